/** Words of a dictionary that contain a text. */
import type { WordIndex } from '../../index/word-index'
import type { Effort } from '../effort'

interface Joined {
  /** All terms, each after a line feed. */
  text: string
  /** Where each begins in `text`; one more at the end. */
  begins: Uint32Array
}
const joined = new WeakMap<WordIndex, Joined>()

/** Letters read in one step. */
const lettersPerStep = 12
const stepsPerTerm = 20

/**
 * Numbers of the terms that contain any of the parts, ascending; when the effort is
 * used up, the first ones in the dictionary.
 */
export function termsWith(index: WordIndex, parts: readonly string[], effort: Effort): number[] {
  const { text, begins } = joinedOf(index)
  const found: number[][] = []
  for (const part of parts) {
    if (!effort.take(text.length / lettersPerStep)) break
    const most = Math.floor(effort.left / stepsPerTerm)
    const terms: number[] = []
    let term = 0
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, begins[term])) {
      term = termAt(begins, at, term)
      if (terms.length === most) {
        effort.isCut = true
        break
      }
      terms.push(term)
      term += 1
    }
    effort.take(terms.length * stepsPerTerm)
    found.push(terms)
  }
  const [only = []] = found
  return found.length <= 1 ? only : [...new Set(found.flat())].sort((a, b) => a - b)
}

/** The term at a position, which is `from` or a later one: mostly near. */
function termAt(begins: Uint32Array, place: number, from: number): number {
  let low = from
  let step = 1
  while ((begins[low + step] ?? Number.POSITIVE_INFINITY) <= place) {
    low += step
    step *= 2
  }
  let high = low + step
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((begins[middle] ?? Number.POSITIVE_INFINITY) <= place) low = middle
    else high = middle
  }
  return low
}

function joinedOf(index: WordIndex): Joined {
  const known = joined.get(index)
  if (known) return known
  const begins = new Uint32Array(index.terms.length + 1)
  let at = 1
  for (const [number, term] of index.terms.entries()) {
    begins[number] = at
    at += term.length + 1
  }
  begins[index.terms.length] = at
  const made = { text: `\n${index.terms.join('\n')}`, begins }
  joined.set(index, made)
  return made
}
