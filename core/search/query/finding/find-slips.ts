/** Corrections for a word that no edition has: words of the dictionary with few letters changed. */
import { bitCount } from '../../bits'
import type { WordIndex } from '../../index/word-index'
import type { Effort } from '../effort'

const signatures = new WeakMap<WordIndex, Int32Array>()
const maxFound = 5
/** Most terms are excluded by their letters alone. */
const stepsPerTerm = 0.5
/** Shorter words have too many neighbours; longer ones may have two errors. */
const leastLength = 4
const twoSlipsFrom = 8
/** Words with more than this share of all places are common. */
const commonShare = 1 / 400_000

/** A term and its distance. */
export interface Slip {
  term: number
  /** Letters changed, left out, put in, or swapped with the next. */
  distance: number
}

/** The nearest terms, all at the same distance, the most frequent first; empty if none is near. */
export function slipsOf(index: WordIndex, folded: string, effort: Effort): Slip[] {
  if (folded.length < leastLength || !effort.take(index.terms.length * stepsPerTerm)) return []
  const most = folded.length >= twoSlipsFrom ? 2 : 1
  const signs = signaturesOf(index)
  const wanted = signatureOf(folded)
  const mostCommon = index.wordCount * commonShare
  let found: Slip[] = []
  let best = most
  for (const [number, term] of index.terms.entries()) {
    if (Math.abs(term.length - folded.length) > best) continue
    if (isAnotherWord(folded, term) && index.weight(number) > mostCommon) continue
    if (bitCount((signs[number] ?? 0) ^ wanted) > 2 * best) continue
    const distance = editDistance(folded, term, best)
    if (distance > best) continue
    if (distance < best) found = []
    best = distance
    found.push({ term: number, distance })
  }
  return found
    .filter(({ distance }) => distance === best)
    .sort((a, b) => index.weight(b.term) - index.weight(a.term) || a.term - b.term)
    .slice(0, maxFound)
}

/** Another first letter makes another word of a common one: Beichte is not reichte. Two letters that are swapped do not. */
function isAnotherWord(typed: string, term: string): boolean {
  const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)]
  if (first === term.charCodeAt(0)) return false
  return first !== term.charCodeAt(1) || second !== term.charCodeAt(0)
}

function signaturesOf(index: WordIndex): Int32Array {
  const known = signatures.get(index)
  if (known) return known
  const made = Int32Array.from(index.terms, signatureOf)
  signatures.set(index, made)
  return made
}

/** One bit per kind of letter. */
function signatureOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Damerau's distance (swapped neighbours count one); anything above `most` may be reported as `most` + 1. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwapped) value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
