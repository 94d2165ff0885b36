/** Where words stand next to each other. */
import type { WordIndex } from '../index/word-index'
import { firstNotBelow } from '../sorted'

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
function placesOfAny(index: WordIndex, terms: readonly number[]): Uint32Array {
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
  const from = cursors[at] ?? 0
  let to = from + 1
  while (to < list.length && (list[to] ?? 0) < place) to += to - from + 1
  const found = firstNotBelow(list, place, from, Math.min(to + 1, list.length))
  cursors[at] = found
  return list[found] === place
}

function isWithin(index: WordIndex, first: number, length: number): boolean {
  if (first < 0) return false
  return first + length <= (index.starts[index.documentOf(first) + 1] ?? 0)
}
