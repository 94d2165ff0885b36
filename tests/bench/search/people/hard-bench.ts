/** HARD: whether a hard search leads to its passage, by one of the first three verses or one of the cards above them. */

import type { Locale } from '#core/contract/locales'
import { defaultSearchOptions } from '#core/contract/search/search-request'
import { bundledFinder } from '#core/finder/bundled-finder'
import { versesOf } from '#core/finder/entry'
import { finderWeights } from '#core/finder/finder-weights'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { tableNumbering } from '#core/scripture/pericopes/parallels-of'
import { findRows } from '#core/search/answer/find-rows'
import { inOrder } from '#core/search/answer/rows'
import type { Bench, Figure } from '../../figure'
import { hasWholeBibles } from '../../support/texts'
import { evaluatedEdition } from '../meaning/evaluated-edition'
import { type HardQuery, hardQueries } from './hard-queries'
import { peopleEditions } from './people-editions'

const goals: Partial<Record<Locale, number>> = { de: 0.9, en: 0.9 }
const otherGoal = 0.85
/** Verses, and cards, that a person sees first. */
const first = 3
/** Passages that a card names. */
const placesOfCard = 4

export const hardSearches: Bench = {
  id: 'HARD',
  async measure() {
    if (!hasWholeBibles) return []
    const queries = await hardQueries()
    const figures: Figure[] = []
    for (const [locale, abbreviation] of Object.entries(peopleEditions) as [Locale, string][]) {
      const own = queries.filter((query) => query.locale === locale)
      if (own.length > 0) figures.push(await figureOf(locale, abbreviation, own))
    }
    return figures
  },
}

/** Without vectors: what the names and the words find. */
async function figureOf(
  locale: Locale,
  abbreviation: string,
  queries: readonly HardQuery[],
): Promise<Figure> {
  const edition = await evaluatedEdition(abbreviation)
  const finder = await bundledFinder.finder(locale, [edition.language])
  const found = { verses: 0, cards: 0, either: 0 }
  for (const { text, wanted } of queries) {
    const request = {
      ...defaultSearchOptions,
      type: 'hybrid' as const,
      search: text,
      abbreviations: [abbreviation],
      page: 1,
    }
    const { rows, entries } = await findRows(request, [edition], () => Promise.resolve(), { finder })
    const here = wanted.flatMap(({ from, to }) => convertRange(from, to, tableNumbering, edition.numbering))
    const byVerse = [...inOrder(rows, 'hits', first)].some((verse) =>
      here.some(({ from, to }) => from <= verse && verse <= to),
    )
    const byCard = entries
      .filter(({ score }) => score >= finderWeights.card)
      .slice(0, first)
      .flatMap(({ passages }) => passages.slice(0, placesOfCard).map(versesOf))
      .some((place) => wanted.some(({ from, to }) => from <= place.to && place.from <= to))
    found.verses += byVerse ? 1 : 0
    found.cards += byCard ? 1 : 0
    found.either += byVerse || byCard ? 1 : 0
  }
  const goal = goals[locale] ?? otherGoal
  const shareOf = (count: number) => `${((count / queries.length) * 100).toFixed(0)} %`
  return {
    id: 'HARD',
    what: `hard searches ${locale}, ${abbreviation}: the first ${first} verses or cards`,
    goal: `>= ${goal * 100} %`,
    reached: `${shareOf(found.either)} of ${queries.length}`,
    baseline: `verses ${shareOf(found.verses)}, cards ${shareOf(found.cards)}`,
    isMet: found.either / queries.length >= goal,
  }
}
