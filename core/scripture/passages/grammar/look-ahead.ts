/** Looks ahead: whether a number belongs to the name of the next reference, and whether words of prose follow. */

import { isOfLaterList } from '../naming/match-name'
import { isNumber, isOther, isPart, isSign, isSpaced, isWord, roleAt } from '../naming/source'
import { hasNumberAfter } from './number-after'
import { orderAt } from './order'
import { nameAt, numberAt, type Reader } from './reader'

/**
 * True when the number at a token is the ordinal of a book whose chapter follows: `Joh 3, 1. Mose 4`, or its
 * chapter, as in `Joh 3, 23. Psalm`. After a semicolon a name may also be alone.
 */
export function beginsName(reader: Reader, at: number): boolean {
  if (!numberAt(reader, at) || isNumberBefore(reader, at)) return false
  const match = nameAt(reader, at)
  if (match) return isSign(reader, at - 1, ';') || hasNumberAfter(reader, match)
  return isSpaced(reader, at) && !!orderAt(reader, at)
}

/**
 * `Genesis 1:1 John 1:1`, `Matt 5-7 John 3`: a number that touches the sign before it, but not the name after
 * it, belongs to the previous reference; unless the name needs an ordinal and the sign is not a colon.
 */
export function isNumberBefore(reader: Reader, at: number): boolean {
  if (!isNumber(reader, at) || isSpaced(reader, at) || !isOther(reader, at - 1)) return false
  if (isSign(reader, at - 1, ';')) return false
  if (isSign(reader, at - 1, ':')) return true
  const [match, alone] = [nameAt(reader, at), nameAt(reader, at + 1)]
  return !!match && !!alone && isSpaced(reader, at + 1) && !isOfLaterList(reader, alone, match)
}

/** True for a word that belongs to no reference, as after the number in `3, 12 Jünger`. */
export function isProseAt(reader: Reader, at: number): boolean {
  return isWord(reader, at) && !isPart(reader, at) && !roleAt(reader, at) && !nameAt(reader, at)
}
