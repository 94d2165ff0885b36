/** Verses whose meaning is near join those with the words, and both decide the order (FEATURES SRCH-05). */
import { bookOf } from '../../scripture/canonical'
import { fuse } from '../meaning/fuse'
import { type Near, nearest } from '../meaning/nearest'
import { phraseScore } from '../query/match-units'
import type { Hits } from './find-hits'
import { placeAmong } from './find-hits'
import type { QueryMeaning } from './query-meaning'

/** So many are looked at; the last of them says where nearness begins. */
const nearCount = 1000
/** So many of an edition are shown that have none of the words. */
const addedCount = 100

/** The verses of an edition nearest to a query; undefined where it has no vectors. */
export function nearVerses({ query }: Hits, meaning: QueryMeaning | undefined): Near[] | undefined {
  const { vectors } = query.edition
  return vectors && meaning ? nearest(vectors, meaning.vector, nearCount) : undefined
}

/** Hits with the nearest verses of the books that pass; with `addsVerses` also those without any of the words. */
export function withMeaning(
  hits: Hits,
  near: readonly Near[] | undefined,
  meaning: QueryMeaning | undefined,
  { isIn, addsVerses }: { isIn: (book: number) => boolean; addsVerses: boolean },
): Hits {
  const { vectors, index } = hits.query.edition
  if (!near || !meaning || !vectors) return hits
  const { canonicals } = index.verses
  const added = near
    .slice(0, addsVerses ? addedCount : 0)
    .filter(({ verse }) => placeAmong(hits, verse) < 0 && isIn(bookOf(canonicals[verse] ?? 0)))
  const documents = Int32Array.from([...hits.documents, ...added.map(({ verse }) => verse)]).sort()
  const floor = near.at(-1)?.similarity ?? 0
  // Verses that are not among the nearest are no nearer than the last of them.
  const nearness = new Map(near.map(({ verse, similarity }) => [verse, similarity]))
  const lexical = new Float64Array(documents.length)
  const phrases = new Uint8Array(documents.length)
  const similarities = new Int32Array(documents.length)
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    const place = placeAmong(hits, document)
    const score = place < 0 ? 0 : (hits.scores[place] ?? 0)
    const isPhrase = score >= phraseScore
    phrases[at] = Number(isPhrase)
    lexical[at] = isPhrase ? score - phraseScore : score
    similarities[at] = nearness.get(document) ?? floor
  }
  const fused = fuse({ lexical, similarities, knownShare: hits.query.known, floor })
  const scores = fused.map((score, at) => score + (phrases[at] === 1 ? phraseScore : 0))
  return { ...hits, documents, scores, meant: added.length }
}
