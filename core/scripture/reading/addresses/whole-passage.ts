/**
 * A passage over several chapters: the chapters that stand below its first one, up to a limit, and the rest.
 */

import { bookOf, type Canonical, canonicalOf, chapterOf, placeOf } from '../../../canonical'
import type { Manifest } from '../../../contract/editions/edition'
import type { Range, TextAddress } from '../../../contract/page-data'
import { maxPassageChapters } from '../../../limits'
import type { PassageRef } from '../../passages/reference'
import type { VerseTable } from '../../passages/verse-table'
import { hasChapter } from '../neighbours'

/** The fields of an address for such a passage, beside its first chapter. */
export type WholePassage = Required<Pick<TextAddress, 'further'>> & Pick<TextAddress, 'rest'>

/** The last verse of a chapter that no table counts. */
const toTheEnd = 999

/**
 * Undefined for a place in one chapter, and for a single book, which only opens. A chapter that the edition
 * lacks is listed too: it is said to be absent where it would stand.
 */
export function wholePassage(
  place: PassageRef | undefined,
  chapter: Canonical,
  edition: Pick<Manifest, 'bookList'>,
  table: VerseTable,
): WholePassage | undefined {
  if (!place || place.from === place.to) return undefined
  const end = place.unit === 'book' ? lastChapterOf(place.to, table) : place.to
  const further: Range[] = []
  let next = chapterAfter(chapter, end, edition, table)
  while (next !== undefined && further.length < maxPassageChapters - 1) {
    further.push(place.unit === 'verse' ? versesOf(next, end, table) : { from: next, to: next })
    next = chapterAfter(next, end, edition, table)
  }
  if (further.length === 0) return undefined
  if (next === undefined) return { further }
  return { further, rest: { from: place.unit === 'verse' ? next + 1 : next, to: end } }
}

function lastChapterOf(book: Canonical, table: VerseTable): Canonical {
  return canonicalOf(bookOf(book), Math.max(1, table.lastChapter(bookOf(book))))
}

/** The verses of a chapter up to the end of the passage. */
function versesOf(chapter: Canonical, end: Canonical, table: VerseTable): Range {
  const place = placeOf(chapter)
  const last = table.lastVerse(place.book, place.chapter) || toTheEnd
  return { from: chapter + 1, to: chapterOf(end) === chapter && end > chapter ? end : chapter + last }
}

/** The next chapter up to the end of the passage, across the borders of books. */
function chapterAfter(
  canonical: Canonical,
  end: Canonical,
  { bookList }: Pick<Manifest, 'bookList'>,
  table: VerseTable,
): Canonical | undefined {
  const { book, chapter } = placeOf(canonical)
  for (let number = book; number <= bookOf(end); number += 1) {
    const next = canonicalOf(number, number === book ? chapter + 1 : 1)
    const isThere = placeOf(next).chapter <= table.lastChapter(number) || hasChapter(bookList, next)
    if (isThere) return next <= end ? next : undefined
  }
  return undefined
}
