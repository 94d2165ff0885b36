/** Adds verses with a similar meaning to those with the words, and orders by both (FEATURES SRCH-05). */
import { fuse, type Nearness } from '../meaning/fuse'
import type { Near } from '../meaning/nearest'
import { phraseScore } from '../query/match-units'
import { placeIn } from '../sorted'
import { withDocuments } from './add-documents'
import type { Hits } from './find-hits'

/** This many verses are considered; the last of them defines where similarity begins. */
export const nearCount = 1000
/** This many verses without any of the words are shown per edition and list. */
const addedCount = 100

/**
 * Hits with the verses most similar to a query; with `addsVerses` also those without any of the words. `lists`:
 * the `nearCount` nearest verses of the edition, nearest first, of each space of vectors there is.
 */
export function withMeaning(hits: Hits, lists: readonly (readonly Near[])[], addsVerses: boolean): Hits {
  if (lists.length === 0) return hits
  const asked = hits.query.originals?.documents
  const mayAdd = ({ verse }: Near) => asked === undefined || placeIn(asked, verse) >= 0
  const near = addsVerses ? lists.flatMap((list) => list.slice(0, addedCount)).filter(mayAdd) : []
  const added = new Set(near.map(({ verse }) => verse).filter((verse) => placeIn(hits.documents, verse) < 0))
  const { documents, scores: before } = withDocuments(hits, added)
  const isPhrase = (score: number) => score >= phraseScore
  const lexical = before.map((score) => (isPhrase(score) ? score - phraseScore : score))
  const meanings = lists.map((near) => nearnessOf(documents, near))
  const fused = fuse({ lexical, meanings, knownShare: hits.query.known })
  const scores = fused.map((score, place) => score + (isPhrase(before[place] ?? 0) ? phraseScore : 0))
  const meant = Int32Array.from([...hits.meant, ...added]).sort()
  return { ...hits, documents, scores, meant }
}

/** Verses outside the list are no more similar than its last one. */
function nearnessOf(documents: Int32Array, near: readonly Near[]): Nearness {
  const floor = near.at(-1)?.similarity ?? 0
  const similarities = new Int32Array(documents.length).fill(floor)
  for (const { verse, similarity } of near) {
    const at = placeIn(documents, verse)
    if (at >= 0) similarities[at] = similarity
  }
  return { similarities, floor }
}
