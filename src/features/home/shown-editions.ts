/** The editions that home offers. Pure. */
import type { EditionSummary } from '#core/contract/editions/edition'
import { inOrder, type KnownEdition } from '../../model/library/use-editions'

export type ShownEdition = Pick<KnownEdition, 'abbreviation' | 'summary' | 'isInstalled'>

/**
 * Editions that can be read without a network come first. `first` are those of the first answer: the database may know
 * none of them yet, or only the one being read, and nothing may move when it knows them all.
 */
export function shownEditions(
  known: readonly ShownEdition[],
  first: readonly EditionSummary[],
  locale: string,
): ShownEdition[] {
  const names = new Set(known.map(({ abbreviation }) => abbreviation))
  const others = first
    .filter(({ abbreviation }) => !names.has(abbreviation))
    .map((summary) => ({ abbreviation: summary.abbreviation, summary, isInstalled: false }))
  return inOrder([...known, ...others], locale).toSorted(
    (a, b) => Number(b.isInstalled) - Number(a.isInstalled),
  )
}
