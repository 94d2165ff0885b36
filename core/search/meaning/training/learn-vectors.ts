/**
 * Word vectors from bags: terms in the same bags, or with the same neighbours, get similar directions
 * (PERFORMANCE "Meaning without pretrained weights").
 */
import { type AssociationOptions, associate } from './association'
import type { Bags } from './bags'
import { leadingVectors } from './leading-vectors'

/** Parameters of the training. */
export interface LearnOptions extends AssociationOptions {
  /** Numbers per term. */
  dims: number
  /** Iterations for the eigenvectors: more take longer, with hardly any gain beyond two. */
  rounds: number
  /** Exponent on the eigenvalues: small values make the dimensions count alike. */
  power: number
}

/** Vectors of length 1 for all terms, by rows of `dims`; all 0 for a term with no associations. Deterministic. */
export function learnVectors(
  bags: Bags,
  options: LearnOptions,
  onProgress: (share: number) => void = () => undefined,
): Float32Array {
  const { dims, power } = options
  const matrix = associate(bags, options, (share) => onProgress(share * countingShare))
  const leading = leadingVectors(matrix, options, (share) =>
    onProgress(countingShare + share * (1 - countingShare)),
  )
  const kept = leading.values.length
  const scales = leading.values.map((value) => (value > 0 ? value ** power : 0))
  const vectors = new Float32Array(bags.termCount * dims)
  for (let term = 0; term < bags.termCount; term += 1) {
    let squares = 0
    for (let index = 0; index < kept; index += 1) {
      const value = (leading.vectors[term * kept + index] ?? 0) * (scales[index] ?? 0)
      vectors[term * dims + index] = value
      squares += value * value
    }
    if (squares === 0) continue
    const length = Math.sqrt(squares)
    for (let at = term * dims; at < (term + 1) * dims; at += 1) vectors[at] = (vectors[at] ?? 0) / length
  }
  return vectors
}

/** Share of the time that counting takes (measured). */
const countingShare = 0.15
