/** Turns a range as typed into references that exist (PASSAGES C-3, G-12, G-15, G-17, G-21, G-22). */
import { type Canonical, canonicalOf } from '../../canonical'
import type { Reader } from '../grammar/reader'
import type { PassageRef, WarningCode } from '../reference'
import type { ReadPlace } from './place'
import type { ReadRange } from './range'

/** Marks for "and the following": the next place, or all up to the end. */
export type Follow = 'next' | 'rest'

/** Adds the references of a range; `start` and `end` are offsets in the original input. */
export function emit(
  reader: Reader,
  { from, to }: ReadRange,
  follow: Follow | undefined,
  { start, end }: { start: number; end: number },
): void {
  if (from.isVoid || to?.isVoid) return
  const last = follow && !problemOf(reader, to ?? from) ? extend(reader, to ?? from, follow) : to
  const add = (first: ReadPlace, final: ReadPlace) =>
    reader.refs.push(toRef(reader, first, final, start, end))
  const problem = problemOf(reader, from)
  if (!last) {
    if (problem) fail(reader, from, problem)
    else add(from, from)
    return
  }
  const lastProblem = problemOf(reader, last)
  if (problem && lastProblem) fail(reader, from, problem)
  else if (problem) {
    fail(reader, from, problem)
    add(last, last)
  } else {
    if (lastProblem) reader.warn('clamped')
    addRange(reader, from, lastProblem ? nearestTo(reader, last) : last, add)
  }
}

function addRange(
  reader: Reader,
  from: ReadPlace,
  to: ReadPlace,
  add: (a: ReadPlace, b: ReadPlace) => void,
): void {
  if (orderOf(to, from) >= orderOf(from, to)) {
    add(from, to)
    return
  }
  reader.warn('reversed')
  add(from, from)
  add(to, to)
}

/** The place as a number to compare with another; a whole chapter counts as its verse where the other has none. */
function orderOf(place: ReadPlace, other: ReadPlace): number {
  const isWholeOfOther = place.verse === 0 && place.chapter === other.chapter
  const isBookOfOther = place.chapter === 0 && place.book === other.book
  const chapter = isBookOfOther ? other.chapter : place.chapter
  return canonicalOf(place.book, chapter, isWholeOfOther || isBookOfOther ? other.verse : place.verse)
}

function fail(reader: Reader, place: ReadPlace, problem: WarningCode): void {
  const { book, chapter, verse } = nearestTo(reader, place)
  reader.warn(problem)
  reader.state.nearest ??= canonicalOf(book, chapter, verse)
}

function problemOf({ table }: Reader, { book, chapter, verse }: ReadPlace): WarningCode | undefined {
  if (chapter === 0) return undefined
  const last = table.lastVerse(book, chapter)
  if (last === 0) return 'no-such-chapter'
  return verse > last ? 'no-such-verse' : undefined
}

/** The last existing place of the same unit before a place that does not exist. */
function nearestTo({ table }: Reader, place: ReadPlace): ReadPlace {
  const chapter = Math.min(place.chapter, table.lastChapter(place.book))
  const last = table.lastVerse(place.book, chapter)
  const verse = place.verse === 0 ? 0 : chapter < place.chapter ? last : Math.min(place.verse, last)
  return { ...place, chapter, verse, part: undefined }
}

/** G-17; at the end of the book the place itself. */
function extend({ table }: Reader, place: ReadPlace, follow: Follow): ReadPlace {
  const { book, chapter, verse } = place
  const lastChapter = table.lastChapter(book)
  const lastVerse = table.lastVerse(book, chapter)
  const plain = { ...place, part: undefined }
  if (chapter === 0) return place
  if (verse === 0)
    return { ...plain, chapter: follow === 'rest' ? lastChapter : Math.min(chapter + 1, lastChapter) }
  if (follow === 'rest') return { ...plain, verse: lastVerse }
  if (verse < lastVerse) return { ...plain, verse: verse + 1 }
  return chapter < lastChapter ? { ...plain, chapter: chapter + 1, verse: 1 } : place
}

/** C-3: both ends get the finer unit of the two. */
function toRef(reader: Reader, from: ReadPlace, to: ReadPlace, start: number, end: number): PassageRef {
  const unit = from.verse || to.verse ? 'verse' : from.chapter || to.chapter ? 'chapter' : 'book'
  const ref: PassageRef = { from: firstOf(from, unit), to: lastOf(reader, to, unit), unit, start, end }
  if (from.part) ref.fromPart = from.part
  if (to.part) ref.toPart = to.part
  return ref
}

function firstOf({ book, chapter, verse }: ReadPlace, unit: PassageRef['unit']): Canonical {
  if (unit === 'book') return canonicalOf(book)
  return canonicalOf(book, chapter || 1, unit === 'verse' ? verse || 1 : 0)
}

function lastOf({ table }: Reader, place: ReadPlace, unit: PassageRef['unit']): Canonical {
  const { book } = place
  if (unit === 'book') return canonicalOf(book)
  const chapter = place.chapter || table.lastChapter(book)
  return canonicalOf(book, chapter, unit === 'verse' ? place.verse || table.lastVerse(book, chapter) : 0)
}
