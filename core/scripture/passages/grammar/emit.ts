/** Turns a typed range into references that exist (PASSAGES C-3, G-12, G-15, G-17, G-21, G-22). */

import { type Canonical, canonicalOf, placeAt, wholeOf } from '../../../canonical'
import type { PassageRef, Unit } from '../reference'
import type { VerseTable } from '../verse-table'
import { type ReadPlace } from './place'
import type { ReadRange } from './range'
import { type Reader, spanOf, warn } from './reader'

/** Marks for "and the following": the next place, or everything up to the end. */
export type Follow = 'next' | 'rest'

/** Adds the references of a range that was read from token `first` to the next one. */
export function emit(reader: Reader, first: number, { from, to = from }: ReadRange, follow?: Follow): void {
  const { table } = reader
  // G-21: a typed zero, or a verse without a chapter.
  if (Math.min(from.chapter, from.verse, to.chapter, to.verse) < 0) return
  const [nearest, nearestEnd] = [nearestTo(table, from), nearestTo(table, to)]
  const start = nearest === from ? from : to
  const end = follow && nearestEnd === to ? extend(table, to, follow) : nearestEnd
  if (nearest !== from) {
    const { book, chapter, verse } = nearest
    warn(reader, chapter === from.chapter ? 'no-such-verse' : 'no-such-chapter')
    reader.nearest ??= canonicalOf(book, chapter, verse)
  }
  if (nearestEnd !== to) {
    if (nearest !== from) return
    warn(reader, 'clamped')
  }
  if (lastOf(table, end) >= firstOf(start)) return add(reader, first, start, end)
  warn(reader, 'reversed')
  add(reader, first, start, start)
  add(reader, first, end, end)
}

/** The place itself; if it does not exist, the last existing one of the same unit before it. */
function nearestTo(table: VerseTable, place: ReadPlace): ReadPlace {
  const { book, chapter, verse } = place
  const last = table.lastVerse(book, chapter) ? chapter : table.lastChapter(book)
  const lastVerse = table.lastVerse(book, last)
  const isThere = !chapter || (chapter === last && verse <= lastVerse)
  return isThere ? place : placeAt(book, last, verse && lastVerse)
}

/** G-17: to the end of the chapter or book, or to the next place; at the end of the book the place itself. */
function extend(table: VerseTable, place: ReadPlace, follow: Follow): ReadPlace {
  const { book, chapter, verse } = place
  const [last, lastVerse] = [table.lastChapter(book), table.lastVerse(book, chapter)]
  if (!chapter) return place
  if (follow === 'rest') return verse ? placeAt(book, chapter, lastVerse) : placeAt(book, last)
  if (verse && verse < lastVerse) return placeAt(book, chapter, verse + 1)
  return chapter < last ? placeAt(book, chapter + 1, Math.min(verse, 1)) : place
}

/** C-3: both ends get the finer unit of the two. */
function add(reader: Reader, first: number, from: ReadPlace, to: ReadPlace): void {
  const [unit, size]: [Unit, number] =
    from.verse || to.verse
      ? ['verse', 1]
      : from.chapter || to.chapter
        ? ['chapter', 1_000]
        : ['book', 1_000_000]
  const ref: PassageRef = {
    from: wholeOf(firstOf(from), size),
    to: wholeOf(lastOf(reader.table, to), size),
    unit,
    ...spanOf(reader, first, reader.at),
  }
  if (from.part) ref.fromPart = from.part
  if (to.part) ref.toPart = to.part
  reader.refs = [...reader.refs, ref]
}

function firstOf({ book, chapter, verse }: ReadPlace): Canonical {
  return canonicalOf(book, chapter || 1, verse || 1)
}

function lastOf(table: VerseTable, { book, chapter, verse }: ReadPlace): Canonical {
  const last = chapter || table.lastChapter(book)
  return canonicalOf(book, last, verse || table.lastVerse(book, last))
}
