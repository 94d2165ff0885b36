/** One query answered three ways: by its words alone, by its meaning alone, and by both. */
import { findHits } from '#core/search/answer/find-hits'
import { understand } from '#core/search/answer/understand'
import { editionVectors } from '#core/search/meaning/edition-vectors'
import { fuse } from '#core/search/meaning/fuse'
import type { MeaningModel } from '#core/search/meaning/meaning-model'
import { meaningVector } from '#core/search/meaning/meaning-vector'
import { nearest, similarityTo } from '#core/search/meaning/nearest'
import type { VerseVectors } from '#core/search/meaning/verse-vectors'
import { phraseScore } from '#core/search/query/match-units'
import { readQuery } from '#core/search/query/read-query'
import { foldWord } from '#core/words/fold'
import type { EvaluatedEdition } from './evaluated-edition'

export interface ThreeRankings {
  words: number[]
  meaning: number[]
  hybrid: number[]
}

/** A translation that is searched, with the vectors of its verses. */
export interface Searched {
  edition: EvaluatedEdition
  vectors: VerseVectors
}

export async function prepare(edition: EvaluatedEdition, models: readonly MeaningModel[]): Promise<Searched> {
  const model = modelOf(models, edition)
  return {
    edition,
    vectors: await editionVectors(model, edition.index.verses, edition.stem, () => Promise.resolve()),
  }
}

/** The model of an edition's language. */
export function modelOf(models: readonly MeaningModel[], { language }: { language: string }): MeaningModel {
  const found = models.find((model) => model.language === language)
  if (!found) throw new Error(`There is no model of ${language}`)
  return found
}

export interface AskedIn {
  /** The translation the words of the query come from. */
  from: EvaluatedEdition
  models: readonly MeaningModel[]
  /** A document that is not to be found: the query itself. */
  except?: number
}

/** The best hundred documents of each search. */
export function searchThreeWays(
  words: readonly string[],
  { edition, vectors }: Searched,
  { from, models, except }: AskedIn,
): ThreeRankings {
  const lexical = wordScores(words, edition)
  const terms = words.map((word) => from.stem(foldWord(word, from.language)))
  const query = meaningVector(modelOf(models, from), terms)
  const near = query ? nearest(vectors, query, nearCount) : []
  if (except !== undefined) lexical.scores.delete(except)
  const others = near.filter(({ verse }) => verse !== except)
  const candidates = [...new Set([...lexical.scores.keys(), ...others.map(({ verse }) => verse)])].sort(
    (a, b) => a - b,
  )
  const fused = fuse({
    lexical: candidates.map((verse) => lexical.scores.get(verse) ?? 0),
    meanings: [
      {
        similarities: candidates.map((verse) => (query ? similarityTo(vectors, query, verse) : 0)),
        floor: others.at(-1)?.similarity ?? 0,
      },
    ],
    knownShare: lexical.knownShare,
  })
  return {
    words: best([...lexical.scores]),
    meaning: others.slice(0, shown).map(({ verse }) => verse),
    hybrid: best(candidates.map((verse, at) => [verse, fused[at] ?? 0])),
  }
}

const nearCount = 1000
const shown = 100

/** What the word search finds with any one of the words; the share of words known is that before spelling is corrected. */
function wordScores(words: readonly string[], edition: EvaluatedEdition) {
  const query = readQuery(words.join(' '), false)
  const flags = { fullwords: true, umlaute: false, searchHeadings: false, isHybrid: true }
  const { queries, corrections } = understand(query, [edition], flags)
  const scores = new Map<number, number>()
  for (const one of queries) {
    const hits = findHits(one, 1)
    for (const [at, document] of hits.documents.entries())
      scores.set(document, (hits.scores[at] ?? 0) % phraseScore)
  }
  const knownShare = query.units.length === 0 ? 0 : 1 - corrections.length / query.units.length
  return { scores, knownShare }
}

function best(scored: readonly (readonly [verse: number, score: number])[]): number[] {
  return [...scored]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, shown)
    .map(([verse]) => verse)
}
