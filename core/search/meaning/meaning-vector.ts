/**
 * The meaning of a text: the weighted sum of its words' vectors, scaled to the common length. Whole numbers
 * up to the one root and division.
 */
import { type MeaningModel, termNumbers, vectorLength } from './meaning-model'

/** The vector of these terms, each counted once; undefined if the model knows none of them. */
export function meaningVector(model: MeaningModel, terms: Iterable<string>): Int8Array | undefined {
  const sum = new Int32Array(model.dims)
  for (const number of new Set(termNumbers(model, terms))) addTerm(sum, model, number)
  const vector = new Int8Array(model.dims)
  return putVector(vector, 0, sum) ? vector : undefined
}

/** Adds a term's share to a sum of `dims` numbers. */
export function addTerm(sum: Int32Array, { dims, weights, vectors }: MeaningModel, number: number): void {
  const weight = weights[number] ?? 0
  const from = number * dims
  for (let index = 0; index < dims; index += 1) {
    sum[index] = (sum[index] ?? 0) + weight * (vectors[from + index] ?? 0)
  }
}

/**
 * Writes a sum, scaled to the common length, into `vectors` from `at`; false, and
 * nothing written, if it is 0.
 */
export function putVector(vectors: Int8Array, at: number, sum: Int32Array): boolean {
  let squares = 0
  for (const value of sum) squares += value * value
  if (squares === 0) return false
  const scale = vectorLength / Math.sqrt(squares)
  for (let index = 0; index < sum.length; index += 1) {
    vectors[at + index] = Math.round((sum[index] ?? 0) * scale)
  }
  return true
}
