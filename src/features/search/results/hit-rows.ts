/** Turns a page of results into rows, each with one cell for every searched edition, in the order of the results. Pure. */
import type { EditionHits, FoundVerse, MergedHits, SearchAnswer } from '#core/contract/search/search-answer'

/** Start and length in UTF-16 units. */
export type Span = readonly [start: number, length: number]

export interface HitVerse {
  verse: FoundVerse
  /** False for a verse that only stands beside a found one. */
  isFound: boolean
  /** The found words; none if the verse was found by its meaning or its heading. */
  marks: readonly Span[]
  /** A found heading above the verse. */
  heading: { content: string; marks: readonly Span[] } | undefined
}

export interface HitCell {
  abbreviation: string
  /** Empty if the edition has nothing at this place. */
  verses: readonly HitVerse[]
}

/** An edition in which a verse was found. */
export interface FoundIn {
  abbreviation: string
  /** Its first verse, canonical in its own numbering. */
  canonical: number
}

export interface HitRow {
  /** Row of the hit: its place in the numbering of the first edition. */
  row: number
  /** One cell for each edition that answered, in the order of the request; of editions searched as one a single cell. */
  cells: readonly HitCell[]
  /** Where it was found of editions that are searched as one; the edition of the cell first. */
  foundIn?: readonly FoundIn[]
}

/** The rows of a page. `abbreviations`: the chosen ones; editions that did not answer are left out. */
export function hitRows(answer: SearchAnswer, abbreviations: readonly string[]): HitRow[] {
  if (answer.merged) return mergedRows(answer.result, answer.merged)
  const answered = abbreviations.flatMap((abbreviation) => {
    const hits = answer.result[abbreviation]
    return hits ? [{ abbreviation, byRow: versesByRow(hits), hits }] : []
  })
  const order = mergedOrder(answered.map(({ byRow }) => [...byRow.keys()]))
  return order.map((row) => ({
    row,
    cells: answered.map(({ abbreviation, byRow, hits }) => ({
      abbreviation,
      verses: (byRow.get(row) ?? []).map((verse) => hitVerse(verse, hits)),
    })),
  }))
}

function mergedRows(result: SearchAnswer['result'], { editions, rows }: MergedHits): HitRow[] {
  const given = new Map(Object.entries(result).map(([edition, hits]) => [edition, versesByRow(hits)]))
  return rows.flatMap(({ row, found }) => {
    const foundIn = found.map(([at, canonical]) => ({ abbreviation: editions[at] ?? '', canonical }))
    const { abbreviation = '' } = foundIn[0] ?? {}
    const hits = result[abbreviation]
    if (!hits) return []
    const verses = given.get(abbreviation)?.get(row) ?? []
    const cell = { abbreviation, verses: verses.map((verse) => hitVerse(verse, hits)) }
    return { row, cells: [cell], foundIn }
  })
}

/** Merges lists into one order that keeps the order of each: an item that only a later list has follows its predecessor there. */
export function mergedOrder(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists
  const merged = [...first]
  for (const list of others) {
    let next = 0
    for (const row of list) {
      const at = merged.indexOf(row)
      if (at < 0) merged.splice(next, 0, row)
      next = (at < 0 ? next : at) + 1
    }
  }
  return merged
}

function versesByRow({ verses }: EditionHits): Map<number, FoundVerse[]> {
  const byRow = new Map<number, FoundVerse[]>()
  for (const verse of verses) {
    const beside = byRow.get(verse.row)
    if (beside) beside.push(verse)
    else byRow.set(verse.row, [verse])
  }
  return byRow
}

function hitVerse(verse: FoundVerse, { marks, headings }: EditionHits): HitVerse {
  const key = String(verse.canonical)
  const found = marks[key]
  const heading = headings[key]
  return { verse, isFound: found !== undefined || heading !== undefined, marks: found ?? [], heading }
}
