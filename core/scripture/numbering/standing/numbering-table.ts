/**
 * The facts of tables.ts and mappings.ts in a form for look-ups. A base is parsed when it is first needed.
 */

import { canonicalOf, chapterOf } from '../../../canonical'
import type { NumberingBase } from '../../../contract/editions/edition'
import { mappings } from '../mappings'
import { verseCounts } from '../tables'
import { allParts, type Run, readMapping, sectionsOf, sharedParts } from './run'

/** Counts and runs of one numbering. */
export interface NumberingTable {
  /** Last verse by chapter (canonical, verse 0). */
  verses: ReadonlyMap<number, number>
  /** Runs by the chapter of their verses. */
  runsIn: ReadonlyMap<number, readonly Run[]>
  /** Runs by the chapter of their anchors. */
  runsOn: ReadonlyMap<number, readonly Run[]>
}

/** The part of a Hebrew verse in a verse, or in the title before it. */
export interface Piece {
  /** Canonical of the Hebrew verse. */
  anchor: number
  /** Bits of its parts, see `Run`. */
  parts: number
  isTitle: boolean
}

const baseTables = new Map<NumberingBase, NumberingTable>()
const counts = new Map<NumberingBase, ReadonlyMap<number, number>>()

/** The table of a base; always the same object. */
export function baseTable(base: NumberingBase): NumberingTable {
  let table = baseTables.get(base)
  if (!table) {
    table = readTable(base)
    baseTables.set(base, table)
  }
  return table
}

/** A table from counts and runs. */
export function makeTable(verses: ReadonlyMap<number, number>, runs: readonly Run[]): NumberingTable {
  const runsIn = new Map<number, Run[]>()
  const runsOn = new Map<number, Run[]>()
  for (const run of runs) {
    put(runsIn, chapterOf(run.first), run)
    put(runsOn, chapterOf(run.anchor), run)
  }
  return { verses, runsIn, runsOn }
}

/**
 * The contents of an existing verse (canonical), in text order; a verse without a run
 * corresponds to its own number.
 */
export function piecesIn(table: NumberingTable, verse: number): Piece[] {
  const pieces: Piece[] = []
  let isNamed = false
  for (const run of table.runsIn.get(chapterOf(verse)) ?? []) {
    if (verse < run.first || verse > run.last) continue
    const { parts, isTitle } = run
    const isPaired = run.last - run.first === run.anchorLast - run.anchor
    const start = isPaired ? run.anchor + verse - run.first : run.anchor
    const end = isPaired ? start : run.anchorLast
    for (let anchor = start; anchor <= end; anchor += 1) pieces.push({ anchor, parts, isTitle })
    if (!isTitle) isNamed = true
  }
  if (!isNamed) pieces.push({ anchor: verse, parts: allParts, isTitle: false })
  return pieces
}

function readTable(base: NumberingBase): NumberingTable {
  const verses = countsOf(base)
  const runs = readMapping(mappings[base], (chapter) => verses.get(chapter) ?? 0)
  if (base === 'org') return makeTable(verses, runs)
  return makeTable(verses, [...runs, ...chapterEnds(verses, makeTable(verses, runs))])
}

/**
 * When a chapter has another number of verses and no mapping explains it, the extra
 * verses correspond to the other's last verse.
 */
function chapterEnds(verses: ReadonlyMap<number, number>, { runsIn, runsOn }: NumberingTable): Run[] {
  const hebrew = countsOf('org')
  const runs: Run[] = []
  for (const [chapter, last] of verses) {
    const hebrewLast = hebrew.get(chapter) ?? last
    if (last === hebrewLast || runsIn.has(chapter) || runsOn.has(chapter)) continue
    const end = chapter + Math.min(last, hebrewLast)
    const shared = { first: end, last: end, anchor: end, anchorLast: end, isTitle: false }
    if (last < hebrewLast) {
      runs.push({ ...shared, anchorLast: chapter + hebrewLast, parts: allParts })
    } else {
      const parts = last === hebrewLast + 1 ? allParts - 1 : (allParts - 1) | sharedParts
      runs.push({ ...shared, parts: 1 }, { ...shared, first: end + 1, last: chapter + last, parts })
    }
  }
  return runs
}

/** The counts alone; they need no other base's mapping. */
function countsOf(base: NumberingBase): ReadonlyMap<number, number> {
  let verses = counts.get(base)
  if (!verses) {
    verses = addCounts(new Map(base === 'eng' ? [] : countsOf('eng')), verseCounts[base])
    counts.set(base, verses)
  }
  return verses
}

/** Adds the counts of a table: `chapter:verses` changes a chapter, a plain list defines a book anew. */
export function addCounts(verses: Map<number, number>, table: string): Map<number, number> {
  for (const { book, tokens } of sectionsOf(table)) {
    if (!tokens[0]?.includes(':')) deleteBook(verses, book)
    let chapter = 0
    for (const token of tokens) {
      const sign = token.indexOf(':')
      chapter = sign < 0 ? chapter + 1 : Number(token.slice(0, sign))
      verses.set(canonicalOf(book, chapter), Number(token.slice(sign + 1)))
    }
  }
  return verses
}

function deleteBook(verses: Map<number, number>, book: number): void {
  let chapter = 1
  while (verses.delete(canonicalOf(book, chapter))) chapter += 1
}

function put(map: Map<number, Run[]>, chapter: number, run: Run): void {
  const list = map.get(chapter)
  if (list) list.push(run)
  else map.set(chapter, [run])
}
