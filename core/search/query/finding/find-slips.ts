/** Corrections for a word that no edition has: words of the dictionary with few letters changed. */
import { editDistance } from '../../../words/edit-distance'
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
