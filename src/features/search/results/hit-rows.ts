/** A page of results as rows: what stands beside each other in the editions asked for, in the order of the results. Pure. */
import type { EditionHits, FoundVerse, SearchAnswer } from '#core/contract/search/search-answer'

/** Start and length in UTF-16 units. */
export type Span = readonly [start: number, length: number]

export interface HitVerse {
  verse: FoundVerse
  /** False for a verse that only stands beside one that was found. */
  isFound: boolean
  /** The words found; none where the verse was found by its meaning or its heading. */
  marks: readonly Span[]
  /** A heading found above the verse. */
  heading: { content: string; marks: readonly Span[] } | undefined
}

export interface HitCell {
  abbreviation: string
  /** Empty where the edition has nothing at this place. */
  verses: readonly HitVerse[]
}

export interface HitRow {
  /** The place in the numbering of the first edition. */
  row: number
  /** One for each edition that answered, in the order asked for. */
  cells: readonly HitCell[]
}

/** The rows of a page; `abbreviations` as asked for, those that did not answer are left out. */
export function hitRows(answer: SearchAnswer, abbreviations: readonly string[]): HitRow[] {
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

/** One order that keeps the order of every list: what only a later list has stands behind what it follows there. */
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
