/** The index of an edition: one word index of its verses and one of its headings. */
import type { Block, Chapter } from '../../contract/editions/chapter'
import { languageOf } from '../../words/language'
import { ByteReader, ByteWriter } from './bytes'
import { WordIndex } from './word-index'
import { WordIndexBuilder } from './word-index-builder'

/** Raised whenever an older index can no longer be read or would answer differently. */
const indexFormat = 2
/** Lacked the vowels of scripts without spaces; the same for every other text. */
const vowellessFormat = 1
/** Thai, Lao, Burmese, Khmer. */
const scriptsWithVowels = /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/

/** The searched texts: `headings` has one document per heading, at the verse that follows it. */
export interface EditionIndex {
  verses: WordIndex
  headings: WordIndex
}

/** Builds the index from chapters. */
export class EditionIndexBuilder {
  private readonly verses: WordIndexBuilder
  private readonly headings: WordIndexBuilder

  /** `locale`: BCP 47. */
  constructor(locale: string) {
    const language = languageOf(locale)
    this.verses = new WordIndexBuilder(language)
    this.headings = new WordIndexBuilder(language)
  }

  /** Chapters come in canonical order. */
  add({ canonical, verses, blocks }: Chapter): void {
    const breaks = new Set(blocks.filter(beginsParagraph).map(({ verse }) => verse))
    // A few editions print a verse before the one it follows by number.
    for (const [at, { verse, content }] of verses.toSorted(byVerse).entries()) {
      this.verses.add(canonical + verse, content, at === 0 || breaks.has(verse))
    }
    for (const { type, verse, content } of blocks.toSorted(byVerse)) {
      if (type === 'heading' && content) this.headings.add(canonical + verse, content, true)
    }
  }

  /** The index, and its bytes for `openEditionIndex`; the same bytes for the same text. */
  finish(): BuiltIndex {
    return finishIndex(this.verses, this.headings)
  }
}

/** An index, and its bytes for `openEditionIndex`. */
export interface BuiltIndex {
  bytes: Uint8Array<ArrayBuffer>
  index: EditionIndex
}

/** The index of what two builders took in. */
export function finishIndex(ofVerses: WordIndexBuilder, ofHeadings: WordIndexBuilder): BuiltIndex {
  const writer = new ByteWriter()
  writer.number(indexFormat)
  const [verses, headings] = [ofVerses.finish(), ofHeadings.finish()]
  writer.part(verses)
  writer.part(headings)
  const index = { verses: new WordIndex(verses), headings: new WordIndex(headings) }
  return { bytes: writer.finish(), index }
}

/** The index of some chapters in canonical order. */
export function buildEditionIndex(locale: string, chapters: Iterable<Chapter>): BuiltIndex {
  const builder = new EditionIndexBuilder(locale)
  for (const chapter of chapters) builder.add(chapter)
  return builder.finish()
}

/** Opens an index; undefined if it has another format. */
export function openEditionIndex(bytes: Uint8Array): EditionIndex | undefined {
  const reader = new ByteReader(bytes)
  const format = reader.number()
  if (format !== indexFormat && format !== vowellessFormat) return undefined
  const index = { verses: new WordIndex(reader.part()), headings: new WordIndex(reader.part()) }
  const lacksVowels =
    format === vowellessFormat && index.verses.terms.some((term) => scriptsWithVowels.test(term))
  return lacksVowels ? undefined : index
}

/** About what an index takes in memory at most. */
export function memoryBytesOf({ verses, headings }: EditionIndex): number {
  return verses.memoryBytes + headings.memoryBytes
}

function byVerse(a: { verse: number }, b: { verse: number }): number {
  return a.verse - b.verse
}

/** Lines of poetry do not separate related words, stanzas and headings do. */
function beginsParagraph({ type, offset }: Block): boolean {
  return offset === 0 && type !== 'line' && type !== 'item' && type !== 'parallel'
}
