/** How long a search by words and meaning takes beside one by words alone (PERFORMANCE H5). */
import { defaultSearchOptions } from '#core/contract/search/search-request'
import { findRows } from '#core/search/answer/find-rows'
import type { Meanings } from '#core/search/answer/query-meaning'
import type { SearchedEdition } from '#core/search/answer/searched-edition'
import { editionVectors } from '#core/search/meaning/edition-vectors'
import type { MeaningModel } from '#core/search/meaning/meaning-model'
import { compare } from '../../measure'
import { wordsOf } from './content-words'
import type { EvaluatedEdition } from './evaluated-edition'
import { sample } from './measures'

export interface QueryTime {
  /** Deriving the vectors of all verses. */
  vectorsMs: number
  /** One query each. */
  wordsMs: number
  hybridMs: number
}

const queryCount = 60
const atOnce = () => Promise.resolve()

/** Times three words of chance verses, searched in the edition they come from. */
export async function measureQueryTime(edition: EvaluatedEdition, model: MeaningModel): Promise<QueryTime> {
  const { language, stem } = edition
  const from = performance.now()
  const vectors = await editionVectors(model, edition.index.verses, stem, atOnce)
  const vectorsMs = performance.now() - from
  const meanings = { version: 'measured', language, models: new Map([[language, { model, stem }]]) }
  const verses = sample([...edition.verses.keys()], queryCount)
  const queries = verses.map((document) => sample(wordsOf(edition, document), 3).join(' '))
  const { subjectMs, baselineMs } = await compare(
    () => searchAll(queries, { ...edition, vectors }, meanings),
    () => searchAll(queries, edition, undefined),
  )
  return { vectorsMs, wordsMs: baselineMs / queryCount, hybridMs: subjectMs / queryCount }
}

async function searchAll(
  queries: readonly string[],
  edition: SearchedEdition,
  meanings: Meanings | undefined,
): Promise<void> {
  for (const search of queries) {
    const abbreviations = [edition.abbreviation]
    const request = { ...defaultSearchOptions, type: 'hybrid' as const, search, abbreviations, page: 1 }
    await findRows(request, [edition], atOnce, { meanings })
  }
}
