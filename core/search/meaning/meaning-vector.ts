/**
 * The meaning of a text: the weighted sum of its words' vectors, scaled to the common length. Whole numbers
 * up to the one root and division.
 */
import { type MeaningModel, vectorLength } from './meaning-model'
import { knownTerms } from './unspaced-terms'

/** The vector of these folded stems, each counted once; undefined if the model knows none of them. */
export function meaningVector(model: MeaningModel, words: Iterable<string>): Int8Array | undefined {
  return vectorOfTerms(model, knownTerms(model, [...words]).numbers)
}

/** The vector of terms by their numbers, each counted once; undefined if there are none. */
export function vectorOfTerms(model: MeaningModel, numbers: Iterable<number>): Int8Array | undefined {
  const sum = new Int32Array(model.dims)
  addTerms(sum, model, Uint32Array.from(new Set(numbers)))
  const vector = new Int8Array(model.dims)
  return putVector(vector, 0, sum) ? vector : undefined
}

/** Adds the shares of terms to a sum of `dims` numbers. Four terms at a time: the sum is read and written less. */
export function addTerms(sum: Int32Array, model: MeaningModel, numbers: Uint32Array): void {
  const { dims, weights, vectors } = model
  const whole = numbers.length - (numbers.length % 4)
  for (let at = 0; at < whole; at += 4) {
    const a = numbers[at] ?? 0
    const b = numbers[at + 1] ?? 0
    const c = numbers[at + 2] ?? 0
    const d = numbers[at + 3] ?? 0
    const weightA = weights[a] ?? 0
    const weightB = weights[b] ?? 0
    const weightC = weights[c] ?? 0
    const weightD = weights[d] ?? 0
    for (let index = 0; index < dims; index += 1) {
      sum[index] =
        (sum[index] ?? 0) +
        weightA * (vectors[a * dims + index] ?? 0) +
        weightB * (vectors[b * dims + index] ?? 0) +
        weightC * (vectors[c * dims + index] ?? 0) +
        weightD * (vectors[d * dims + index] ?? 0)
    }
  }
  for (let at = whole; at < numbers.length; at += 1) addTerm(sum, model, numbers[at] ?? 0)
}

function addTerm(sum: Int32Array, { dims, weights, vectors }: MeaningModel, number: number): void {
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
  const { length } = sum
  let squares = 0
  for (let index = 0; index < length; index += 1) {
    const value = sum[index] ?? 0
    squares += value * value
  }
  if (squares === 0) return false
  const scale = vectorLength / Math.sqrt(squares)
  // As Math.round, three times as fast.
  for (let index = 0; index < length; index += 1) {
    vectors[at + index] = Math.floor((sum[index] ?? 0) * scale + 0.5)
  }
  return true
}
