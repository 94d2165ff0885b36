/** Reads a word index where it lies: what a query does not need is not unpacked. */
import { ByteReader } from './bytes'

export class WordIndex {
  /** Documents. */
  readonly count: number
  /** By document, ascending. */
  readonly canonicals: Int32Array
  /** By document: its first word, counted through all documents; one more at the end. */
  readonly starts: Uint32Array
  private readonly breaks: Uint8Array
  private readonly packedTerms: Uint8Array
  private readonly places: Uint8Array
  /** By term: where its places begin; one more at the end. */
  private readonly placeStarts: Uint32Array
  private dictionary: string[] | undefined
  private readonly unpacked = new Map<number, Uint32Array>()
  private unpackedLength = 0

  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes)
    this.count = reader.number()
    this.canonicals = unpackCanonicals(reader.part(), this.count)
    this.starts = unpackSums(reader.part(), this.count)
    this.breaks = reader.part()
    this.packedTerms = reader.part()
    this.placeStarts = unpackSums(reader.part(), new ByteReader(this.packedTerms).number())
    this.places = reader.part()
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

  /** Whether a paragraph begins with a document. */
  isBreak(document: number): boolean {
    return ((this.breaks[document >> 3] ?? 0) & (1 << (document & 7))) !== 0
  }

  /** The number of a term; -1 where no document has it. */
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

  /** How much is stored of a term: more for more frequent ones. */
  weight(term: number): number {
    return (this.placeStarts[term + 1] ?? 0) - (this.placeStarts[term] ?? 0)
  }

  /** The places of a term, ascending, counted in words through all documents. */
  placesOf(term: number): Uint32Array {
    const known = this.unpacked.get(term)
    if (known) return known
    const places = this.unpackPlaces(term)
    this.unpackedLength += places.length
    if (this.unpackedLength > maxUnpacked) {
      this.unpacked.clear()
      this.unpackedLength = places.length
    }
    this.unpacked.set(term, places)
    return places
  }

  /** The document of a word. */
  documentOf(place: number): number {
    let low = 0
    let high = this.count
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.starts[middle] ?? 0) <= place) low = middle
      else high = middle
    }
    return low
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

/** Places kept unpacked, 4 bytes each. */
const maxUnpacked = 500_000

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
