/** The verses whose meaning is nearest to a vector. Only whole numbers: the same answer everywhere. */
import { bitsByByte } from '../bits'
import { codeOf, type VerseVectors } from './verse-vectors'

/** A verse and its similarity. */
export interface Near {
  verse: number
  /** Inner product of the two vectors: about 16,129 (127 x 127) for the same learnt ones, 0 for nothing in common. */
  similarity: number
}

/**
 * This many verses with the fewest differing signs are compared exactly (PERFORMANCE "Meaning without
 * pretrained weights").
 */
const candidates = 1000

/**
 * The `count` nearest verses with something in common, nearest first, then in order. Exact among the verses
 * with the most similar signs.
 */
export function nearest(verses: VerseVectors, query: Int8Array, count: number): Near[] {
  const chosen = preselect(verses, codeOf(query, verses.codeWords), Math.max(candidates, count))
  // One number each, which sorts nearest first and then in text order: faster than comparing objects.
  const keys = new Float64Array(chosen.length)
  let found = 0
  for (const verse of chosen) {
    const similarity = similarityTo(verses, query, verse)
    if (similarity <= 0) continue
    keys[found] = verse - similarity * mostVerses
    found += 1
  }
  const sorted = keys.subarray(0, found).sort().subarray(0, count)
  return Array.from(sorted, (key) => {
    const similarity = Math.ceil(-key / mostVerses)
    return { verse: key + similarity * mostVerses, similarity }
  })
}

/** More than any edition has. */
const mostVerses = 1 << 20

/** The similarity of one verse. Four numbers at a time: twice as fast. */
export function similarityTo({ dims, vectors }: VerseVectors, query: Int8Array, verse: number): number {
  const from = verse * dims
  let sum = 0
  for (let index = 0; index < dims; index += 4) {
    const at = from + index
    sum +=
      (vectors[at] ?? 0) * (query[index] ?? 0) +
      (vectors[at + 1] ?? 0) * (query[index + 1] ?? 0) +
      (vectors[at + 2] ?? 0) * (query[index + 2] ?? 0) +
      (vectors[at + 3] ?? 0) * (query[index + 3] ?? 0)
  }
  return sum
}

/** Verses whose signs differ least from those of `code`, ascending; on ties the first ones. */
function preselect({ count, dims, codes }: VerseVectors, code: Uint32Array, wanted: number): number[] {
  const distances = new Uint16Array(count)
  const counts = new Uint32Array(dims + 1)
  const words = code.length
  // Each byte of `sums` counts up to 255: enough for 31 words.
  // Signed numbers are faster: they need no conversion before the bits are compared.
  const all = new Int32Array(codes.buffer, codes.byteOffset, codes.length)
  const own = new Int32Array(code)
  for (let verse = 0; verse < count; verse += 1) {
    let sums = 0
    for (let word = 0, at = verse * words; word < words; word += 1, at += 1) {
      sums = (sums + bitsByByte((all[at] ?? 0) ^ (own[word] ?? 0))) | 0
    }
    const halves = (sums & 0x00ff_00ff) + ((sums >>> 8) & 0x00ff_00ff)
    const distance = (halves & 0xffff) + (halves >>> 16)
    distances[verse] = distance
    counts[distance] = (counts[distance] ?? 0) + 1
  }
  let [limit, below] = [0, 0]
  while (limit < dims && below + (counts[limit] ?? 0) < wanted) {
    below += counts[limit] ?? 0
    limit += 1
  }
  let places = wanted - below
  const chosen: number[] = []
  for (let verse = 0; verse < count; verse += 1) {
    const distance = distances[verse] ?? 0
    if (distance > limit) continue
    if (distance === limit && places-- <= 0) continue
    chosen.push(verse)
  }
  return chosen
}
