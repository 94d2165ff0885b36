/**
 * Word vectors from bags: terms in the same bags, or with the same neighbours, get similar directions
 * (PERFORMANCE "Meaning without pretrained weights").
 */
import { type AssociationOptions, associate } from './association'
import type { Bags } from './bags'
import { type LeadingVectors, leadingVectors } from './leading-vectors'
import { multiply } from './sparse-matrix'

/** Parameters of the training. */
export interface LearnOptions extends AssociationOptions {
  /** Numbers per term. */
  dims: number
  /** Iterations for the eigenvectors: more take longer, with hardly any gain beyond two. */
  rounds: number
  /** Exponent on the eigenvalues: small values make the dimensions count alike. */
  power: number
}

/** The space of some bags: what the vectors of their terms, and of others, are made from. */
export interface WordSpace {
  bags: Bags
  leading: LeadingVectors
  options: LearnOptions
}

/** Share of the time that counting takes (measured). */
const countingShare = 0.15
/** Eigenvalues of a smaller share of the largest are rounding errors in small libraries. */
const leastValueShare = 1e-3

/** Learns the space of `bags`. Deterministic. */
export function learnSpace(
  bags: Bags,
  options: LearnOptions,
  onProgress: (share: number) => void = () => undefined,
): WordSpace {
  const matrix = associate(bags, bags, options, (share) => onProgress(share * countingShare))
  const leading = leadingVectors(matrix, options, (share) =>
    onProgress(countingShare + share * (1 - countingShare)),
  )
  return { bags, leading, options }
}

/** Vectors of length 1 for the terms of the space, by rows of `dims`; all 0 for a term with no associations. */
export function vectorsOf({ leading, options: { dims, power } }: WordSpace): Float32Array {
  const scales = leading.values.map((value) => (value > 0 ? value ** power : 0))
  return directions(leading.vectors, scales, dims)
}

/**
 * The same for terms of other bags of the same verses: each lies where its associations with the terms of the
 * space put it, as it would if it were one of them (the extension of Nyström). This takes time only in
 * proportion to the other bags.
 */
export function fitVectors(
  { bags, leading, options }: WordSpace,
  others: Bags,
  onProgress: (share: number) => void = () => undefined,
): Float32Array {
  const { dims, power } = options
  const least = (leading.values[0] ?? 0) * leastValueShare
  const scales = leading.values.map((value) => (value > least ? value ** (power - 1) : 0))
  const matrix = associate(others, bags, options, onProgress)
  return directions(multiply(matrix, leading.vectors, leading.values.length), scales, dims)
}

/** Rows of as many numbers as there are scales, scaled, of length 1, and filled with 0 up to `dims`. */
function directions(rows: Float32Array, scales: Float64Array, dims: number): Float32Array {
  const kept = scales.length
  const count = kept === 0 ? 0 : rows.length / kept
  const vectors = new Float32Array(count * dims)
  for (let row = 0; row < count; row += 1) {
    let squares = 0
    for (let index = 0; index < kept; index += 1) {
      const value = (rows[row * kept + index] ?? 0) * (scales[index] ?? 0)
      vectors[row * dims + index] = value
      squares += value * value
    }
    if (squares === 0) continue
    const length = Math.sqrt(squares)
    for (let at = row * dims; at < (row + 1) * dims; at += 1) vectors[at] = (vectors[at] ?? 0) / length
  }
  return vectors
}
