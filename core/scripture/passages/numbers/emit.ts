/** Turns a range as typed into references that exist (PASSAGES C-3, G-12, G-15, G-17, G-21, G-22). */

import { type Canonical, canonicalOf, placeAt, wholeOf } from '../../canonical'
import { type Reader, spanOf, warn } from '../grammar/reader'
import type { PassageRef, Unit, WarningCode } from '../reference'
import type { VerseTable } from '../verse-table'
import { type ReadPlace } from './place'
import type { ReadRange } from './range'

/** Marks for "and the following": the next place, or all up to the end. */
export type Follow = 'next' | 'rest'

/** Adds the references of a range that was read from token `first` to the next one. */
export function emit(reader: Reader, first: number, { from, to = from }: ReadRange, follow?: Follow): void {
  const { table } = reader
  // G-21: a typed zero, or a verse of no chapter.
  if ([from, to].some(({ chapter, verse }) => chapter < 0 || verse < 0)) return
  const [problem, endProblem] = [problemOf(table, from), problemOf(table, to)]
  if (problem) {
    warn(reader, problem)
    const { book, chapter, verse } = nearestTo(table, from)
    reader.nearest ??= canonicalOf(book, chapter, verse)
  }
  if (problem && endProblem) return
  if (endProblem) warn(reader, 'clamped')
  const start = problem ? to : from
  const end = endProblem ? nearestTo(table, to) : follow ? extend(table, to, follow) : to
  if (lastOf(table, end) >= firstOf(start)) return add(reader, first, start, end)
  warn(reader, 'reversed')
  add(reader, first, start, start)
  add(reader, first, end, end)
}

function problemOf(table: VerseTable, { book, chapter, verse }: ReadPlace): WarningCode | undefined {
  const last = table.lastVerse(book, chapter)
  if (chapter === 0 || (last > 0 && verse <= last)) return undefined
  return last === 0 ? 'no-such-chapter' : 'no-such-verse'
}

/** The last existing place of the same unit before a place that does not exist. */
function nearestTo(table: VerseTable, { book, chapter, verse }: ReadPlace): ReadPlace {
  const last = Math.min(chapter, table.lastChapter(book))
  const lastVerse = table.lastVerse(book, last)
  return placeAt(book, last, verse && (last < chapter ? lastVerse : Math.min(verse, lastVerse)))
}

/** G-17: to the end of the chapter or book, or to the next place; at the end of the book the place itself. */
function extend(table: VerseTable, place: ReadPlace, follow: Follow): ReadPlace {
  const { book, chapter, verse } = place
  const [last, lastVerse] = [table.lastChapter(book), table.lastVerse(book, chapter)]
  if (chapter === 0) return place
  if (follow === 'rest') return verse ? placeAt(book, chapter, lastVerse) : placeAt(book, last)
  if (verse && verse < lastVerse) return placeAt(book, chapter, verse + 1)
  return chapter < last ? placeAt(book, chapter + 1, Math.min(verse, 1)) : place
}

/** C-3: both ends get the finer unit of the two. */
function add(reader: Reader, first: number, from: ReadPlace, to: ReadPlace): void {
  const unit = from.verse || to.verse ? 'verse' : from.chapter || to.chapter ? 'chapter' : 'book'
  const ref: PassageRef = {
    from: wholeOf(firstOf(from), sizes[unit]),
    to: wholeOf(lastOf(reader.table, to), sizes[unit]),
    unit,
    ...spanOf(reader, first, reader.at),
  }
  if (from.part) ref.fromPart = from.part
  if (to.part) ref.toPart = to.part
  reader.refs = [...reader.refs, ref]
}

const sizes: Readonly<Record<Unit, number>> = { book: 1_000_000, chapter: 1_000, verse: 1 }

function firstOf({ book, chapter, verse }: ReadPlace): Canonical {
  return canonicalOf(book, chapter || 1, verse || 1)
}

function lastOf(table: VerseTable, { book, chapter, verse }: ReadPlace): Canonical {
  const last = chapter || table.lastChapter(book)
  return canonicalOf(book, last, verse || table.lastVerse(book, last))
}
