/** The editions of a search beside the chosen ones: those most likely to be wanted first, and no more than a search may have. Pure. */
import type { SearchScope } from '#core/contract/search/search-request'
import * as limits from '#core/limits'
import { languageOf } from '#core/words/language'

interface Known {
  abbreviation: string
  isInstalled: boolean
  isOwn: boolean
  summary: { locale: string }
}

export interface SearchedEditions {
  /** In the order of the search; the first one gives the numbers. */
  abbreviations: readonly string[]
  /** How many there are in this scope. */
  total: number
}

interface Wanted {
  chosen: readonly string[]
  scope: SearchScope
  /** Those of the reader, as codes without a region. */
  languages: readonly string[]
}

/**
 * After the chosen ones those on this device, so that a search without network is part of the same search; then those
 * in the languages of the chosen ones, then of the reader, then all others. Within each the order of `known` stays.
 */
export function searchedEditions(
  known: readonly Known[],
  { chosen, scope, languages }: Wanted,
): SearchedEditions {
  if (scope === 'chosen') return { abbreviations: chosen, total: chosen.length }
  const isChosen = ({ abbreviation }: Known) => chosen.includes(abbreviation)
  const ofChosen = new Set(known.filter(isChosen).map(languageIn))
  const others = known.filter((one) => !isChosen(one) && (scope === 'all' || ofChosen.has(languageIn(one))))
  const ranks: ((one: Known) => boolean)[] = [
    ({ isInstalled, isOwn }) => isInstalled || isOwn,
    (one) => ofChosen.has(languageIn(one)),
    (one) => languages.includes(languageIn(one)),
    () => true,
  ]
  const rankOf = (one: Known) => ranks.findIndex((isOf) => isOf(one))
  const ranked = others.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ abbreviation }) => abbreviation)
  return {
    abbreviations: [...chosen, ...ranked].slice(0, limits.maxColumns),
    total: chosen.length + others.length,
  }
}

const languageIn = ({ summary }: Known) => languageOf(summary.locale)
