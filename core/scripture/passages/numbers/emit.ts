/** Turns a range as typed into references that exist (PASSAGES C-3, G-12, G-15, G-17, G-21, G-22). */
import { bookOf, type Canonical, canonicalOf, chapterOf } from '../../canonical'
import type { Reader } from '../grammar/reader'
import type { PassageRef, Unit, WarningCode } from '../reference'
import type { VerseTable } from '../verse-table'
import type { ReadPlace } from './place'
import type { ReadRange } from './range'

/** Marks for "and the following": the next place, or all up to the end. */
export type Follow = 'next' | 'rest'

/** Adds the references of a range; `start` and `end` are offsets in the original input. */
export function emit(
  reader: Reader,
  { from, to }: ReadRange,
  range: { start: number; end: number },
  follow?: Follow,
): void {
  const { table } = reader
  const end = to ?? from
  if (isVoid(from) || isVoid(end)) return
  const problem = problemOf(table, from)
  const endProblem = problemOf(table, end)
  if (problem) fail(reader, from, problem)
  if (problem && (!to || endProblem)) return
  const first = problem ? end : from
  if (endProblem) reader.warn('clamped')
  const last = endProblem ? nearestTo(table, end) : follow ? extend(table, end, follow) : end
  const add = (start: ReadPlace, final: ReadPlace) => {
    reader.refs = [...reader.refs, toRef(table, start, final, range)]
  }
  if (lastOf(table, last) >= firstOf(first)) return add(first, last)
  reader.warn('reversed')
  add(first, first)
  add(last, last)
}

/** G-21: a typed zero, or a verse of no chapter. */
function isVoid({ chapter, verse }: ReadPlace): boolean {
  return chapter < 0 || verse < 0
}

function fail(reader: Reader, place: ReadPlace, problem: WarningCode): void {
  const { book, chapter, verse } = nearestTo(reader.table, place)
  reader.warn(problem)
  reader.nearest ??= canonicalOf(book, chapter, verse)
}

function problemOf(table: VerseTable, { book, chapter, verse }: ReadPlace): WarningCode | undefined {
  const last = table.lastVerse(book, chapter)
  if (chapter === 0 || (last > 0 && verse <= last)) return undefined
  return last === 0 ? 'no-such-chapter' : 'no-such-verse'
}

/** The last existing place of the same unit before a place that does not exist. */
function nearestTo(table: VerseTable, place: ReadPlace): ReadPlace {
  const { book, verse } = place
  const chapter = Math.min(place.chapter, table.lastChapter(book))
  const last = table.lastVerse(book, chapter)
  return { book, chapter, verse: verse && (chapter < place.chapter ? last : Math.min(verse, last)) }
}

/** G-17; at the end of the book the place itself. */
function extend(table: VerseTable, place: ReadPlace, follow: Follow): ReadPlace {
  const { book, chapter, verse } = place
  const lastChapter = table.lastChapter(book)
  const lastVerse = table.lastVerse(book, chapter)
  if (chapter === 0) return place
  if (follow === 'rest')
    return verse ? { book, chapter, verse: lastVerse } : { book, chapter: lastChapter, verse }
  if (verse && verse < lastVerse) return { book, chapter, verse: verse + 1 }
  return chapter < lastChapter ? { book, chapter: chapter + 1, verse: Math.min(verse, 1) } : place
}

/** C-3: both ends get the finer unit of the two. */
function toRef(
  table: VerseTable,
  from: ReadPlace,
  to: ReadPlace,
  range: { start: number; end: number },
): PassageRef {
  const unit = from.verse || to.verse ? 'verse' : from.chapter || to.chapter ? 'chapter' : 'book'
  const ref: PassageRef = {
    from: inUnit(firstOf(from), unit),
    to: inUnit(lastOf(table, to), unit),
    unit,
    ...range,
  }
  if (from.part) ref.fromPart = from.part
  if (to.part) ref.toPart = to.part
  return ref
}

function inUnit(verse: Canonical, unit: Unit): Canonical {
  if (unit === 'verse') return verse
  return unit === 'chapter' ? chapterOf(verse) : canonicalOf(bookOf(verse))
}

function firstOf({ book, chapter, verse }: ReadPlace): Canonical {
  return canonicalOf(book, chapter || 1, verse || 1)
}

function lastOf(table: VerseTable, place: ReadPlace): Canonical {
  const { book } = place
  const chapter = place.chapter || table.lastChapter(book)
  return canonicalOf(book, chapter, place.verse || table.lastVerse(book, chapter))
}
