/** Name and address of a hit. Pure. */

import type { FoundVerse } from '#core/contract/search/search-answer'
import { addressPath, type Naming, placeLabel } from '#core/scripture/reading/addresses/addresses'
import type { HitCell, HitRow } from './hit-rows'

export interface HitPlace {
  label: string
  /** Opens the chapter at the verse in all editions; the edition whose numbers it uses comes first. */
  href: string
}

/** Named and numbered by the first edition that has the text; undefined if none has. */
export function hitPlace(
  { cells }: HitRow,
  namingOf: (abbreviation: string) => Naming,
): HitPlace | undefined {
  const first = cells.find(({ verses }) => verses.length > 0)
  if (!first) return undefined
  const others = cells.map(({ abbreviation }) => abbreviation).filter((one) => one !== first.abbreviation)
  const [from, to] = rangeOf(first)
  const naming = namingOf(first.abbreviation)
  return {
    label: placeLabel(from, to, naming),
    href: addressPath([first.abbreviation, ...others], from, to, naming),
  }
}

/** Name of a cell whose own numbers differ from those of the hit; empty if they are the same. */
export function ownLabel(cell: HitCell, row: HitRow, naming: Naming): string {
  const first = row.cells.find(({ verses }) => verses.length > 0)
  if (cell.verses.length === 0 || first === undefined || first === cell) return ''
  const [from, to] = rangeOf(cell)
  const [firstFrom, firstTo] = rangeOf(first)
  return from === firstFrom && to === firstTo ? '' : placeLabel(from, to, naming, 'abbr')
}

/** Canonical numbers of the first and the last verse of a cell that is not empty. */
function rangeOf({ verses }: HitCell): [from: number, to: number | undefined] {
  const from = verses[0]?.verse.canonical ?? 0
  const last = verses.at(-1)?.verse
  const to = last ? lastOf(last) : from
  return [from, to === from ? undefined : to]
}

function lastOf({ canonical, verse, verse_end = verse }: FoundVerse): number {
  return canonical + verse_end - verse
}
