/** Reads what follows a range sign and decides where the range ends (PASSAGES G-12 to G-16). */

import { placeAt } from '../../../canonical'
import { isOther, isRole, isSpaced, roleAt } from '../naming/source'
import { isNumberBefore, isProseAt } from './look-ahead'
import { hasNumberAfter } from './number-after'
import { type ReadPlace, readPlace } from './place'
import { attempt, enterBook, exists, nameAt, numberAt, type Reader, warn } from './reader'

/** A range as typed. */
export interface ReadRange {
  from: ReadPlace
  to?: ReadPlace
}

/** The range that begins with a place just read; only `from`, without moving, if no end follows. */
export function readRange(reader: Reader, from: ReadPlace): ReadRange {
  const range = isRole(reader, reader.at, 'to') ? attempt(reader, () => readEnd(reader, from)) : undefined
  return range ?? { from }
}

function readEnd(reader: Reader, from: ReadPlace): ReadRange | undefined {
  while (isRole(reader, reader.at, 'to')) reader.at += 1
  const { at, isProse } = reader
  const isCutOff = isProse && isSpaced(reader, at) && isProseAt(reader, at + 1) && !nameAt(reader, at)
  return isCutOff ? undefined : (readOtherBook(reader, from) ?? readSameBook(reader, from))
}

/** `1Mo 50,15 - 2Mo 2,10`, `Mt-Joh`: the end has its own name; without numbers it means the whole book. */
function readOtherBook(reader: Reader, from: ReadPlace): ReadRange | undefined {
  const match = nameAt(reader, reader.at)
  if (!match || isNumberBefore(reader, reader.at)) return undefined
  const { books, ordinal, base } = match
  const mayBeProse = reader.isProse || (from.chapter && ordinal && roleAt(reader, base))
  if (mayBeProse && !hasNumberAfter(reader, match)) return undefined
  const book = books.find((candidate) => candidate >= from.book) ?? books[0]
  enterBook(reader, match, book)
  return { from, to: readPlace(reader, 'chapter') ?? placeAt(book) }
}

function readSameBook(reader: Reader, from: ReadPlace): ReadRange | undefined {
  const { chapter, verse } = from
  if (!chapter) return undefined
  const to = verse ? readPlace(reader, 'verse') : readEndOfChapters(reader)
  if (!to) return undefined
  if (!verse && !to.verse) return endAtChapter(reader, from, to)
  return { from, to: to.chapter === chapter ? endAtVerse(reader, from, to) : to }
}

/** After a chapter, a verse needs a sign without space: `1-2,12`, but `1-2, 12` is a list. */
function readEndOfChapters(reader: Reader): ReadPlace | undefined {
  const { at, last } = reader
  const isTight = isOther(reader, at + 1) && !isSpaced(reader, at + 1) && !isSpaced(reader, at + 2)
  const chapter = numberAt(reader, at)
  if (isTight || !chapter) return readPlace(reader, 'chapter')
  reader.at += 1
  return placeAt(last.book, chapter)
}

/** G-12, G-13. */
function endAtVerse(reader: Reader, from: ReadPlace, to: ReadPlace): ReadPlace {
  const number = to.verse
  if (number > from.verse || (number === from.verse && to.part)) return to
  const verse = complete(from.verse, number)
  if (verse > from.verse && exists(reader, from.chapter, verse)) return { ...to, verse }
  if (number <= from.chapter || !exists(reader, number)) return to
  return { ...to, chapter: number, verse: reader.table.lastVerse(to.book, number) }
}

/** G-14. */
function endAtChapter(reader: Reader, from: ReadPlace, to: ReadPlace): ReadRange {
  const number = to.chapter
  const chapter = number > from.chapter ? number : complete(from.chapter, number)
  if (chapter > from.chapter && exists(reader, chapter)) return { from, to: { ...to, chapter } }
  const mayRepair = number <= from.chapter || !exists(reader, from.chapter + 1)
  if (!mayRepair || !exists(reader, from.chapter, number)) return { from, to }
  warn(reader, 'repaired')
  return { from: { ...from, verse: number } }
}

/** `105-12` is 105-112: the end takes the leading digits of the start. 0 when it has as many digits. */
function complete(start: number, end: number): number {
  const digits = String(start)
  const missing = digits.length - String(end).length
  return missing > 0 ? Number(digits.slice(0, missing) + end) : 0
}
