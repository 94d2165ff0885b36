/** The address of parsed places: the chapter to open, the verses to mark, and the one canonical path. */

import { type Canonical, canonicalOf, chapterOf, placeOf } from '../../../canonical'
import type { Range, TextAddress } from '../../../contract/page-data'
import { maxReferences } from '../../../limits'
import type { PassageRef } from '../../passages/reference'
import type { VerseTable } from '../../passages/verse-table'
import type { Naming } from './addresses'
import { letteredPath } from './lettered-address'

/** A place without its position in a text. */
export type OpenedPlace = Pick<PassageRef, 'from' | 'to' | 'unit' | 'fromPart' | 'toPart'>

/**
 * Opens the chapter of the first place; verses in it are marked, places elsewhere become chips. A whole book
 * opens its first chapter. `table` contains the ends of books and chapters; undefined for places that are
 * single chapters. The result is undefined without any place.
 */
export function passageAddress(
  abbreviations: string[],
  places: readonly OpenedPlace[],
  naming: Naming,
  table: VerseTable | undefined,
): TextAddress | undefined {
  const opened = places.map((place) => openedPlace(place, table))
  const [open] = opened
  if (!open) return undefined
  const chapter = chapterOf(open.from)
  const inside = opened.filter(({ from, unit }) => unit === 'verse' && chapterOf(from) === chapter)
  const others = opened.filter(({ from }, index) => chapterOf(from) !== chapter && index < maxReferences)
  return {
    abbreviations,
    chapter,
    marked: inside.map(({ from, to }) => ({
      from,
      to: chapterOf(to) === chapter ? to : lastOf(chapter, table),
    })),
    others: others.map(({ from, to }): Range => ({ from, to })),
    path: letteredPath(abbreviations, opened, naming),
  }
}

function openedPlace(place: OpenedPlace, table: VerseTable | undefined): OpenedPlace {
  const { from, to, unit } = place
  if (unit !== 'book') return place
  const start = canonicalOf(placeOf(from).book, 1)
  const last = placeOf(to).book
  const end = from === to ? start : canonicalOf(last, Math.max(1, table?.lastChapter(last) ?? 1))
  return { from: start, to: end, unit: 'chapter' }
}

function lastOf(chapter: Canonical, table: VerseTable | undefined): number {
  const { book, chapter: number } = placeOf(chapter)
  return chapter + (table?.lastVerse(book, number) ?? 1)
}
