/** Brings both ends of a range to one unit: `2Sam.5.11-2Sam.6` ends with the last verse of its chapter. */
import { canonicalOf, placeOf } from '../../../canonical'
import type { Range } from '../../../contract/content/article'
import type { VerseTable } from '../../../scripture/passages/verse-table'

/** A range of books, of chapters or of verses: the finer of the two units it was given in. */
export function evenRange({ from, to }: Range, table: VerseTable): Range {
  const unit = Math.max(unitOf(from), unitOf(to))
  return { from: firstIn(from, unit), to: lastIn(to, unit, table) }
}

/** 0 for a book, 1 for a chapter, 2 for a verse. */
function unitOf(place: number): number {
  const { chapter, verse } = placeOf(place)
  return verse > 0 ? 2 : chapter > 0 ? 1 : 0
}

function firstIn(place: number, unit: number): number {
  const { book, chapter, verse } = placeOf(place)
  return canonicalOf(book, unit > 0 ? chapter || 1 : 0, unit > 1 ? verse || 1 : 0)
}

function lastIn(place: number, unit: number, table: VerseTable): number {
  const { book, chapter, verse } = placeOf(place)
  const last = unit > 0 ? chapter || table.lastChapter(book) : 0
  return canonicalOf(book, last, unit > 1 ? verse || table.lastVerse(book, last) : 0)
}
