/**
 * SEARCH-COST where there are more translations than once were kept: twenty searched at once, and all in turn, with the
 * memory a server has and with half of what they need.
 */
import { defaultSearchOptions } from '#core/contract/search/search-request'
import * as limits from '#core/limits'
import { Memory } from '#core/memory'
import { openLibrary } from '../../../../server/library/library'
import { LibrarySearch } from '../../../../server/search/library-search'
import { type Figure, limitFigure } from '../../figure'
import { median } from '../../measure'
import { allEditions, openManyLibrary } from './many-library'

const searches = [
  'verlorener Sohn',
  'prodigal son',
  'the lord is my shepherd',
  'Im Anfang war das Wort',
  'Liebe',
]
const id = 'SEARCH-COST'
const [warmMs, turnMs, readAgainMs] = [300, 15, 100]

export async function searchesInTurn(): Promise<Figure[]> {
  const directory = `${await openManyLibrary()}/library`
  const library = openLibrary(directory, { onDamage: (file, message) => console.error(file, message) })
  const timer =
    (search: LibrarySearch, merged = false) =>
    async (text: string, abbreviations: readonly string[]) => {
      const options = { ...defaultSearchOptions, type: 'hybrid' as const, merged }
      const request = { ...options, search: text, abbreviations, page: 1 }
      const before = process.cpuUsage()
      const { preparedMs } = await search.find({ request, locale: 'de' })
      const { user, system } = process.cpuUsage(before)
      return { ms: (user + system) / 1_000, preparedMs }
    }
  const turns = async (ask: ReturnType<typeof timer>) => {
    const times = []
    for (const one of allEditions) times.push((await ask('prodigal son', [one])).ms)
    return times
  }
  const unbounded = new Memory(Number.MAX_SAFE_INTEGER)
  await turns(timer(new LibrarySearch(library, unbounded)))

  const usual = new LibrarySearch(library)
  const ask = timer(usual)
  const most = allEditions.slice(0, limits.maxColumns)
  const first = await ask('prodigal son', most)
  const warm = []
  const cold = []
  for (const text of searches) {
    cold.push((await ask(text, most)).ms)
    warm.push((await ask(text, most)).ms)
  }
  const asOne = []
  for (const text of searches) asOne.push((await timer(usual, true)(text, most)).ms)
  await turns(ask)
  const inTurn = await turns(ask)
  const small = timer(new LibrarySearch(library, new Memory(unbounded.usedBytes / 2)))
  await turns(small)
  const readAgain = await turns(small)
  await library.close()
  return [
    limitFigure({
      id,
      what: `a hybrid search in ${most.length} translations, warm (slowest of ${warm.length}), of a core`,
      value: Math.max(...warm),
      atMost: warmMs,
      unit: 'ms',
      detail: `median ${median(warm).toFixed(0)}; when its chapters are read, median ${median(cold).toFixed(0)}`,
      baseline: `the very first search ${first.ms.toFixed(0)} ms, counted as ${first.preparedMs.toFixed(0)}`,
    }),
    limitFigure({
      id,
      what: `the same with one entry for each verse (slowest of ${asOne.length}), of a core`,
      value: Math.max(...asOne),
      atMost: warmMs,
      unit: 'ms',
      detail: `median ${median(asOne).toFixed(0)}`,
      baseline: '',
    }),
    limitFigure({
      id,
      what: `${allEditions.length} translations in turn, each (median)`,
      value: median(inTurn),
      atMost: turnMs,
      unit: 'ms',
      detail: `slowest ${Math.max(...inTurn).toFixed(0)}`,
      baseline: `they take ${Math.round(unbounded.usedBytes / 1e6)} MB`,
    }),
    limitFigure({
      id,
      what: 'the same in half of that memory: each is read again (median)',
      value: median(readAgain),
      atMost: readAgainMs,
      unit: 'ms',
      detail: `slowest ${Math.max(...readAgain).toFixed(0)}`,
      baseline: '',
    }),
  ]
}
