/** Raises the scores of documents in which the words are close together. */
import type { WordIndex } from '../index/word-index'
import { searchWeights } from '../search-weights'
import { firstNotBelow } from '../sorted'
import type { Effort } from './effort'
import type { FoundTerms } from './finding/find-terms'
import { highest } from './highest'

/** Only the best documents are examined closely. */
const lookedAt = 200
/** For a document's list, and for a place within one document. */
const stepsToLookUp = 3
const stepsToSort = 4
/** For longer queries closeness means nothing. */
const maxWords = 32

/** Words found in a document, as place * `maxWords` + word. */
const met = new Float64Array(4096)
const counts = new Int32Array(maxWords)

/** Changes the scores of the best documents. */
export function nearness(
  index: WordIndex,
  words: readonly FoundTerms[],
  documents: Int32Array,
  scores: Float64Array,
  effort: Effort,
): void {
  const terms = words.reduce((sum, { terms, forms }) => sum + terms.length + forms.length, 0)
  const looked = Math.min(lookedAt, documents.length)
  if (words.length > maxWords || !effort.take(looked * terms * stepsToLookUp)) return
  const places = words.map(({ terms, forms }) => [...terms, ...forms].map((term) => index.placesOf(term)))
  for (const at of highest(scores, lookedAt)) {
    const document = documents[at] ?? 0
    const from = index.starts[document] ?? 0
    const to = index.starts[document + 1] ?? 0
    const share = closest(places, from, to, effort)
    if (share > 0) scores[at] = (scores[at] ?? 0) + searchWeights.nearness * share
  }
}

/**
 * How close the words are: the share they fill of a shortest range with all of them; 0 with fewer than two.
 */
function closest(
  places: readonly (readonly Uint32Array[])[],
  from: number,
  to: number,
  effort: Effort,
): number {
  let count = 0
  let different = 0
  for (let word = 0; word < places.length; word += 1) {
    const before = count
    for (const list of places[word] ?? []) {
      for (let at = firstNotBelow(list, from); at < list.length && count < met.length; at += 1) {
        const place = list[at] ?? 0
        if (place >= to) break
        met[count] = (place - from) * maxWords + word
        count += 1
      }
    }
    if (count > before) different += 1
  }
  if (different < 2 || !effort.take(count * stepsToSort)) return 0
  const shortest = shortestStretch(met.subarray(0, count).sort(), different)
  return ((different - 1) / (shortest + 1)) * (different / places.length)
}

/** Words between the first and the last of the shortest range with all different words. */
function shortestStretch(sorted: Float64Array, different: number): number {
  counts.fill(0)
  let inside = 0
  let best = Number.MAX_SAFE_INTEGER
  let begin = 0
  for (const last of sorted) {
    inside += count(last % maxWords, 1) === 1 ? 1 : 0
    while (inside === different) {
      const first = sorted[begin] ?? 0
      best = Math.min(best, Math.floor(last / maxWords) - Math.floor(first / maxWords))
      inside -= count(first % maxWords, -1) === 0 ? 1 : 0
      begin += 1
    }
  }
  return best
}

function count(word: number, step: number): number {
  const value = (counts[word] ?? 0) + step
  counts[word] = value
  return value
}
