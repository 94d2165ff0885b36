/** Places where words are next to each other. */
import type { WordIndex } from '../index/word-index'
import { firstNotBelow } from '../sorted'
import type { Effort } from './effort'

/** For sorting the places of several terms, per place. */
const stepsToSort = 3

/**
 * Places of the first word wherever the words follow each other within one document,
 * ascending. Each word may be any of its terms. When the effort is used up, only the
 * first ones; none if it does not suffice for the words.
 */
export function phrasePlaces(
  index: WordIndex,
  words: readonly (readonly number[])[],
  effort: Effort,
): Uint32Array {
  const known = new Map<readonly number[], Uint32Array>()
  for (const terms of words) {
    if (known.has(terms)) continue
    const places = placesOfAny(index, terms, effort)
    if (!places) return noPlaces
    known.set(terms, places)
  }
  return follow(
    index,
    words.map((terms) => known.get(terms) ?? noPlaces),
    effort,
  )
}

/** `places`: of each word, ascending. */
function follow(index: WordIndex, places: readonly Uint32Array[], effort: Effort): Uint32Array {
  const [rarest = 0] = places.map((_, at) => at).sort((a, b) => lengthOf(places, a) - lengthOf(places, b))
  const cursors = places.map(() => 0)
  const found: number[] = []
  for (const place of places[rarest] ?? []) {
    const first = place - rarest
    let met = 0
    while (met < places.length && meets(places[met] ?? noPlaces, first + met, cursors, met)) met += 1
    if (!effort.take(met + 1)) break
    if (met === places.length && isWithin(index, first, places.length)) found.push(first)
  }
  return Uint32Array.from(found)
}

const noPlaces = new Uint32Array(0)

/** All places of these terms, ascending; undefined if that is too expensive. */
function placesOfAny(index: WordIndex, terms: readonly number[], effort: Effort): Uint32Array | undefined {
  const weight = terms.reduce((sum, term) => sum + index.weight(term), 0)
  const [only] = terms
  if (!effort.take(terms.length > 1 ? weight * stepsToSort : weight)) return undefined
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

/** Whether a list contains a place; moves its cursor there. */
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
