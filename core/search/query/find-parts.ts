/** Words of a dictionary that contain something. */
import type { WordIndex } from '../index/word-index'
import { lastNotAbove } from '../sorted'

interface Joined {
  /** All terms, each behind a line feed. */
  text: string
  /** Where each begins in `text`. */
  begins: Uint32Array
}
const joined = new WeakMap<WordIndex, Joined>()

/** Numbers of the terms with any of the parts in them, ascending. */
export function termsWith(index: WordIndex, parts: readonly string[]): number[] {
  const { text, begins } = joinedOf(index)
  const found = new Set<number>()
  for (const part of parts) {
    for (let at = text.indexOf(part); at >= 0; ) {
      const term = lastNotAbove(begins, at)
      found.add(term)
      const next = begins[term + 1]
      at = next === undefined ? -1 : text.indexOf(part, next)
    }
  }
  return [...found].sort((a, b) => a - b)
}

function joinedOf(index: WordIndex): Joined {
  const known = joined.get(index)
  if (known) return known
  const begins = new Uint32Array(index.terms.length)
  let at = 1
  for (const [number, term] of index.terms.entries()) {
    begins[number] = at
    at += term.length + 1
  }
  const made = { text: `\n${index.terms.join('\n')}`, begins }
  joined.set(index, made)
  return made
}
