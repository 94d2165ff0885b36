/** The leading eigenvectors of a large symmetric matrix, by subspace iteration from a random start (Halko, Martinsson, Tropp 2011). */

import { multiply, type SparseMatrix } from './sparse-matrix'
import { symmetricEigen } from './symmetric-eigen'
import { innerProducts, orthonormalise, timesSmall } from './tall-matrix'

/** Eigenvectors with their eigenvalues. */
export interface LeadingVectors {
  /** Descending. */
  values: Float64Array
  /** By rows: `dims` numbers for each row of the matrix. */
  vectors: Float32Array
}

/** Extra columns: they make the wanted ones exact sooner. */
const spareColumns = 16

/** The `dims` eigenvectors with the largest eigenvalues. The same matrix gives the same numbers. */
export function leadingVectors(
  matrix: SparseMatrix,
  { dims, rounds }: { dims: number; rounds: number },
  onProgress: (share: number) => void,
): LeadingVectors {
  const width = Math.min(matrix.size, dims + spareColumns)
  let basis = randomSigns(matrix.size * width)
  for (let round = 0; round < rounds; round += 1) {
    // Twice before the columns are orthonormalised again: less would only take longer, more would make them
    // too similar for single precision.
    basis = orthonormalise(multiply(matrix, multiply(matrix, basis, width), width), width)
    onProgress((round + 1) / (rounds + 1))
  }
  const { values, vectors } = symmetricEigen(symmetric(basis, multiply(matrix, basis, width), width), width)
  const kept = Math.min(dims, width)
  return {
    values: values.subarray(0, kept),
    vectors: timesSmall(basis, width, firstColumns(vectors, width, kept), kept),
  }
}

function randomSigns(length: number): Float32Array {
  const random = makeRandom(1)
  return Float32Array.from({ length }, () => (random() & 1 ? 1 : -1))
}

function symmetric(basis: Float32Array, image: Float32Array, width: number): Float64Array {
  const products = innerProducts(basis, image, width)
  return products.map((value, at) => {
    const mirrored = products[(at % width) * width + Math.floor(at / width)] ?? 0
    return (value + mirrored) / 2
  })
}

function firstColumns(matrix: Float64Array, width: number, kept: number): Float64Array {
  return Float64Array.from(
    { length: width * kept },
    (_, at) => matrix[Math.floor(at / kept) * width + (at % kept)] ?? 0,
  )
}

/** Random numbers that are the same for the same seed: 32-bit integers, 0 .. 2^32 - 1 (Steele and Vigna, "mulberry32"). */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return (value ^ (value >>> 14)) >>> 0
  }
}
