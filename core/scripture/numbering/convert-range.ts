/** Converts a range to another numbering. */

import { bookOf, type Canonical, canonicalOf, chapterOf, isCanonical, placeOf } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import type { VerseTable } from '../passages/verse-table'
import { chaptersStandingOn } from './chapters-standing-on'
import { convert } from './convert'
import { verseTable } from './verse-table'

/** A closed range; both ends are verses, both chapters (verse 0) or both books. */
export interface CanonicalRange {
  from: Canonical
  to: Canonical
}

/**
 * The ranges of `target` that cover a range of `source`, ascending and as few as possible. Two books or two
 * chapters give books or chapters; of mixed ends the wider becomes verses (PASSAGES C-3). An unnumbered title
 * belongs to the range if the range begins before that psalm or contains nothing else. Verse 999 means "to
 * the end". Empty for a reversed range, for one that is no place, and for one without text in `target`.
 */
export function convertRange(
  from: number,
  to: number,
  source: Numbering,
  target: Numbering,
): CanonicalRange[] {
  if (!isCanonical(from) || !isCanonical(to) || from > endOf(to)) return []
  if (from % 1_000_000 === 0 && to % 1_000_000 === 0) return [{ from, to }]
  const table = verseTable(source)
  const isWhole = from % 1_000 === 0 && to % 1_000 === 0
  const places: Canonical[] = []
  for (const chapter of chaptersBetween(from, to, table)) {
    if (isWhole) places.push(...chaptersStandingOn(chapter, source, target))
    else places.push(...versesStandingOn(chapter, { from, to }, { source, target, table }))
  }
  return joinPlaces(places, verseTable(target), isWhole)
}

/** The last verse that a chapter or a book can have. */
function endOf(canonical: Canonical): number {
  if (canonical % 1_000_000 === 0) return canonical + 999_999
  return canonical % 1_000 === 0 ? canonical + 999 : canonical
}

/** The chapters of a range; one that the numbering does not count only if it is an end of the range. */
function chaptersBetween(from: Canonical, to: Canonical, table: VerseTable): Canonical[] {
  const chapters = new Set<Canonical>()
  const end = endOf(to)
  if (from % 1_000_000 !== 0) chapters.add(chapterOf(from))
  for (let book = bookOf(from); book <= bookOf(to); book += 1) {
    const last = table.lastChapter(book)
    for (let chapter = 1; chapter <= last; chapter += 1) {
      const canonical = canonicalOf(book, chapter)
      if (canonical >= chapterOf(from) && canonical <= end) chapters.add(canonical)
    }
  }
  if (to % 1_000_000 !== 0) chapters.add(chapterOf(to))
  return [...chapters]
}

function versesStandingOn(
  chapter: Canonical,
  { from, to }: CanonicalRange,
  { source, target, table }: { source: Numbering; target: Numbering; table: VerseTable },
): Canonical[] {
  const place = placeOf(chapter)
  const last = table.lastVerse(place.book, place.chapter)
  // A chapter without a count keeps its numbers; beyond a count only the last verse exists.
  const beyond = last === 0 ? 999 : last
  const start = chapterOf(from) === chapter ? Math.max(1, from % 1_000) : 1
  const end = chapterOf(to) === chapter && to % 1_000 > 0 ? to % 1_000 : last
  const places: Canonical[] = []
  const titles: Canonical[] = []
  for (let verse = Math.min(start, beyond); verse <= Math.min(end, beyond); verse += 1) {
    for (const { canonical, part } of convert(chapter + verse, source, target)) {
      if (part === 'title') titles.push(canonical)
      else places.push(canonical)
    }
  }
  const isBegun = chapterOf(from) !== chapter || from === chapter
  return isBegun || places.length === 0 ? [...titles, ...places] : places
}

function joinPlaces(places: readonly Canonical[], table: VerseTable, isWhole: boolean): CanonicalRange[] {
  const ranges: CanonicalRange[] = []
  for (const place of [...places].sort((a, b) => a - b)) {
    const before = ranges.at(-1)
    if (before && (place <= before.to || place === nextPlace(before.to, table, isWhole))) {
      if (place > before.to) before.to = place
    } else {
      ranges.push({ from: place, to: place })
    }
  }
  return ranges
}

/** The chapter or verse after a place, across the ends of chapters and books. */
function nextPlace(canonical: Canonical, table: VerseTable, isWhole: boolean): Canonical {
  const { book, chapter, verse } = placeOf(canonical)
  const last = table.lastVerse(book, chapter)
  // A chapter without a count has no end.
  const isOpen = last === 0 || verse < last
  if (!isWhole && isOpen) return canonicalOf(book, chapter, verse + 1)
  const first = isWhole ? 0 : 1
  if (chapter < table.lastChapter(book)) return canonicalOf(book, chapter + 1, first)
  return canonicalOf(book === 66 ? 90 : book + 1, 1, first)
}
