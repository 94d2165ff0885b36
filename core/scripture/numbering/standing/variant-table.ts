/**
 * Tables for single chapters that an edition divides unlike any base: the known
 * variants, and chapters with another end.
 */

import { bookOf, chapterOf } from '../../../canonical'
import type { NumberingBase } from '../../../contract/editions/edition'
import { type Variant, variants } from '../mappings'
import { addCounts, baseTable, makeTable, type NumberingTable, piecesIn } from './numbering-table'
import { allParts, type Run, readMapping, sharedParts } from './run'

/** More verses than any chapter has; a larger correction is nonsense. */
const maxVerses = 998

/** A variant as a table of its chapters; `chapter` (canonical) with its number of verses identifies it. */
export interface KnownVariant {
  chapter: number
  verses: number
  table: NumberingTable
}

const known = new Map<NumberingBase, readonly KnownVariant[]>()

/** The variants of editions with this base; always the same objects. */
export function variantsOf(base: NumberingBase): readonly KnownVariant[] {
  let found = known.get(base)
  if (!found) {
    found = variants.filter(({ of }) => of.includes(base)).map(readVariant)
    known.set(base, found)
  }
  return found
}

/**
 * The table of a chapter (canonical) with its own number of verses, and of the chapters a known variant
 * changes with it. With an unknown number the verses stay as in the base; what lies beyond the shorter end
 * joins the last verse.
 */
export function variantTable(base: NumberingBase, chapter: number, verses: number): NumberingTable {
  const variant = variantsOf(base).find((one) => one.chapter === chapter && one.verses === verses)
  return variant?.table ?? withOtherEnd(baseTable(base), chapter, verses)
}

/** The table of a single chapter (canonical) with the mapping of a correction; without one for a verse it keeps its number. */
export function mappedTable(chapter: number, verses: number, mapping: string): NumberingTable {
  const runs = readMapping(`#${bookOf(chapter)} ${mapping}`, () => verses)
  return makeTable(new Map([[chapterOf(chapter), Math.min(verses, maxVerses)]]), runs)
}

function readVariant({ counts, mapping }: Variant): KnownVariant {
  const verses = addCounts(new Map(), counts)
  const runs = readMapping(mapping, (chapter) => verses.get(chapter) ?? 0)
  const [chapter = 0, last = 0] = verses.entries().next().value ?? []
  return { chapter, verses: last, table: makeTable(verses, runs) }
}

function withOtherEnd(under: NumberingTable, chapter: number, wanted: number): NumberingTable {
  const verses = Math.min(Math.max(1, Math.trunc(wanted)), maxVerses)
  const last = under.verses.get(chapter) ?? 0
  const runs: Run[] = []
  for (let verse = chapter + 1; verse <= chapter + last; verse += 1) {
    const stands = Math.min(verse, chapter + verses)
    for (const { anchor, parts, isTitle } of piecesIn(under, verse)) {
      runs.push({ first: stands, last: stands, anchor, anchorLast: anchor, parts, isTitle })
    }
  }
  const end = runs.at(-1)
  if (verses > last && end) {
    const rest = restOf(end.parts)
    const parts = verses === last + 1 ? rest : rest | sharedParts
    runs.push({ ...end, first: chapter + last + 1, last: chapter + verses, parts })
    runs[runs.length - 2] = { ...end, parts: end.parts & ~rest || end.parts }
  }
  return makeTable(new Map([[chapterOf(chapter), verses]]), runs)
}

/** The parts of a verse without the first of them; a single part cannot be divided. */
export function restOf(parts: number): number {
  const rest = parts & (parts - 1) & allParts
  return rest === 0 ? parts : rest
}
