/** The result of a search without any text: the rows of all editions and how well each fits. */
import { coherenceLevels, type SearchRequest, type SearchType } from '../../contract/search/search-request'
import { areaTest } from '../area'
import { readQuery } from '../query/read-query'
import { findHits, type Hits, hitsIn } from './find-hits'
import { type Meanings, queryMeaning } from './query-meaning'
import { type RowMap, type Rows, rowMap, rowsOf } from './rows'
import type { SearchedEdition } from './searched-edition'
import { type Understood, understand } from './understand'
import { withMeaning } from './with-meaning'

/** The rows and hits of a search. */
export interface FoundRows {
  /** The search that ran: anything in quotes makes it classic. */
  type: SearchType
  /** Similar meanings were included. */
  hasMeaning: boolean
  /** Number of different words or phrases searched for. */
  unitCount: number
  understood: Understood
  /** Per edition, in order: hits in all books, and those in the area. */
  everywhere: readonly Hits[]
  hits: readonly Hits[]
  maps: readonly RowMap[]
  rows: Rows
}

/** `breathe` is awaited after every edition. The first edition gives the numbering of the rows. */
export async function findRows(
  request: SearchRequest,
  editions: readonly SearchedEdition[],
  breathe: () => Promise<void>,
  meanings?: Meanings,
): Promise<FoundRows> {
  const query = readQuery(request.search, request.exactPhrase)
  const type: SearchType = query.isPhrase ? 'classic' : request.type
  const isHybrid = type === 'hybrid'
  const languages = editions.map(({ language }) => language)
  const meaning = isHybrid && meanings ? queryMeaning(query, languages, meanings) : undefined
  const understood = understand(query, editions, { ...request, isHybrid, isWord: meaning?.isWord })
  // A person who requires all or most of the words does not want verses without them.
  const addsVerses = percentOf(request) <= 50
  const everywhere: Hits[] = []
  for (const one of understood.queries) {
    everywhere.push(withMeaning(findHits(one, percentOf(request)), meaning, addsVerses))
    await breathe()
  }
  const isIn = areaTest(request.area)
  const hits = request.area.length > 0 ? everywhere.map((one) => hitsIn(one, isIn)) : everywhere
  const [first] = editions
  const maps = first ? editions.map((edition) => rowMap(edition, first.numbering)) : []
  const unitCount = query.units.length
  const rows = rowsOf(hits, maps)
  return { type, hasMeaning: meaning !== undefined, unitCount, understood, everywhere, hits, maps, rows }
}

/** Least share of the words, in percent. */
export function percentOf({ coherence }: Pick<SearchRequest, 'coherence'>): number {
  return coherenceLevels[coherence] ?? 100
}
