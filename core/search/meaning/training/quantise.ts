/** Learnt vectors and frequencies as the small whole numbers of a model. */
import { wordLength } from '../meaning-model'

/** Weights are sixteenths. */
const weightSteps = 16

/** Vectors of length 1 as whole numbers of length `wordLength`. */
export function quantiseVectors(vectors: Float32Array): Int8Array {
  return Int8Array.from(vectors, (value) => Math.round(value * wordLength))
}

/** The weight of a term that is in `frequency` of `count` bags: 0..255. */
export function weightOf(frequency: number, count: number): number {
  return Math.max(0, Math.min(255, Math.round(Math.log(count / frequency) * weightSteps)))
}
