/**
 * The vectors of all verses of an edition, computed where they are used; beside each vector the signs of its
 * numbers as bits, which exclude verses that cannot be near.
 */
import type { MeaningModel } from './meaning-model'
import { addTerm, putVector } from './meaning-vector'

/** Vectors of the verses of an edition. */
export interface VerseVectors {
  /** Verses are 0 .. count - 1 in the order they were given. */
  count: number
  dims: number
  /** `dims` numbers per verse; all 0 for a verse without known words. */
  vectors: Int8Array
  /**
   * `signWords(dims)` numbers per verse: a bit is 1 if the number is above 0, for the
   * first dimensions, which matter most.
   */
  codes: Uint32Array
}

const versesAtOnce = 1000

/**
 * The vectors of `count` verses; for each the numbers of its terms in the model
 * (`termNumbers`), each counted once.
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
  const codes = new Uint32Array(count * signWords(dims))
  const lastSeen = new Int32Array(model.weights.length).fill(-1)
  const sum = new Int32Array(dims)
  let verse = 0
  for (const terms of verses) {
    sum.fill(0)
    for (const number of terms) {
      if (lastSeen[number] === verse) continue
      lastSeen[number] = verse
      addTerm(sum, model, number)
    }
    if (putVector(vectors, verse * dims, sum)) putCode(codes, verse, vectors, dims)
    verse += 1
    if (verse % versesAtOnce === 0) yield
  }
  return { count, dims, vectors, codes }
}

/**
 * Signs compared: more hardly find other verses among the thousand that are compared
 * exactly, and take longer.
 */
const mostSigns = 128

/** How many numbers of 32 bits the code of a vector takes. */
function signWords(dims: number): number {
  return Math.min(dims, mostSigns) / 32
}

/** The code of one vector. */
export function codeOf(vector: Int8Array): Uint32Array {
  const code = new Uint32Array(signWords(vector.length))
  putCode(code, 0, vector, vector.length)
  return code
}

function putCode(codes: Uint32Array, verse: number, vectors: Int8Array, dims: number): void {
  const from = verse * dims
  const words = signWords(dims)
  for (let word = 0; word < words; word += 1) {
    let bits = 0
    for (let bit = 0; bit < 32; bit += 1) {
      if ((vectors[from + word * 32 + bit] ?? 0) > 0) bits |= 1 << bit
    }
    codes[verse * words + word] = bits
  }
}
