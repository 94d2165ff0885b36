/** Where words stand next to each other. */
import type { WordIndex } from '../index/word-index'

/** Places of the first word wherever the words follow each other within one document, ascending. Each word is any of its terms. */
export function phrasePlaces(index: WordIndex, words: readonly (readonly number[])[]): Uint32Array {
  const places = words.map((terms) => placesOfAny(index, terms))
  const [rarest = 0] = places.map((_, at) => at).sort((a, b) => lengthOf(places, a) - lengthOf(places, b))
  const cursors = places.map(() => 0)
  const found: number[] = []
  for (const place of places[rarest] ?? []) {
    const first = place - rarest
    const isThere = places.every((list, at) => at === rarest || meets(list, first + at, cursors, at))
    if (isThere && isWithin(index, first, places.length)) found.push(first)
  }
  return Uint32Array.from(found)
}

/** All places of some terms, ascending. */
export function placesOfAny(index: WordIndex, terms: readonly number[]): Uint32Array {
  const [only] = terms
  if (terms.length === 1 && only !== undefined) return index.placesOf(only)
  const lists = terms.map((term) => index.placesOf(term))
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all.sort()
}

function lengthOf(places: readonly Uint32Array[], at: number): number {
  return places[at]?.length ?? 0
}

/** Whether a list has a place; its cursor goes on to there. */
function meets(list: Uint32Array, place: number, cursors: number[], at: number): boolean {
  let low = cursors[at] ?? 0
  let high = low + 1
  while (high < list.length && (list[high] ?? 0) < place) high += high - low + 1
  high = Math.min(high, list.length)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  cursors[at] = low
  return list[low] === place
}

function isWithin(index: WordIndex, first: number, length: number): boolean {
  if (first < 0) return false
  return first + length <= (index.starts[index.documentOf(first) + 1] ?? 0)
}
