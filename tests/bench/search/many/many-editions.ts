/**
 * SEARCH-MANY: a search in twelve translations at once, on the server and on a device that holds them, with everything it
 * needs in memory; and whether the verse that leads is that of the first translation alone.
 */
import { searchAnswerSchema } from '#core/contract/search/search-answer'
import { defaultSearchOptions } from '#core/contract/search/search-request'
import { openLibrary } from '../../../../server/library/library'
import { LibrarySearch } from '../../../../server/search/library-search'
import type { SearchTimes } from '../../database/database-bench'
import { withDatabasePage } from '../../database/database-page'
import { type Bench, type Figure, limitFigure } from '../../figure'
import { median } from '../../measure'
import { startBenchServer } from '../../support/bench-server'
import { hasWholeBibles } from '../../support/texts'
import { manyEditions, openManyLibrary } from './many-library'

const searches = [
  'verlorener Sohn',
  'prodigal son',
  'Im Anfang war das Wort',
  'the lord is my shepherd',
  'Liebe',
]
const mostMs = 300

export const manyEditionsSearch: Bench = {
  id: 'SEARCH-MANY',
  async measure(stage) {
    if (!hasWholeBibles) return []
    const dataDirectory = await openManyLibrary()
    const figures = await onServer(dataDirectory)
    const server = await startBenchServer({ ...(await stage.library()), dataDirectory })
    try {
      const own = { ...stage, server: async () => server }
      const times = await withDatabasePage(
        own,
        async (page) =>
          await page.evaluate(
            async ({ abbreviations, texts }) => await globalThis.bench.searchMany(abbreviations, texts),
            { abbreviations: [...manyEditions], texts: searches },
          ),
      )
      return [...figures, timesFigure('a device', times)]
    } finally {
      await server.close()
    }
  },
}

async function onServer(dataDirectory: string): Promise<Figure[]> {
  const library = openLibrary(`${dataDirectory}/library`, {
    onDamage: (file, message) => console.error(file, message),
  })
  const search = new LibrarySearch(library)
  const ask = async (text: string, abbreviations: readonly string[]) => {
    const from = performance.now()
    const request = { ...defaultSearchOptions, type: 'hybrid' as const, search: text, abbreviations, page: 1 }
    const { json } = await search.find({ request, locale: 'de' })
    return { json, ms: performance.now() - from }
  }
  const led: boolean[] = []
  const { ms: firstMs } = await ask(searches[0] ?? '', manyEditions)
  const [newMs, warmMs]: [number[], number[]] = [[], []]
  for (const text of searches) {
    const { json, ms } = await ask(text, manyEditions)
    newMs.push(ms)
    warmMs.push((await ask(text, manyEditions)).ms)
    led.push(leadOf(json) === leadOf((await ask(text, manyEditions.slice(0, 1))).json))
  }
  await library.close()
  const same = led.filter(Boolean).length
  return [
    timesFigure('the server', { firstMs, newMs, warmMs }),
    {
      id: 'SEARCH-MANY',
      what: 'searches led by the verse that leads in the first translation',
      goal: 'all',
      reached: `${same} of ${led.length}`,
      baseline: '',
      isMet: same === led.length,
    },
  ]
}

/** The row of the first verse. */
function leadOf(json: string): number | undefined {
  const { result } = searchAnswerSchema.parse(JSON.parse(json))
  return Object.values(result).flatMap(({ verses }) => verses)[0]?.row
}

function timesFigure(where: string, { firstMs, newMs, warmMs }: SearchTimes): Figure {
  return limitFigure({
    id: 'SEARCH-MANY',
    what: `${manyEditions.length} translations on ${where}, warm (slowest of ${warmMs.length})`,
    value: Math.max(...warmMs),
    atMost: mostMs,
    unit: 'ms',
    detail: `median ${Math.round(median(warmMs))}; when its chapters are read, median ${Math.round(median(newMs))}, slowest ${Math.round(Math.max(...newMs))}`,
    baseline: `the very first search ${Math.round(firstMs)} ms`,
  })
}
