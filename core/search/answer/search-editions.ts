/**
 * Searches several editions and returns one page of results (spec 1 §4 "Search", FEATURES SRCH-01 to
 * SRCH-05). The worker searches the editions of a device, the server its library: equal editions and knowledge
 * give equal answers. `steps`: the cost of the search.
 */

import { bookOf } from '../../canonical'
import { namesFor } from '../../contract/editions/text-answer'
import type { MergedHits, SearchAnswer } from '../../contract/search/search-answer'
import type { SearchRequest } from '../../contract/search/search-request'
import * as limits from '../../limits'
import { areaTest } from '../area'
import { spentBy } from '../query/effort'
import { editionHits } from './edition-hits'
import { foundEntries } from './entries/found-entries'
import { countByBook, findHits, type Hits, hitsIn } from './find-hits'
import { type FoundRows, findRows, type Knowledge, percentOf } from './find-rows'
import { mergedHits, rowsGivenBy } from './merged-hits'
import { inOrder, rowsOf } from './rows'
import type { RowMap, SearchedEdition, SearchSource } from './searched-edition'

/**
 * `editions` in the order of the request; the numbering of the first one is that of the rows. At least one.
 * Hybrid search uses `knowledge`.
 */
export async function searchEditions(
  request: SearchRequest,
  editions: readonly SearchedEdition[],
  source: SearchSource,
  knowledge: Knowledge = {},
): Promise<{ answer: SearchAnswer; steps: number }> {
  const found = await findRows(request, editions, source.breathe, knowledge)
  const { page } = request
  const count = found.rows.rows.length
  const upTo = inOrder(found.rows, request.sort, page * limits.searchPageSize)
  const shown = upTo.subarray((page - 1) * limits.searchPageSize)
  const others = count === 0 ? otherwise(found, request) : {}
  const merged = request.merged ? mergedHits(found, shown) : undefined
  const { result, offsets } = await resultOf(found, { upTo, shown, merged }, source)
  const [first] = editions
  const { finder } = knowledge
  const cards = first && finder && page === 1 ? await foundEntries(found.entries, finder, first, source) : []
  const own = first && result[first.abbreviation]
  if (own && cards.length > 0) {
    const books = cards.flatMap(({ places }) => places.map(({ from }) => bookOf(from)))
    own.booknames = { ...own.booknames, ...namesFor(books, first.names) }
  }
  const { steps, isCut } = spentBy(found.understood.queries.map(({ efforts }) => efforts))
  const answer = {
    type: found.type,
    result,
    count,
    ...(merged ? { merged } : {}),
    ...wholeCount(found),
    page,
    max_pages: Math.ceil(count / limits.searchPageSize),
    last_canonical: upTo.at(-1) ?? 0,
    offsets,
    corrections: found.understood.corrections,
    ...askedOriginals(found),
    ...others,
    ...(cards.length > 0 ? { entries: cards } : {}),
    ...(isCut ? { partial: true } : {}),
    meaning: found.hasMeaning ? (knowledge.meanings?.version ?? '') : '',
  }
  return { answer, steps }
}

function askedOriginals({ wanted, understood: { queries } }: FoundRows): Pick<SearchAnswer, 'originals'> {
  if (wanted.length === 0) return {}
  const origins = queries.map(({ edition, originals }) => [edition.abbreviation, originals?.origin ?? 'none'])
  return {
    originals: {
      asked: wanted.map(({ typed, numbers }) => ({ typed, numbers: [...numbers] })),
      origins: Object.fromEntries(origins),
    },
  }
}

interface ShownRows {
  /** Those of all pages up to this one. */
  upTo: Int32Array
  shown: Int32Array
  merged: MergedHits | undefined
}

/** The rows of the page in each edition: all of them, or those whose text it gives. */
async function resultOf(
  { hits, everywhere, maps }: FoundRows,
  { upTo, shown, merged }: ShownRows,
  source: SearchSource,
): Promise<Pick<SearchAnswer, 'result' | 'offsets'>> {
  const result: SearchAnswer['result'] = {}
  const offsets: SearchAnswer['offsets'] = {}
  for (const [at, one] of hits.entries()) {
    const map = maps[at]
    if (!map) continue
    const { abbreviation } = one.query.edition
    const rows = merged ? rowsGivenBy(merged, at) : shown
    const books = merged ? {} : countByBook(everywhere[at] ?? one)
    result[abbreviation] = await editionHits(one, map, rows, books, source)
    if (!merged) offsets[abbreviation] = versesOn(upTo, map)
    await source.breathe()
  }
  return { result, offsets }
}

function versesOn(rows: Int32Array, { documentsOn }: RowMap): number {
  return rows.reduce((sum, row) => sum + documentsOn(row).length, 0)
}

/** How many rows have all the words, where others are among the hits. */
function wholeCount({ hits, maps, unitCount, rows }: FoundRows): Pick<SearchAnswer, 'whole'> {
  if (unitCount < 2) return {}
  const whole = rowsOf(
    hits.map((one) => ({ ...one, documents: one.whole })),
    maps,
  ).rows.length
  return whole < rows.rows.length ? { whole } : {}
}

/** How many rows all books would give, and any one of the words. */
function otherwise(
  { understood: { queries }, everywhere, maps, unitCount }: FoundRows,
  request: SearchRequest,
): Pick<SearchAnswer, 'wider' | 'looser'> {
  const countOf = (hits: readonly Hits[]): number => rowsOf(hits, maps).rows.length
  const isIn = areaTest(request.area)
  const isStrict = unitCount > 1 && percentOf(request) > 1
  const wider = request.area.length > 0 ? countOf(everywhere) : 0
  const looser = isStrict ? countOf(queries.map((one) => hitsIn(findHits(one, 1), isIn))) : 0
  return { ...(wider > 0 ? { wider } : {}), ...(looser > 0 ? { looser } : {}) }
}
