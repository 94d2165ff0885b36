/**
 * References without a name: canonical numbers, and `V. 4` relative to the place of the
 * context (PASSAGES C-9).
 */

import { placeOf } from '../../../canonical'
import { isNumber, isRole, tokenAt } from '../naming/source'
import { emit } from './emit'
import { isProseAt } from './look-ahead'
import { isChapterOrVerse } from './number-after'
import { readNumbers } from './number-list'
import type { ReadPlace } from './place'
import { enterPlace, type Reader } from './reader'
import { hasVerseSign } from './verse-sign'

/** `43003016`, `43003016-43003018`: numbers as the program writes them. */
export function readCanonical(reader: Reader): boolean {
  const first = reader.at
  const from = canonicalAt(reader, first)
  if (!from) return false
  const to = isRole(reader, first + 1, 'to') ? canonicalAt(reader, first + 2) : undefined
  reader.at += to ? 3 : 1
  emit(reader, first, { from, to })
  return true
}

/** `V. 16`, `4,2`, `16` relative to the place of the context; in running text not a bare number. */
export function readWithoutName(reader: Reader): boolean {
  const { at, place } = reader
  if (!place || (reader.isProse && !isClearPlace(reader, at))) return false
  enterPlace(reader, place, at)
  return readNumbers(reader, at, 'verse')
}

/** A word for chapter or verse with its number, or chapter and verse with a sign and no prose after them. */
function isClearPlace(reader: Reader, at: number): boolean {
  const isPlace = isNumber(reader, at) && hasVerseSign(reader, at + 1) && !isProseAt(reader, at + 3)
  return isPlace || isChapterOrVerse(reader, at)
}

/** A verse needs a chapter. */
function canonicalAt(reader: Reader, at: number): ReadPlace | undefined {
  const { value } = tokenAt(reader, at)
  const place = placeOf(value)
  const isPlace = reader.table.lastChapter(place.book) && (place.chapter || !place.verse)
  return isPlace ? place : undefined
}
