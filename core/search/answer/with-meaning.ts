/** Verses whose meaning is near join those with the words, and both decide the order (FEATURES SRCH-05). */
import { bookOf } from '../../scripture/canonical'
import { fuse } from '../meaning/fuse'
import { type Near, nearest } from '../meaning/nearest'
import { phraseScore } from '../query/match-units'
import { type Hits, placeIn } from './find-hits'
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
    .filter(({ verse }) => placeIn(hits.documents, verse) < 0 && isIn(bookOf(canonicals[verse] ?? 0)))
  const documents = new Int32Array(hits.documents.length + added.length)
  documents.set(hits.documents)
  documents.set(
    Int32Array.from(added, ({ verse }) => verse),
    hits.documents.length,
  )
  documents.sort()
  const floor = near.at(-1)?.similarity ?? 0
  // Verses that are not among the nearest are no nearer than the last of them.
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
  return { ...hits, documents, scores, meant: added.length }
}
