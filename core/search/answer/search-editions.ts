/**
 * A search through some editions: one page of what is found (spec 1 §4 "Search", FEATURES SRCH-01 to SRCH-05). The worker runs it
 * over the editions of a device, the server over its library: equal editions give equal answers.
 */
import type { SearchAnswer } from '../../contract/search/search-answer'
import { coherenceLevels, type SearchRequest, type SearchType } from '../../contract/search/search-request'
import { limits } from '../../limits'
import { areaTest } from '../area'
import { type Query, readQuery } from '../query/read-query'
import { editionHits } from './edition-hits'
import { countByBook, findHits, type Hits, hitsIn } from './find-hits'
import { inOrder, type RowMap, type Rows, rowMap, rowsOf } from './rows'
import type { SearchedEdition, SearchSource } from './searched-edition'
import { type Understood, understand } from './understand'

/** `editions` in the order of the request; the numbering of the first one is that of the rows. At least one. */
export async function searchEditions(
  request: SearchRequest,
  editions: readonly SearchedEdition[],
  source: SearchSource,
): Promise<SearchAnswer> {
  const query = readQuery(request.search, request.exactPhrase)
  const type: SearchType = query.isPhrase ? 'classic' : request.type
  const understood = understand(query, editions, request, type === 'hybrid')
  const everywhere: Hits[] = []
  for (const one of understood.queries) {
    everywhere.push(findHits(one, percentOf(request)))
    await source.breathe()
  }
  const isIn = areaTest(request.area)
  const hits = everywhere.map((one) => hitsIn(one, isIn))
  const maps = mapsOf(editions)
  const rows = rowsOf(hits, maps)
  const { page } = request
  const upTo = inOrder(rows, request.sort, page * limits.searchPageSize)
  const shown = upTo.subarray((page - 1) * limits.searchPageSize)
  const result: SearchAnswer['result'] = {}
  const offsets: SearchAnswer['offsets'] = {}
  for (const [at, one] of hits.entries()) {
    const map = maps[at]
    if (!map) continue
    const { abbreviation } = one.query.edition
    const books = countByBook(everywhere[at] ?? one)
    result[abbreviation] = await editionHits(one, map, shown, books, source)
    offsets[abbreviation] = upTo.reduce((sum, row) => sum + map.documentsOn(row).length, 0)
    await source.breathe()
  }
  return {
    type,
    result,
    count: rows.rows.length,
    page,
    max_pages: Math.ceil(rows.rows.length / limits.searchPageSize),
    last_canonical: upTo.at(-1) ?? 0,
    offsets,
    corrections: understood.corrections,
    ...(rows.rows.length === 0 ? otherwise(query, understood, request, maps) : {}),
    meaning: '',
  }
}

function percentOf({ coherence }: SearchRequest): number {
  return coherenceLevels[coherence] ?? 100
}

function mapsOf(editions: readonly SearchedEdition[]): RowMap[] {
  const [first] = editions
  return first ? editions.map((edition) => rowMap(edition, first.numbering)) : []
}

/** What would be found in all books, and with any one of the words. */
function otherwise(
  query: Query,
  { queries }: Understood,
  request: SearchRequest,
  maps: readonly RowMap[],
): Pick<SearchAnswer, 'wider' | 'looser'> {
  const count = (hits: readonly Hits[]): number => countOf(rowsOf(hits, maps))
  const isIn = areaTest(request.area)
  const wider = request.area.length > 0 ? count(queries.map((one) => findHits(one, percentOf(request)))) : 0
  const looser = query.units.length > 1 ? count(queries.map((one) => hitsIn(findHits(one, 1), isIn))) : 0
  return { ...(wider > 0 ? { wider } : {}), ...(looser > 0 ? { looser } : {}) }
}

function countOf({ rows }: Rows): number {
  return rows.length
}
