/**
 * A device's model of the meanings of one language: its words with a weight and a vector each. Everything is
 * whole numbers, and the computations use no function that engines round differently, so that a phone and the
 * server find the same (PERFORMANCE "Meaning without pretrained weights").
 */

/** The model of one language. */
export interface MeaningModel {
  /** First part of a BCP 47 tag. */
  language: string
  /** Models are comparable when they were trained together: then this is the same (16 hexadecimal digits). */
  space: string
  /** Numbers per vector, a multiple of 32. */
  dims: number
  /** Number of a term (folded stem): 0 .. count - 1 in code-unit order. */
  numbers: ReadonlyMap<string, number>
  /** By number: how significant a term is, 16 x natural logarithm of verses by verses with it; 0..255. */
  weights: Uint8Array
  /** By number, `dims` each: vectors of length about `wordLength`. */
  vectors: Int8Array
}

/**
 * Length of the vectors of words before rounding: small numbers need few bytes, and rounding errors even out
 * in the sum of several words.
 */
export const wordLength = 24

/**
 * Length of the vectors of verses and queries before rounding, so that no component
 * exceeds the range of an Int8Array.
 */
export const vectorLength = 127
