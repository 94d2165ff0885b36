/**
 * What a device knows of the meanings of one language: its words with a weight and a vector each. Everything is whole numbers, and what is computed from
 * them uses no function that engines round differently, so that a phone and the server find the same (PERFORMANCE "Meaning without pretrained weights").
 */

export interface MeaningModel {
  /** First part of a BCP 47 tag. */
  language: string
  /** Models are comparable when they were learnt together: then this is the same (16 hexadecimal digits). */
  space: string
  /** Numbers per vector, a multiple of 32. */
  dims: number
  /** Number of a term (folded stem): 0 .. count - 1 in code-unit order. */
  numbers: ReadonlyMap<string, number>
  /** By number: how much a term says, 16 x natural logarithm of verses by verses with it; 0..255. */
  weights: Uint8Array
  /** By number, `dims` each: vectors of length about `wordLength`. */
  vectors: Int8Array
}

/** Length of the vectors of words before rounding: small numbers need few bytes, and what rounding takes away evens out in the sum of several words. */
export const wordLength = 24

/** Length of the vectors of verses and queries before rounding. So no part of one exceeds what an Int8Array holds. */
export const vectorLength = 127

/** The numbers of the terms a model knows, in their order; unknown ones are left out. */
export function termNumbers({ numbers }: MeaningModel, terms: Iterable<string>): number[] {
  const found: number[] = []
  for (const term of terms) {
    const number = numbers.get(term)
    if (number !== undefined) found.push(number)
  }
  return found
}
