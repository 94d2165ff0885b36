/** Counts of pairs as shares, lessened where they are small. */
import type { ParallelText } from './parallel-text'
import type { WordPairs } from './word-pairs'

/** By pair and by word; counts, or shares. */
export interface PairTable {
  /** A word of the original rendered by a word of the text; of shares: over all words of the text. */
  toText: Float32Array
  /** The other way. */
  toOriginal: Float32Array
  /** Words of the text that render none; of shares: over all such words. */
  textAlone: Float32Array
  /** Words of the original that are not rendered. */
  originalAlone: Float32Array
}

/**
 * Added to every count before it is lessened (variational Bayes): rare words do not take on all that nothing else wants. Tried on
 * two testaments in two languages: 0.02 finds a tenth fewer, 0.4 some fewer, 1 is useless.
 */
const added = 0.2

export function emptyTable({ original, text }: ParallelText, { count }: WordPairs): PairTable {
  return {
    toText: new Float32Array(count),
    toOriginal: new Float32Array(count),
    textAlone: new Float32Array(text.size),
    originalAlone: new Float32Array(original.size),
  }
}

/** Turns counts into shares, in place. */
export function toShares(
  table: PairTable,
  { original, text }: ParallelText,
  { rowStarts, textKinds, count }: WordPairs,
): void {
  const { toText, toOriginal } = table
  for (let kind = 0; kind < original.size; kind += 1) {
    const from = rowStarts[kind] ?? 0
    const to = rowStarts[kind + 1] ?? 0
    let sum = 0
    for (let pair = from; pair < to; pair += 1) sum += (toText[pair] ?? 0) + added
    const whole = lessened(sum)
    for (let pair = from; pair < to; pair += 1) toText[pair] = lessened((toText[pair] ?? 0) + added) / whole
  }
  const wholes = new Float64Array(text.size)
  for (let pair = 0; pair < count; pair += 1) {
    const word = textKinds[pair] ?? 0
    wholes[word] = (wholes[word] ?? 0) + (toOriginal[pair] ?? 0) + added
  }
  for (let word = 0; word < text.size; word += 1) wholes[word] = lessened(wholes[word] ?? 0)
  for (let pair = 0; pair < count; pair += 1)
    toOriginal[pair] = lessened((toOriginal[pair] ?? 0) + added) / (wholes[textKinds[pair] ?? 0] ?? 1)
  overAll(table.textAlone)
  overAll(table.originalAlone)
}

/** No word is impossible. */
const leastAlone = 1e-3

function overAll(counts: Float32Array): void {
  let sum = 0
  for (const count of counts) sum += count + leastAlone
  for (let at = 0; at < counts.length; at += 1) counts[at] = ((counts[at] ?? 0) + leastAlone) / sum
}

/** e to the digamma function: about half less than a large number, nearly nothing of a small one. */
export function lessened(value: number): number {
  let x = value
  let sum = 0
  while (x < 6) {
    sum -= 1 / x
    x += 1
  }
  const square = 1 / (x * x)
  return x * Math.exp(sum - 0.5 / x - square * (1 / 12 - square * (1 / 120 - square / 252)))
}
