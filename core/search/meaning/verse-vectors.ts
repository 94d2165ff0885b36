/**
 * The vectors of all verses of an edition, computed where they are used; beside each vector the signs of its
 * numbers as bits, which exclude verses that cannot be near.
 */
import type { MeaningModel } from './meaning-model'
import { addTerms, putVector } from './meaning-vector'

/** Vectors of the verses of an edition. */
export interface VerseVectors {
  /** Verses are 0 .. count - 1 in the order they were given. */
  count: number
  dims: number
  /** `dims` numbers per verse; all 0 for a verse without known words. */
  vectors: Int8Array
  /**
   * `codeWords` numbers per verse: a bit is 1 if the number is above 0, for the first
   * dimensions; of learnt vectors these matter most.
   */
  codes: Uint32Array
  /** How many numbers of 32 bits the code of a verse takes; at most 16 (nearest.ts). */
  codeWords: number
}

/** The memory that the vectors take. */
export function vectorBytesOf({ vectors, codes }: VerseVectors): number {
  return vectors.byteLength + codes.byteLength
}

const versesAtOnce = 1000

/**
 * The vectors of `count` verses; for each the numbers of its terms in the model
 * (`knownTerms`), each counted once.
 */
export function buildVerseVectors(
  model: MeaningModel,
  verses: Iterable<Iterable<number>>,
  count: number,
): VerseVectors {
  const growing = growVerseVectors(model, verses, count)
  let step = growing.next()
  while (!step.done) step = growing.next()
  return step.value
}

/** The same as a generator that yields every thousand verses. */
export function* growVerseVectors(
  model: MeaningModel,
  verses: Iterable<Iterable<number>>,
  count: number,
): Generator<void, VerseVectors> {
  const { dims } = model
  const vectors = new Int8Array(count * dims)
  const codeWords = Math.min(dims, mostSigns) / 32
  const codes = new Uint32Array(count * codeWords)
  const lastSeen = new Int32Array(model.weights.length).fill(-1)
  const sum = new Int32Array(dims)
  // The terms of one verse: no more than the model has.
  const own = new Uint32Array(model.weights.length)
  let verse = 0
  for (const terms of verses) {
    let known = 0
    for (const number of terms) {
      if (lastSeen[number] === verse) continue
      lastSeen[number] = verse
      own[known] = number
      known += 1
    }
    sum.fill(0)
    addTerms(sum, model, own.subarray(0, known))
    if (putVector(vectors, verse * dims, sum)) putCode({ dims, vectors, codes, codeWords }, verse)
    verse += 1
    if (verse % versesAtOnce === 0) yield
  }
  return { count, dims, vectors, codes, codeWords }
}

/** Vectors that were made elsewhere, `dims` numbers (a multiple of 32) for each of `count` verses. */
export function verseVectorsOf(vectors: Int8Array, dims: number): VerseVectors {
  const codeWords = Math.min(dims, mostForeignSigns) / 32
  const count = vectors.length / dims
  const verses = { count, dims, vectors, codes: new Uint32Array(count * codeWords), codeWords }
  for (let verse = 0; verse < count; verse += 1) putCode(verses, verse)
  return verses
}

/**
 * Signs compared: more hardly find other verses among the thousand that are compared
 * exactly, and take longer.
 */
const mostSigns = 128

/** Their first dimensions matter no more than the others. */
const mostForeignSigns = 512

/** The code of one vector, `codeWords` numbers. */
export function codeOf(vector: Int8Array, codeWords: number): Uint32Array {
  const codes = new Uint32Array(codeWords)
  putCode({ dims: vector.length, vectors: vector, codes, codeWords }, 0)
  return codes
}

function putCode({ dims, vectors, codes, codeWords }: Omit<VerseVectors, 'count'>, verse: number): void {
  const from = verse * dims
  for (let word = 0; word < codeWords; word += 1) {
    let bits = 0
    for (let bit = 0; bit < 32; bit += 1) {
      if ((vectors[from + word * 32 + bit] ?? 0) > 0) bits |= 1 << bit
    }
    codes[verse * codeWords + word] = bits
  }
}
