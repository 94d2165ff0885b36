/**
 * How the verses of an edition correspond to Hebrew verses: its base, and the chapters
 * that its corrections count differently. All conversions only ask: what does a verse
 * contain, and which verses contain parts of a Hebrew verse.
 */

import { chapterOf } from '../../../canonical'
import type { Numbering, NumberingBase } from '../../../contract/editions/edition'
import { baseTable, type NumberingTable, type Piece, piecesIn } from './numbering-table'
import { allParts, type Run, sharedParts } from './run'
import { mappedTable, restOf, variantTable } from './variant-table'

/** A numbering, ready for conversions. */
export interface Layout {
  base: NumberingTable
  /** Corrected chapters (canonical) with the table that counts them. */
  ruling: ReadonlyMap<number, NumberingTable>
  /** All tables in use, the base first. */
  tables: readonly NumberingTable[]
  /** Chapters, of the numbering or of anchors, for which `ruling` has to be consulted. */
  corrected: ReadonlySet<number>
}

/** A verse that contains some part of a Hebrew verse. */
export interface Standing {
  verse: number
  parts: number
  isTitle: boolean
}

const plainLayouts = new Map<NumberingBase, Layout>()
const correctedLayouts = new WeakMap<Numbering, Layout>()

/** The layout of a numbering; the same object for the same base, or the same corrected numbering. */
export function layoutOf(numbering: Numbering): Layout {
  const isPlain = numbering.corrections.length === 0
  const known = isPlain ? plainLayouts.get(numbering.base) : correctedLayouts.get(numbering)
  if (known) return known
  const layout = makeLayout(numbering)
  if (isPlain) plainLayouts.set(numbering.base, layout)
  else correctedLayouts.set(numbering, layout)
  return layout
}

/** The table that counts a chapter (canonical). */
export function tableOf(layout: Layout, chapter: number): NumberingTable {
  return layout.ruling.get(chapter) ?? layout.base
}

/** Last verse of a chapter (canonical); 0 for one that the numbering does not have. */
export function lastVerseIn(layout: Layout, chapter: number): number {
  return tableOf(layout, chapter).verses.get(chapter) ?? 0
}

/**
 * True for a chapter that neither this numbering nor the Hebrew counts, but the Vulgate: additions to Esther,
 * Daniel and Sirach, which an edition of any numbering may have under the same numbers.
 */
export function isUncounted(layout: Layout, chapter: number): boolean {
  return (
    lastVerseIn(layout, chapter) === 0 &&
    !baseTable('org').verses.has(chapter) &&
    baseTable('vul').verses.has(chapter)
  )
}

/** True when the verses of a chapter correspond to their own numbers and to nothing else. */
export function isPlainChapter({ base, corrected }: Layout, chapter: number): boolean {
  return !corrected.has(chapter) && !base.runsIn.has(chapter) && !base.runsOn.has(chapter)
}

/**
 * The contents of a verse, in text order; a verse beyond the end of its chapter contains the rest of the last
 * one. Empty if unknown.
 */
export function piecesOf(layout: Layout, verse: number): Piece[] {
  const chapter = chapterOf(verse)
  const last = chapter + lastVerseIn(layout, chapter)
  if (isUncounted(layout, chapter)) return [{ anchor: verse, parts: allParts, isTitle: false }]
  if (last === chapter) return []
  const table = tableOf(layout, chapter)
  if (verse <= last) return piecesIn(table, verse)
  const end = piecesIn(table, last).at(-1)
  return end ? [{ ...end, parts: restOf(end.parts) | sharedParts }] : []
}

/** True for a number that no verse has: psalms of the Vulgate may begin with 10. */
export function isUnused(layout: Layout, verse: number): boolean {
  const pieces = piecesOf(layout, verse)
  return pieces.length > 0 && pieces.every(({ parts }) => parts === 0)
}

/** The verses that contain some part of a Hebrew verse (canonical), in no particular order. */
export function standingOn(layout: Layout, anchor: number): Standing[] {
  const found: Standing[] = []
  const chapter = chapterOf(anchor)
  for (const table of layout.corrected.has(chapter) ? layout.tables : [layout.base]) {
    for (const run of table.runsOn.get(chapter) ?? []) {
      if (anchor < run.anchor || anchor > run.anchorLast) continue
      if (tableOf(layout, chapterOf(run.first)) !== table) continue
      addVerses(found, run, anchor)
    }
  }
  if (isUnderOwnNumber(layout, anchor)) found.push({ verse: anchor, parts: allParts, isTitle: false })
  return found
}

function addVerses(
  found: Standing[],
  { first, last, anchor: start, anchorLast, parts, isTitle }: Run,
  anchor: number,
): void {
  const isPaired = last - first === anchorLast - start
  const from = isPaired ? first + anchor - start : first
  const to = isPaired ? from : last
  for (let verse = from; verse <= to; verse += 1) found.push({ verse, parts, isTitle })
}

/** True when the numbering has the verse and no run names it. */
function isUnderOwnNumber(layout: Layout, verse: number): boolean {
  const chapter = chapterOf(verse)
  const last = lastVerseIn(layout, chapter)
  if (last === 0) return isUncounted(layout, chapter)
  if (verse > chapter + last) return false
  const runs = tableOf(layout, chapter).runsIn.get(chapter)
  return !runs?.some((run) => !run.isTitle && verse >= run.first && verse <= run.last)
}

function makeLayout({ base: name, corrections }: Numbering): Layout {
  const base = baseTable(name)
  const ruling = new Map<number, NumberingTable>()
  for (const { chapter, like, verses, mapping } of corrections) {
    if (mapping !== undefined && verses !== undefined) {
      ruling.set(chapter, mappedTable(chapter, verses, mapping))
      continue
    }
    const table = like === undefined ? base : baseTable(like)
    const isOwn = verses !== undefined && verses !== table.verses.get(chapter)
    const ruler = isOwn ? variantTable(like ?? name, chapter, verses) : table
    if (isOwn) for (const other of ruler.verses.keys()) if (!ruling.has(other)) ruling.set(other, ruler)
    ruling.set(chapter, ruler)
  }
  const tables = [...new Set([base, ...ruling.values()])]
  return { base, ruling, tables, corrected: correctedChapters(base, ruling) }
}

function correctedChapters(base: NumberingTable, ruling: ReadonlyMap<number, NumberingTable>): Set<number> {
  const corrected = new Set(ruling.keys())
  for (const [chapter, table] of ruling) {
    for (const run of [...(table.runsIn.get(chapter) ?? []), ...(base.runsIn.get(chapter) ?? [])]) {
      corrected.add(chapterOf(run.anchor))
    }
  }
  return corrected
}
