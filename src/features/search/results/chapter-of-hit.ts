/** Picks the hit whose chapter the sidebar shows: the chosen one, else the first; in the first edition that has its text. Pure. */
import type { EditionSummary } from '#core/contract/editions/edition'
import type { ResultRow } from '#db/rows'
import { type HitPlace, hitPlace } from './hit-place'
import { type HitCell, type HitRow, hitRows } from './hit-rows'
import { namingOfResults, type SearchEditions } from './use-search-editions'

export interface ChapterOfHit {
  row: number
  place: HitPlace
  /** A cell that has verses. */
  cell: HitCell
  edition: EditionSummary | undefined
}

/** Undefined if nothing was found; a `row` that is not on these pages counts as none. */
export function chapterOfHit(
  pages: readonly ResultRow[],
  row: number | undefined,
  abbreviations: readonly string[],
  editions: SearchEditions,
  locale: string,
): ChapterOfHit | undefined {
  for (const { answer } of pages) {
    const isHere = Object.values(answer.result).some(({ verses }) => verses.some((one) => one.row === row))
    if (!isHere) continue
    const hits = hitRows(answer, abbreviations)
    const hit = hits.find((one) => one.row === row)
    const cell = hit && withText(hit)
    if (!hit || !cell) continue
    const namingOf = (abbreviation: string) =>
      namingOfResults(answer.result[abbreviation]?.booknames ?? {}, editions.get(abbreviation), locale)
    const place = hitPlace(hit, namingOf, abbreviations)
    return place && { row: hit.row, place, cell, edition: editions.get(cell.abbreviation) }
  }
  const [first] = pages[0] ? hitRows(pages[0].answer, abbreviations).filter(withText) : []
  return first && first.row !== row
    ? chapterOfHit(pages, first.row, abbreviations, editions, locale)
    : undefined
}

const withText = ({ cells }: HitRow) => cells.find(({ verses }) => verses.length > 0)
