/** Reads a word index in place: what a query does not need is not unpacked. */
import { lastNotAbove } from '../sorted'
import { ByteReader } from './bytes'

/** A word index. */
export class WordIndex {
  /** Number of documents. */
  readonly count: number
  /** By document, ascending. */
  readonly canonicals: Int32Array
  /** By document: its first word, counted through all documents; one more entry at the end. */
  readonly starts: Uint32Array
  private readonly fileBytes: number
  private readonly breaks: Uint8Array
  private readonly packedTerms: Uint8Array
  private readonly places: Uint8Array
  /** By term: where its places begin; one more entry at the end. */
  private readonly placeStarts: Uint32Array
  private dictionary: string[] | undefined
  private shares: Float64Array | undefined
  private readonly unpacked = new Kept<Uint32Array>()
  private readonly grouped = new Kept<Postings>()

  constructor(bytes: Uint8Array) {
    this.fileBytes = bytes.length
    const reader = new ByteReader(bytes)
    this.count = reader.number()
    this.canonicals = unpackCanonicals(reader.part(), this.count)
    this.starts = unpackSums(reader.part(), this.count)
    this.breaks = reader.part()
    this.packedTerms = reader.part()
    this.placeStarts = unpackSums(reader.part(), new ByteReader(this.packedTerms).number())
    this.places = reader.part()
  }

  /** About what it takes in memory at most, with what is derived from it (finding, rows.ts). */
  get memoryBytes(): number {
    const numbers = this.canonicals.length + this.starts.length + this.placeStarts.length
    const terms = this.placeStarts.length
    return (
      this.fileBytes +
      numbers * 4 +
      terms * bytesOfTerm +
      this.count * bytesOfDocument +
      Math.min(2 * this.wordCount, 2 * maxKept) * bytesOfKept
    )
  }

  /** Words in all documents. */
  get wordCount(): number {
    return this.starts[this.count] ?? 0
  }

  /** The dictionary, sorted by code units. */
  get terms(): readonly string[] {
    this.dictionary ??= unpackTerms(this.packedTerms)
    return this.dictionary
  }

  /** By document: its length in words divided by the average length. */
  get lengths(): Float64Array {
    this.shares ??= lengthsOf(this.starts, this.count)
    return this.shares
  }

  /** Whether a document starts a paragraph. */
  isBreak(document: number): boolean {
    return ((this.breaks[document >> 3] ?? 0) & (1 << (document & 7))) !== 0
  }

  /** The number of a term; -1 if no document has it. */
  find(term: string): number {
    const at = this.firstNotBefore(term)
    return this.terms[at] === term ? at : -1
  }

  /** The number of the first term that is not before `term`. */
  firstNotBefore(term: string): number {
    const { terms } = this
    let low = 0
    let high = terms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((terms[middle] ?? '') < term) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Stored size of a term: larger for more frequent ones. */
  weight(term: number): number {
    return (this.placeStarts[term + 1] ?? 0) - (this.placeStarts[term] ?? 0)
  }

  /** The places of a term, ascending, counted in words through all documents. */
  placesOf(term: number): Uint32Array {
    return this.unpacked.get(term) ?? this.unpacked.keep(term, this.unpackPlaces(term))
  }

  /** The documents that contain a term. */
  postingsOf(term: number): Postings {
    return this.grouped.get(term) ?? this.grouped.keep(term, this.group(this.placesOf(term)))
  }

  /** The document that contains a word. */
  documentOf(place: number): number {
    return lastNotAbove(this.starts.subarray(0, this.count), place)
  }

  /** The documents of ascending places. */
  group(places: Uint32Array): Postings {
    const { starts } = this
    const documents = new Int32Array(places.length)
    const frequencies = new Float32Array(places.length)
    // With many places, scanning all documents is faster than looking each one up.
    const isDense = places.length * 12 > this.count
    let document = -1
    let length = 0
    let end = 0
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      if (place >= end) {
        if (isDense)
          do document += 1
          while ((starts[document + 1] ?? Number.POSITIVE_INFINITY) <= place)
        else document = this.documentOf(place)
        end = starts[document + 1] ?? Number.POSITIVE_INFINITY
        documents[length] = document
        length += 1
      }
      frequencies[length - 1] = (frequencies[length - 1] ?? 0) + 1
    }
    return { documents: documents.slice(0, length), frequencies: frequencies.slice(0, length), length }
  }

  private unpackPlaces(term: number): Uint32Array {
    const { places } = this
    const end = this.placeStarts[term + 1] ?? 0
    let at = this.placeStarts[term] ?? 0
    const unpacked = new Uint32Array(end - at)
    let count = 0
    let place = -1
    while (at < end) {
      let step = 0
      let shift = 0
      let byte = places[at] ?? 0
      at += 1
      while (byte > 127) {
        step |= (byte & 127) << shift
        shift += 7
        byte = places[at] ?? 0
        at += 1
      }
      place += (step | (byte << shift)) + 1
      unpacked[count] = place
      count += 1
    }
    return unpacked.subarray(0, count)
  }
}

/** Documents with a term, ascending, and how often each has it. */
export interface Postings {
  documents: Int32Array
  frequencies: Float32Array
  length: number
}

/** Numbers kept unpacked, 4 or 8 bytes each. */
const maxKept = 400_000

/** Measured: a term with its stem and places in lists, a document's length and row, a number kept unpacked. */
const [bytesOfTerm, bytesOfDocument, bytesOfKept] = [90, 20, 6]

/** The terms unpacked most recently. */
class Kept<List extends { length: number }> {
  private readonly lists = new Map<number, List>()
  private length = 0

  get(term: number): List | undefined {
    return this.lists.get(term)
  }

  keep(term: number, list: List): List {
    this.length += list.length
    if (this.length > maxKept) {
      this.lists.clear()
      this.length = list.length
    }
    this.lists.set(term, list)
    return list
  }
}

function unpackCanonicals(bytes: Uint8Array, count: number): Int32Array {
  const reader = new ByteReader(bytes)
  const canonicals = new Int32Array(count)
  let next = 0
  for (let at = 0; at < count; ) {
    const first = next + reader.number() - 1
    const length = reader.number()
    for (let step = 0; step < length; step += 1) canonicals[at + step] = first + step
    next = first + length
    at += Math.max(1, length)
  }
  return canonicals
}

/** Numbers added up: 0, the first, the first two ... */
function unpackSums(bytes: Uint8Array, count: number): Uint32Array {
  const reader = new ByteReader(bytes)
  const sums = new Uint32Array(count + 1)
  let sum = 0
  for (let at = 0; at < count; at += 1) {
    sum += reader.number()
    sums[at + 1] = sum
  }
  return sums
}

function lengthsOf(starts: Uint32Array, count: number): Float64Array {
  const perWord = count / (starts[count] ?? 1)
  return Float64Array.from(
    { length: count },
    (_, at) => ((starts[at + 1] ?? 0) - (starts[at] ?? 0)) * perWord,
  )
}

function unpackTerms(bytes: Uint8Array): string[] {
  const reader = new ByteReader(bytes)
  const terms: string[] = []
  let before = ''
  for (let count = reader.number(); count > 0; count -= 1) {
    let term = before.slice(0, reader.number())
    for (let left = reader.number(); left > 0; left -= 1) term += String.fromCharCode(reader.number())
    terms.push(term)
    before = term
  }
  return terms
}
