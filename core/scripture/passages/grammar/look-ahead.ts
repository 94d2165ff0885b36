/** Looks ahead: whether a number belongs to the name of the next reference, and whether words of prose follow. */

import type { NameMatch } from '../naming/match-words'
import { isNumber, isPart, isRole, isSign, isWord, roleAt, skipSign, tokenAt } from '../naming/source'
import { nameAt, type Reader } from './reader'

/**
 * True when the number at a token is the ordinal of a book whose chapter follows: `Joh 3, 1. Mose 4`. After a semicolon the
 * name may also stand alone.
 */
export function beginsName(reader: Reader, at: number): boolean {
  const match = isNumber(reader, at) ? nameAt(reader, at) : undefined
  return !!match && (isSign(reader, at - 1, ';') || hasNumberAfter(reader, match))
}

/** True when a chapter or verse stands after a name, also after a sign or a word for them (PASSAGES G-20). */
export function hasNumberAfter(reader: Reader, { end, index }: NameMatch): boolean {
  const at = skipSign(reader, end, ':.,')
  return isNumber(reader, at) || isChapterOrVerse(reader, at) || index.numbers.has(tokenAt(reader, at).text)
}

/** True for a word for chapter or verse. */
export function isChapterOrVerse(reader: Reader, at: number): boolean {
  return isRole(reader, at, 'chapter', 'verse')
}

/** True for a word that belongs to no reference, as after the number in `3, 12 Jünger`. */
export function isProseAt(reader: Reader, at: number): boolean {
  return isWord(reader, at) && !isPart(reader, at) && !roleAt(reader, at) && !nameAt(reader, at)
}
