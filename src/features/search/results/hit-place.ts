/** Name and address of a hit. Pure. */

import type { FoundVerse } from '#core/contract/search/search-answer'
import { addressPath, type Naming, placeLabel } from '#core/scripture/reading/addresses/addresses'
import type { FoundIn, HitCell, HitRow } from './hit-rows'

export interface HitPlace {
  label: string
  /** Opens the chapter at the verse in all editions; the edition whose numbers it uses comes first. */
  href: string
}

/**
 * Named and numbered by the first edition that has the text; undefined if none has. `chosen`: the editions that the person
 * reads, which open beside each other wherever one of them was found.
 */
export function hitPlace(
  { cells, foundIn }: HitRow,
  namingOf: (abbreviation: string) => Naming,
  chosen: readonly string[] = [],
): HitPlace | undefined {
  const first = cells.find(({ verses }) => verses.length > 0)
  if (!first) return undefined
  const opened = foundIn
    ? readWith(first.abbreviation, chosen)
    : cells.map(({ abbreviation }) => abbreviation)
  const others = opened.filter((one) => one !== first.abbreviation)
  const [from, to] = rangeOf(first)
  const naming = namingOf(first.abbreviation)
  return {
    label: placeLabel(from, to, naming),
    href: addressPath([first.abbreviation, ...others], from, to, naming),
  }
}

/** The address of a verse in one of many editions: its canonical number stands for it in any of them. */
export function hrefIn({ abbreviation, canonical }: FoundIn, chosen: readonly string[]): string {
  const others = readWith(abbreviation, chosen).filter((one) => one !== abbreviation)
  return `/${[abbreviation, ...others].map(encodeURIComponent).join('.')}/${canonical}`
}

const readWith = (abbreviation: string, chosen: readonly string[]) =>
  chosen.includes(abbreviation) ? chosen : [abbreviation]

/** Name of a cell whose own numbers differ from those of the hit; empty if they are the same. */
export function ownLabel(cell: HitCell, row: HitRow, naming: Naming): string {
  const first = row.cells.find(({ verses }) => verses.length > 0)
  if (cell.verses.length === 0 || first === undefined || first === cell) return ''
  const [from, to] = rangeOf(cell)
  const [firstFrom, firstTo] = rangeOf(first)
  return from === firstFrom && to === firstTo ? '' : placeLabel(from, to, naming, 'abbr')
}

/** Name of the place in another edition whose numbers differ from those of the given one; empty if they are the same. */
export function otherLabel({ canonical }: FoundIn, given: FoundIn, naming: Naming): string {
  return canonical === given.canonical ? '' : placeLabel(canonical, undefined, naming, 'abbr')
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
