/** Adds verses with a similar meaning to those with the words, and orders by both (FEATURES SRCH-05). */
import { fuse } from '../meaning/fuse'
import { nearest } from '../meaning/nearest'
import { phraseScore } from '../query/match-units'
import { placeIn } from '../sorted'
import type { Hits } from './find-hits'
import type { QueryMeaning } from './query-meaning'

/** This many verses are considered; the last of them defines where similarity begins. */
const nearCount = 1000
/** This many verses without any of the words are shown per edition. */
const addedCount = 100

/** Hits with the verses most similar to a query; with `addsVerses` also those without any of the words. */
export function withMeaning(hits: Hits, meaning: QueryMeaning | undefined, addsVerses: boolean): Hits {
  const { vectors } = hits.query.edition
  if (!meaning || !vectors) return hits
  const near = nearest(vectors, meaning.vector, nearCount)
  const meant = Int32Array.from(near.slice(0, addsVerses ? addedCount : 0), ({ verse }) => verse)
    .filter((verse) => placeIn(hits.documents, verse) < 0)
    .sort()
  const documents = new Int32Array(hits.documents.length + meant.length)
  documents.set(hits.documents)
  documents.set(meant, hits.documents.length)
  documents.sort()
  const floor = near.at(-1)?.similarity ?? 0
  // Verses outside this list are no more similar than its last one.
  const similarities = new Int32Array(documents.length).fill(floor)
  for (const { verse, similarity } of near) {
    const at = placeIn(documents, verse)
    if (at >= 0) similarities[at] = similarity
  }
  const lexical = new Float64Array(documents.length)
  const phrases = new Uint8Array(documents.length)
  let at = 0
  for (let place = 0; place < hits.documents.length; place += 1) {
    while (documents[at] !== hits.documents[place]) at += 1
    const score = hits.scores[place] ?? 0
    phrases[at] = Number(score >= phraseScore)
    lexical[at] = score >= phraseScore ? score - phraseScore : score
  }
  const fused = fuse({ lexical, similarities, knownShare: hits.query.known, floor })
  const scores = fused.map((score, place) => score + (phrases[place] === 1 ? phraseScore : 0))
  return { ...hits, documents, scores, meant }
}
