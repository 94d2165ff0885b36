/** How soon more occurrences of a word stop counting (BM25, Robertson and others). */
import { searchWeights } from '../search-weights'

const { saturation: k1, length: b } = searchWeights

/** Score of `frequency` occurrences in a document of `length` times the average length. */
export function saturation(frequency: number, length: number): number {
  return (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * length))
}
