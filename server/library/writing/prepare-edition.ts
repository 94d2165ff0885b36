/**
 * An imported edition in the form the library stores: manifest, segments, one prepared answer per chapter,
 * word index. Pure; no disk.
 */
import type { BookText, Chapter } from '#core/contract/editions/chapter'
import type { Manifest, ManifestBook, Separators } from '#core/contract/editions/edition'
import type { BookNames } from '#core/contract/editions/names'
import { packSegment, segmentSchema } from '#core/contract/editions/segment'
import { directionOf } from '#core/contract/locales'
import { contractVersion } from '#core/contract/version'
import type { Edition, ImportedBook } from '#core/scripture/editions/edition'
import { buildEditionIndex } from '#core/search/index/edition-index'
import { canonicalJson, sha256, shortHash } from '../../bytes/canonical-json'
import { chapterAnswers } from '../chapter-answers'
import type { PreparedChapter } from '../chapter-pack'
import { cutSegments } from './cut-segments'

/** The settings an edition takes from the library and from its language. */
export interface EditionSetting {
  /** Number on this server. */
  id: number
  separators: Separators
  /** Names of its books in its language. */
  names: BookNames
}

/** The files of an edition, uncompressed. */
export interface PreparedEdition {
  /** `bytes` of the edition and of its segments are 0 until they are compressed. */
  manifest: Manifest
  segments: { hash: string; body: Buffer }[]
  chapters: PreparedChapter[]
  searchIndex: Uint8Array
}

interface HashedBook {
  book: ImportedBook
  text: BookText
  json: string
  hash: string
}

/** Prepares an imported edition. */
export function prepareEdition(edition: Edition, setting: EditionSetting): PreparedEdition {
  const books = edition.books.map((book): HashedBook => {
    const { number, titles, introduction, chapters } = book
    const text: BookText = { number, titles, introduction, chapters }
    const json = canonicalJson(text)
    return { book, text, json, hash: shortHash(json) }
  })
  const segments = cutSegments(books.map(({ json }) => Buffer.byteLength(json))).map((indexes) => {
    const inside = books.filter((_, index) => indexes.includes(index))
    const body = segmentBody(inside)
    return { hash: sha256(body), body, books: inside.map(({ book }) => book.number) }
  })
  const bookList = books.map(({ book, hash }) => manifestBook(book, hash, setting.names))
  const description = describe(edition, setting)
  const manifest: Manifest = {
    id: setting.id,
    ...description,
    bytes: 0,
    revision: shortHash(canonicalJson({ description, bookList, contract: contractVersion })),
    contract: contractVersion,
    bookList,
    segments: segments.map(({ hash, body, books: numbers }) => ({
      hash,
      bytes: 0,
      rawBytes: body.length,
      books: numbers,
    })),
  }
  return {
    manifest,
    segments,
    chapters: chapterAnswers(
      manifest,
      books.map(({ text }) => text),
      setting.names,
    ),
    searchIndex: buildEditionIndex(
      edition.locale,
      edition.books.flatMap(({ chapters }) => chapters),
    ).bytes,
  }
}

/** Throws if a device would not get back exactly what was imported. */
function segmentBody(books: readonly HashedBook[]): Buffer {
  const segment = { contract: contractVersion, books: books.map(({ text }) => text) }
  const body = JSON.stringify(packSegment(segment))
  for (const [index, book] of segmentSchema.parse(JSON.parse(body)).books.entries()) {
    if (canonicalJson(book) !== books[index]?.json)
      throw new Error(`Book ${book.number} cannot be packed exactly`)
  }
  return Buffer.from(body)
}

function describe(
  edition: Edition,
  { separators }: EditionSetting,
): Omit<Manifest, 'id' | 'bytes' | 'revision' | 'contract' | 'bookList' | 'segments'> {
  const chapters = edition.books.flatMap((book) => book.chapters)
  return {
    abbreviation: edition.abbreviation,
    name: edition.name,
    locale: edition.locale,
    direction: directionOf(edition.locale),
    numbering: edition.numbering,
    separators,
    ...(edition.year === undefined ? {} : { year: edition.year }),
    licence: edition.licence,
    attribution: edition.attribution,
    books: edition.books.length,
    chapters: chapters.length,
    verses: chapters.reduce((sum, chapter) => sum + countVerses(chapter), 0),
  }
}

function countVerses({ verses }: Chapter): number {
  return verses.reduce((sum, { verse, verse_end }) => sum + (verse_end ?? verse) - verse + 1, 0)
}

function manifestBook(book: ImportedBook, hash: string, names: BookNames): ManifestBook {
  return {
    number: book.number,
    name: names[book.number]?.name ?? book.name,
    hash,
    chapters: book.chapters.map(({ canonical }) => Math.floor(canonical / 1_000) % 1_000),
  }
}
