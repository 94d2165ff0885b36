/**
 * Set "people": whether what people type leads to the passage that they mean, among the first 1, 3 and 10 verses,
 * beside other engines over the same verses. Printed is the half "test"; `PEOPLE=tune` prints the other one, with
 * what was not found.
 */
import type { Locale } from '#core/contract/locales'
import type { Bench, Figure } from '../../figure'
import { hasWholeBibles } from '../../support/texts'
import { evaluatedEdition } from '../meaning/evaluated-edition'
import { learntModels } from '../meaning/learnt-models'
import { peopleEditions } from './people-editions'
import { type EngineName, engineNames, peopleEngines } from './people-engines'
import { type PeopleQuery, peopleQueries, wantedIn } from './people-queries'

/** Least share of queries answered among the first three. */
const goals: Partial<Record<Locale, number>> = { de: 0.9, en: 0.9 }
const otherGoal = 0.8
const ranks = [1, 3, 10] as const

export const people: Bench = {
  id: 'P',
  async measure() {
    if (!hasWholeBibles) return []
    const half = process.env.PEOPLE === 'tune' ? 'tune' : 'test'
    const queries = peopleQueries().filter((query) => query.half === half)
    const figures: Figure[] = []
    for (const [locale, abbreviation] of Object.entries(peopleEditions) as [Locale, string][]) {
      const own = queries.filter((query) => query.locale === locale)
      if (own.length > 0) figures.push(...(await figuresOf(locale, abbreviation, own)))
    }
    return figures
  },
}

async function figuresOf(
  locale: Locale,
  abbreviation: string,
  queries: readonly PeopleQuery[],
): Promise<Figure[]> {
  const edition = await evaluatedEdition(abbreviation)
  const engines = await peopleEngines(locale, edition, await learntModels())
  const places = new Map<EngineName, number[]>()
  for (const name of engineNames) {
    const found: number[] = []
    for (const query of queries) {
      const isWanted = wantedIn(query, edition.numbering)
      found.push((await engines[name](query.text)).findIndex(isWanted))
    }
    places.set(name, found)
  }
  const shareOf = (name: EngineName, first: number, kind?: string) => {
    const own = (places.get(name) ?? []).filter((_, at) => kind === undefined || queries[at]?.kind === kind)
    return own.filter((place) => place >= 0 && place < first).length / Math.max(1, own.length)
  }
  if (process.env.PEOPLE === 'tune') printMissed(queries, places.get('hybrid') ?? [])
  const shares = (name: EngineName, kind?: string) =>
    ranks.map((first) => `${Math.round(shareOf(name, first, kind) * 100)}`).join(' / ')
  const others = engineNames.filter((name) => name !== 'hybrid')
  const goal = goals[locale] ?? otherGoal
  return [
    {
      id: 'P',
      what: `people ${locale}, ${abbreviation}, ${queries.length} queries: share in the first 1 / 3 / 10`,
      goal: `first 3 >= ${goal * 100} %`,
      reached: `${shares('hybrid')} %`,
      baseline: others.map((name) => `${name} ${shares(name)}`).join('; '),
      isMet: shareOf('hybrid', 3) >= goal,
    },
    {
      id: 'P',
      what: `people ${locale}, remembered wordings alone`,
      goal: 'never below words only',
      reached: `${shares('hybrid', 'wording')} %`,
      baseline: `words only ${shares('words only', 'wording')}`,
      isMet: ranks.every(
        (first) => shareOf('hybrid', first, 'wording') >= shareOf('words only', first, 'wording'),
      ),
    },
  ]
}

function printMissed(queries: readonly PeopleQuery[], places: readonly number[]): void {
  for (const [at, { locale, kind, text, passages }] of queries.entries()) {
    const place = places[at] ?? -1
    if (place < 0 || place > 2)
      console.log(`${locale} ${kind} ${place + 1}: ${text} | ${passages.join(' | ')}`)
  }
}
