/** How long meaning takes: the vectors of an edition once, and then each query, beside the search for its words. */
import { findHits } from '#core/search/answer/find-hits'
import { understand } from '#core/search/answer/understand'
import { editionVectors } from '#core/search/meaning/edition-vectors'
import { fuse } from '#core/search/meaning/fuse'
import type { MeaningModel } from '#core/search/meaning/meaning-model'
import { meaningVector } from '#core/search/meaning/meaning-vector'
import { nearest, similarityTo } from '#core/search/meaning/nearest'
import type { VerseVectors } from '#core/search/meaning/verse-vectors'
import { readQuery } from '#core/search/query/read-query'
import { foldWord } from '#core/search/text/fold'
import { compare } from '../../measure'
import { wordsOf } from './content-words'
import type { EvaluatedEdition } from './evaluated-edition'
import { sample } from './measures'

export interface QueryTime {
  vectorsMs: number
  /** Per query. */
  wordsMs: number
  hybridMs: number
}

const queryCount = 60

/** Times three words of chance verses, searched in the edition they come from. */
export async function measureQueryTime(edition: EvaluatedEdition, model: MeaningModel): Promise<QueryTime> {
  const from = performance.now()
  const vectors = await editionVectors(model, edition.index.verses, edition.stem, () => Promise.resolve())
  const vectorsMs = performance.now() - from
  const verses = sample([...edition.verses.keys()], queryCount)
  const queries = verses.map((document) => sample(wordsOf(edition, document), 3))
  const { subjectMs, baselineMs } = await compare(
    () => {
      for (const words of queries) searchBoth(words, edition, model, vectors)
    },
    () => {
      for (const words of queries) searchWords(words, edition)
    },
  )
  return { vectorsMs, wordsMs: baselineMs / queryCount, hybridMs: subjectMs / queryCount }
}

function searchWords(words: readonly string[], edition: EvaluatedEdition) {
  const query = readQuery(words.join(' '), false)
  const flags = { fullwords: true, umlaute: false, searchHeadings: false }
  return understand(query, [edition], flags, true).queries.map((one) => findHits(one, 50))
}

function searchBoth(
  words: readonly string[],
  edition: EvaluatedEdition,
  model: MeaningModel,
  vectors: VerseVectors,
): Float64Array | undefined {
  const [hits] = searchWords(words, edition)
  const query = meaningVector(
    model,
    words.map((word) => edition.stem(foldWord(word, edition.language))),
  )
  if (!hits || !query) return undefined
  const near = nearest(vectors, query, 1000)
  const scores = new Map(near.map(({ verse }) => [verse, 0]))
  for (const [at, document] of hits.documents.entries()) scores.set(document, hits.scores[at] ?? 0)
  const candidates = Int32Array.from(scores.keys()).sort()
  return fuse({
    lexical: Float64Array.from(candidates, (verse) => scores.get(verse) ?? 0),
    similarities: Int32Array.from(candidates, (verse) => similarityTo(vectors, query, verse)),
    knownShare: 1,
    floor: near.at(-1)?.similarity ?? 0,
  })
}
