/**
 * Builds the word index of a list of documents (verses, or headings): a sorted dictionary, and per word its
 * places, counted in words through the whole list. `WordIndex` reads it.
 */
import { forEachWord } from '../../words/words'
import { ByteWriter } from './bytes'
import { WordTable } from './word-table'

/** Builds a word index. */
export class WordIndexBuilder {
  private readonly table: WordTable
  /** Number of each word of the text. */
  private words = new Int32Array(1 << 16)
  private wordCount = 0
  /** Per document: canonical, words, whether it starts a paragraph. */
  private readonly canonicals: number[] = []
  private readonly lengths: number[] = []
  private readonly breaks: boolean[] = []

  /** `language`: first part of the BCP 47 tag. */
  constructor(language: string) {
    this.table = new WordTable(language)
  }

  /** Documents come in ascending order of `canonical`; several may have the same. */
  add(canonical: number, text: string, beginsParagraph: boolean): void {
    const before = this.wordCount
    forEachWord(text, (start, end) => {
      const number = this.table.add(text, start, end)
      if (number >= 0) this.addWord(number)
    })
    this.canonicals.push(canonical)
    this.lengths.push(this.wordCount - before)
    this.breaks.push(beginsParagraph)
  }

  /** The index as bytes; the same bytes for the same documents. */
  finish(): Uint8Array<ArrayBuffer> {
    const writer = new ByteWriter()
    writer.number(this.lengths.length)
    writer.part(this.packCanonicals())
    writer.part(packNumbers(this.lengths))
    writer.part(this.packBreaks())
    const order = sortedOrder(this.table.terms)
    const { packed, sizes } = this.packPlaces(order)
    writer.part(packTerms(order.map((number) => this.table.terms[number] ?? '')))
    writer.part(packNumbers(sizes))
    writer.part(packed)
    return writer.finish()
  }

  private addWord(number: number): void {
    if (this.wordCount === this.words.length) {
      const grown = new Int32Array(this.words.length * 2)
      grown.set(this.words)
      this.words = grown
    }
    this.words[this.wordCount] = number
    this.wordCount += 1
  }

  /** Runs of ascending numbers: distance from the end of the run before, length. */
  private packCanonicals(): Uint8Array {
    const writer = new ByteWriter()
    let next = 0
    for (let at = 0; at < this.canonicals.length; ) {
      const first = this.canonicals[at] ?? 0
      let length = 1
      while (this.canonicals[at + length] === first + length) length += 1
      // One less than expected if a document has the same place as the previous one.
      writer.number(first - next + 1)
      writer.number(length)
      next = first + length
      at += length
    }
    return writer.finish()
  }

  private packBreaks(): Uint8Array {
    const bits = new Uint8Array((this.breaks.length + 7) >> 3)
    for (const [at, isBreak] of this.breaks.entries()) {
      if (isBreak) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
    }
    return bits
  }

  /** Per term, in the given order: distances between its places; `sizes` in bytes. */
  private packPlaces(order: readonly number[]): { packed: Uint8Array; sizes: number[] } {
    const ends = new Int32Array(order.length)
    for (let at = 0; at < this.wordCount; at += 1) count(ends, this.words[at] ?? 0, 1)
    let sum = 0
    for (let term = 0; term < ends.length; term += 1) {
      sum += ends[term] ?? 0
      ends[term] = sum
    }
    const places = new Uint32Array(this.wordCount)
    for (let at = this.wordCount - 1; at >= 0; at -= 1) places[count(ends, this.words[at] ?? 0, -1)] = at
    // From here on `ends` are the beginnings.
    const writer = new ByteWriter()
    const sizes = order.map((term) => {
      const before = writer.length
      let last = -1
      const end = ends[term + 1] ?? this.wordCount
      for (let at = ends[term] ?? 0; at < end; at += 1) {
        const place = places[at] ?? 0
        writer.number(place - last - 1)
        last = place
      }
      return writer.length - before
    })
    return { packed: writer.finish(), sizes }
  }
}

function count(counts: Int32Array, at: number, step: number): number {
  const value = (counts[at] ?? 0) + step
  counts[at] = value
  return value
}

/** By code units, which is the same everywhere. */
function sortedOrder(terms: readonly string[]): number[] {
  return Array.from(terms, (_, number) => number).sort((a, b) =>
    (terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1,
  )
}

function packNumbers(numbers: readonly number[]): Uint8Array {
  const writer = new ByteWriter()
  for (const number of numbers) writer.number(number)
  return writer.finish()
}

/** Each term as the length of its common prefix with the previous one, the length of the rest, the rest. */
function packTerms(terms: readonly string[]): Uint8Array {
  const writer = new ByteWriter()
  writer.number(terms.length)
  let before = ''
  for (const term of terms) {
    let shared = 0
    while (shared < before.length && before.charCodeAt(shared) === term.charCodeAt(shared)) shared += 1
    writer.number(shared)
    writer.number(term.length - shared)
    for (let at = shared; at < term.length; at += 1) writer.number(term.charCodeAt(at))
    before = term
  }
  return writer.finish()
}
