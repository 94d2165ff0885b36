/** References that do not begin with a name: canonical numbers, `23. Psalm`, `chapter 3 of John`, `V. 4` (PASSAGES G-10, C-9). */

import { psalms } from '../../book-chapters'
import { placeOf } from '../../canonical'
import { skipDot, skipEnding } from '../naming/ordinals'
import { isAround, isNumber, isRole, tokenAt } from '../naming/source'
import { emit } from '../numbers/emit'
import { readNumbers, readNumbersFrom } from '../numbers/number-list'
import { skipWordDot } from '../numbers/number-words'
import { type ReadPlace, readChapter } from '../numbers/place'
import { hasVerseSign } from '../numbers/verse-sign'
import { isProseAt } from './look-ahead'
import { hasNumberAfter, isChapterOrVerse } from './number-after'
import { enterBook, enterPlace, nameAt, type Reader } from './reader'

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

/** `chapter 3 of John`, `23. Psalm`, `the 46th psalm`; without a word for it only psalms are counted so. */
export function readChapterFirst(reader: Reader): boolean {
  const first = reader.at
  const hasWord = isRole(reader, first, 'chapter')
  const at = hasWord ? skipWordDot(reader, first) : isAround(reader, first) ? first + 1 : first
  const number = tokenAt(reader, at).value
  if (number < 1 || (reader.isProse && !hasWord)) return false
  const name = nameAt(reader, skipDot(reader, skipEnding(reader, at + 1)))
  if (!name || isNumber(reader, name.end)) return false
  if (hasWord ? hasNumberAfter(reader, name) : name.books[0] !== psalms) return false
  enterBook(reader, name, name.books[0])
  readNumbersFrom(reader, first, readChapter(reader, number, name.end))
  return true
}

/** `V. 16`, `4,2`, `16` against the place of the context; in running text not a bare number. */
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
