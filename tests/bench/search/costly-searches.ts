/**
 * SEARCH-COST: 5,000 searches made to be dear, over ten translations: what the worst takes of a core, and how long readers
 * wait meanwhile; then searches in more translations than anything keeps by number.
 */
import { openLibrary } from '../../../server/library/library'
import { LibrarySearch } from '../../../server/search/library-search'
import { type Bench, type Figure, limitFigure } from '../figure'
import { median } from '../measure'
import type { Stage } from '../stage'
import { hasWholeBibles } from '../support/texts'
import { searchesInTurn } from './many/searches-in-turn'
import { makeNastyQueries, type NastyQuery } from './nasty-queries'

const count = 5_000
const mostEditions = 10
/** Readers and attackers at the same server. */
const readings = 2_000
const attackers = 8

export const costlySearches: Bench = {
  id: 'SEARCH-COST',
  async measure(stage) {
    const { dataDirectory } = await stage.library()
    const library = openLibrary(`${dataDirectory}/library`, {
      onDamage: (file, message) => console.error(file, message),
    })
    const editions = library
      .view()
      .editions.toSorted((a, b) => b.summary.verses - a.summary.verses)
      .slice(0, mostEditions)
    const texts = await Promise.all(editions.slice(0, 3).map(async (edition) => await edition.books()))
    const verses = texts
      .flat()
      .flatMap(({ chapters }) => chapters)
      .flatMap((chapter) => chapter.verses.map(({ content }) => content))
    const queries = makeNastyQueries(
      count,
      verses,
      editions.map(({ summary }) => summary.abbreviation),
    )
    const figures = [
      ...(await costFigures(new LibrarySearch(library), queries)),
      await waitFigure(stage, queries),
      ...(hasWholeBibles ? await searchesInTurn() : []),
    ]
    await library.close()
    return figures
  },
}

/** Time of the processor, not of the clock: what is measured is one thread that does nothing else. */
async function costFigures(search: LibrarySearch, queries: readonly NastyQuery[]): Promise<Figure[]> {
  const ask = async ({ request }: NastyQuery) => {
    const before = process.cpuUsage()
    const { steps } = await search.find({ request, locale: 'de' })
    const { user, system } = process.cpuUsage(before)
    return { ms: (user + system) / 1_000, steps }
  }
  // The first ones read the indexes.
  for (const query of queries.slice(0, 200)) await ask(query)
  const costs: { kind: string; ms: number; steps: number; text: string }[] = []
  for (const query of queries)
    costs.push({ kind: query.kind, text: query.request.search, ...(await ask(query)) })
  const byCost = costs.toSorted((a, b) => b.ms - a.ms)
  const [worst] = byCost
  if (!worst) return []
  const middle = median(costs.map(({ ms }) => ms))
  const figure = limitFigure({
    id: 'SEARCH-COST',
    what: `the worst of ${queries.length} dear searches in ${mostEditions} translations, of a core`,
    value: worst.ms,
    atMost: 50,
    unit: 'ms',
    detail: `${worst.kind}, 1 % over ${(byCost[Math.floor(costs.length / 100)]?.ms ?? 0).toFixed(0)} ms`,
    baseline: `the middle one, ${middle.toFixed(1)} ms`,
  })
  const kinds = [...new Set(costs.map(({ kind }) => kind))].map((kind): Figure => {
    const own = byCost.filter((cost) => cost.kind === kind)
    const nsPerStep = median(own.map(({ ms, steps }) => (ms * 1e6) / Math.max(1, steps)))
    return {
      id: 'SEARCH-COST',
      what: kind,
      goal: '',
      reached: `${(own[0]?.ms ?? 0).toFixed(0)} ms, middle ${median(own.map(({ ms }) => ms)).toFixed(0)} ms`,
      baseline: `${nsPerStep.toFixed(1)} ns a step`,
    }
  })
  return [figure, ...kinds]
}

/** Each attacker asks again when it was answered, from addresses enough that no limit refuses it. */
async function waitFigure(stage: Stage, queries: readonly NastyQuery[]): Promise<Figure> {
  const { origin } = await stage.server()
  const alone = await readingTimes(origin)
  const end = new AbortController()
  const attack = async (first: number) => {
    for (let at = first; !end.signal.aborted; at += attackers) {
      const query = queries[at % queries.length]
      if (query) await post(origin, query, `198.51.100.${at % 200}`)
    }
  }
  const attacks = Array.from({ length: attackers }, async (_, first) => await attack(first))
  const meanwhile = await readingTimes(origin)
  end.abort()
  await Promise.all(attacks)
  const p99 = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  return limitFigure({
    id: 'SEARCH-COST',
    what: `a page of a text for ${attackers} attackers' time, 99 of 100`,
    value: p99(meanwhile),
    atMost: 100,
    unit: 'ms',
    detail: `middle ${median(meanwhile).toFixed(1)} ms`,
    baseline: `alone ${p99(alone).toFixed(1)} ms, middle ${median(alone).toFixed(1)} ms`,
  })
}

async function post(
  origin: string,
  { request: { type, abbreviations, ...options } }: NastyQuery,
  address: string,
) {
  const answer = await fetch(`${origin}/api/search/${type}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ...options, abbr: abbreviations.join('.') }),
  })
  await answer.arrayBuffer()
}

async function readingTimes(origin: string): Promise<number[]> {
  const times: number[] = []
  for (let reading = 0; reading < readings; reading += 1) {
    const from = performance.now()
    const answer = await fetch(`${origin}/LUT12/Ps${1 + (reading % 150)}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a page was answered with ${answer.status}`)
    times.push(performance.now() - from)
  }
  return times
}
