/** Adds to the scores of documents where the words stand close together. */
import type { WordIndex } from '../index/word-index'
import type { FoundTerms } from './find-terms'
import { highest } from './highest'
import { placesOfAny } from './phrase-places'

/** Looking closely is for those that may come first. */
const lookedAt = 500
/** Most that closeness adds, in the measure of a word's worth. */
const most = 4

/** Changes the scores of the best documents. */
export function nearness(
  index: WordIndex,
  words: readonly FoundTerms[],
  documents: Int32Array,
  scores: Float64Array,
): void {
  const places = words.map(({ terms, forms }) => placesOfAny(index, [...terms, ...forms]))
  for (const at of highest(scores, lookedAt)) {
    const span = closest(index, places, documents[at] ?? 0)
    if (span > 0) scores[at] = (scores[at] ?? 0) + most * span
  }
}

/** How close the words of a document stand: the share of a shortest stretch with all of them that they fill; 0 with less than two. */
function closest(index: WordIndex, places: readonly Uint32Array[], document: number): number {
  const from = index.starts[document] ?? 0
  const to = index.starts[document + 1] ?? 0
  const met: { place: number; word: number }[] = []
  let different = 0
  for (const [word, list] of places.entries()) {
    const before = met.length
    for (let at = firstFrom(list, from); at < list.length && (list[at] ?? 0) < to; at += 1) {
      met.push({ place: list[at] ?? 0, word })
    }
    if (met.length > before) different += 1
  }
  if (different < 2) return 0
  met.sort((a, b) => a.place - b.place || a.word - b.word)
  return ((different - 1) / (shortest(met, different) + 1)) * (different / places.length)
}

/** Words between the first and the last of the shortest stretch with all different words. */
function shortest(met: readonly { place: number; word: number }[], different: number): number {
  const counts = new Map<number, number>()
  let best = Number.MAX_SAFE_INTEGER
  let begin = 0
  for (const { place, word } of met) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
    while (counts.size === different) {
      const first = met[begin]
      if (!first) break
      best = Math.min(best, place - first.place)
      const left = (counts.get(first.word) ?? 0) - 1
      if (left === 0) counts.delete(first.word)
      else counts.set(first.word, left)
      begin += 1
    }
  }
  return best
}

function firstFrom(list: Uint32Array, place: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
