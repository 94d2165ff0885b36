/**
 * Finds the place of a verse in another numbering. Two verses are the same text when they contain the same
 * parts of the same verses of the Hebrew numbering, in which all mappings are given.
 */

import { type Canonical, chapterOf, isCanonical } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import { chaptersStandingOn } from './chapters-standing-on'
import {
  isPlainChapter,
  isUncounted,
  type Layout,
  lastVerseIn,
  layoutOf,
  piecesOf,
  standingOn,
  tableOf,
} from './standing/layout'
import type { Piece } from './standing/numbering-table'
import { sharedParts } from './standing/run'

/**
 * - `whole`: the same text
 * - `partial`: one of the two continues in another verse, or begins in one
 * - `title`: one of the two is a psalm title that the other numbering prints without a
 *   number, before its verse 1
 */
export type Extent = 'whole' | 'partial' | 'title'

/** A place in the other numbering, and how well it corresponds. */
export interface ConvertedPlace {
  canonical: Canonical
  part: Extent
}

const rank: Readonly<Record<Extent, number>> = { whole: 0, partial: 1, title: 2 }

/**
 * The places of `to` that correspond to a place of `from`, best first: whole, partial (in text order), title.
 * A psalm title is verse 1 with part title, so the verse 1 below an unnumbered title also leads to the
 * title's verses. A verse beyond the end of its chapter corresponds to the last verse, or keeps its number if
 * both count the chapter alike. A chapter (verse 0) gives the chapters it touches, a book itself. Empty for a
 * place `from` does not have and for text that `to` does not have.
 */
export function convert(canonical: number, from: Numbering, to: Numbering): ConvertedPlace[] {
  if (!isCanonical(canonical)) return []
  const chapter = chapterOf(canonical)
  if (canonical === chapter) return convertWhole(canonical, from, to)
  const source = layoutOf(from)
  const target = layoutOf(to)
  if (tableOf(source, chapter) === tableOf(target, chapter)) {
    const isKnown = lastVerseIn(source, chapter) > 0 || isUncounted(source, chapter)
    return isKnown ? [{ canonical, part: 'whole' }] : []
  }
  const isPlain = isPlainChapter(source, chapter) && isPlainChapter(target, chapter)
  if (isPlain && canonical <= chapter + lastVerseIn(source, chapter)) return [{ canonical, part: 'whole' }]
  return convertVerse(canonical, source, target)
}

function convertWhole(canonical: Canonical, from: Numbering, to: Numbering): ConvertedPlace[] {
  if (canonical % 1_000_000 === 0) return [{ canonical, part: 'whole' }]
  const chapters = chaptersStandingOn(canonical, from, to)
  const [first] = chapters
  const isWhole =
    first !== undefined && chapters.length === 1 && chaptersStandingOn(first, to, from).length === 1
  return chapters.map((chapter) => ({ canonical: chapter, part: isWhole ? 'whole' : 'partial' }))
}

function convertVerse(canonical: number, source: Layout, target: Layout): ConvertedPlace[] {
  const pieces = piecesOf(source, canonical)
  const found: ConvertedPlace[] = []
  for (const piece of pieces) {
    for (const { verse, parts, isTitle } of standingOn(target, piece.anchor)) {
      if ((parts & piece.parts) === 0 || !isCanonical(verse)) continue
      if (piece.isTitle || isTitle) add(found, verse, 'title')
      else add(found, verse, isSameText(pieces, piecesOf(target, verse)) ? 'whole' : 'partial')
    }
  }
  return found.length > 1 ? found.sort(byRank) : found
}

function add(found: ConvertedPlace[], canonical: Canonical, part: Extent): void {
  const known = found.find((place) => place.canonical === canonical)
  if (!known) found.push({ canonical, part })
  else if (rank[part] < rank[known.part]) known.part = part
}

function byRank(a: ConvertedPlace, b: ConvertedPlace): number {
  return rank[a.part] - rank[b.part] || a.canonical - b.canonical
}

/** Titles do not count: the text below them is the same with or without. */
function isSameText(one: readonly Piece[], other: readonly Piece[]): boolean {
  let index = 0
  for (const { anchor, parts, isTitle } of one) {
    if (isTitle) continue
    while (other[index]?.isTitle) index += 1
    if (other[index]?.anchor !== anchor || other[index]?.parts !== parts || parts & sharedParts) return false
    index += 1
  }
  while (other[index]?.isTitle) index += 1
  return index === other.length
}
