/** For tests of the worker: a separate database, and a server that answers calls from a small library. */
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { bookOf, canonicalOf, placeOf } from '#core/canonical'
import type { BookText, Chapter } from '#core/contract/editions/chapter'
import type { EditionSummary, Manifest } from '#core/contract/editions/edition'
import { packSegment } from '#core/contract/editions/segment'
import { textChapter, wholeChapter } from '#core/contract/editions/text-answer'
import { contractHeader, contractVersion } from '#core/contract/version'
import { Database } from '#db/database'
import { sha256 } from '../platform'

/** An empty database that no other test sees. */
export function freshDatabase(): Database {
  const factory = new IDBFactory()
  vi.stubGlobal('indexedDB', factory)
  Dexie.dependencies.indexedDB = factory
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  return new Database()
}

/** A chapter with some verses; the text names its place. */
export function chapterOf(book: number, chapter: number, text = 'Text'): Chapter {
  const verses = [1, 2, 3].map((verse) => ({ verse, content: `${text} ${book} ${chapter},${verse}` }))
  return { canonical: canonicalOf(book, chapter), verses, blocks: [] }
}

/** A book of two chapters. */
export function bookNumbered(number: number, text?: string): BookText {
  return {
    number,
    titles: [`Buch ${number}`],
    introduction: [],
    chapters: [chapterOf(number, 1, text), chapterOf(number, 2, text)],
  }
}

/** An edition of the fake library. */
export interface FakeEdition {
  manifest: Manifest
  books: Map<number, BookText>
  /** Bodies of the segments by hash. */
  segments: Map<string, string>
}

/** An edition of three books: one each of law, histories and gospels. */
export function threeBookEdition(): Promise<FakeEdition> {
  return editionOf(
    'PRB',
    [1, 8, 43].map((number) => bookNumbered(number)),
  )
}

/** An edition with one segment for each book. */
export async function editionOf(abbreviation: string, books: readonly BookText[]): Promise<FakeEdition> {
  const segments = new Map<string, string>()
  const bookList: Manifest['bookList'] = []
  const list: Manifest['segments'] = []
  for (const book of books) {
    const body = JSON.stringify(packSegment({ contract: contractVersion, books: [book] }))
    const hash = await sha256(body)
    segments.set(hash, body)
    list.push({ hash, bytes: body.length, rawBytes: body.length, books: [book.number] })
    bookList.push({
      number: book.number,
      name: `Buch ${book.number}`,
      hash: `b${hash.slice(0, 8)}`,
      chapters: [1, 2],
    })
  }
  const manifest: Manifest = {
    ...summaryOf(abbreviation),
    books: books.length,
    chapters: books.length * 2,
    revision: await sha256([...segments.keys()].join()),
    contract: contractVersion,
    bookList,
    segments: list,
  }
  return { manifest, books: new Map(books.map((book) => [book.number, book])), segments }
}

/** The list entry of an edition. */
export function summaryOf(abbreviation: string, revision = 'r1'): EditionSummary {
  return {
    id: 1,
    abbreviation,
    name: `Ausgabe ${abbreviation}`,
    locale: 'de',
    direction: 'ltr',
    numbering: { base: 'org', corrections: [] },
    separators: { book: ';', chapter: ',', verse: '.', range: '-' },
    licence: 'CC0-1.0',
    attribution: '',
    books: 2,
    chapters: 4,
    verses: 12,
    bytes: 1000,
    revision,
  }
}

/** The fake server of one test. */
export interface FakeServer {
  editions: FakeEdition[]
  /** Requested paths. */
  asked: string[]
  /** Answers or fails instead of the server. */
  meddle: (path: string) => Response | Promise<Response> | undefined
}

/** Replaces `fetch`. */
export function startFakeServer(...editions: FakeEdition[]): FakeServer {
  const server: FakeServer = { editions, asked: [], meddle: () => undefined }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    server.asked.push(path)
    const answer = (await server.meddle(path)) ?? answerTo(server.editions, path)
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    return answer
  })
  return server
}

function answerTo(editions: readonly FakeEdition[], path: string): Response {
  const [, , area, abbreviation = '', ...rest] = path.split('/')
  if (area === 'library' && !abbreviation) return ours({ data: editions.map(({ manifest }) => manifest) })
  const edition = editions.find(({ manifest }) => manifest.abbreviation === abbreviation)
  if (!edition) return ours({ error: { code: 'edition-unknown', message: '', id: '' } }, 404)
  if (area === 'text') return ours({ data: { [abbreviation]: textOf(edition, Number(rest[0])) } })
  if (rest[0] !== 'segments') return ours({ data: edition.manifest })
  const body = edition.segments.get(rest[1] ?? '')
  return body === undefined ? ours({ error: { code: 'not-found', message: '', id: '' } }, 404) : ours(body)
}

function textOf({ manifest, books }: FakeEdition, canonical: number) {
  const book = books.get(bookOf(canonical))
  const chapter = book?.chapters[placeOf(canonical).chapter - 1]
  const bible = { id: 1, abbreviation: manifest.abbreviation }
  return {
    revision: manifest.revision,
    version: manifest.bookList.find(({ number }) => number === book?.number)?.hash ?? '',
    chapter: chapter ? textChapter(bible, book?.titles ?? [], [wholeChapter(chapter)]) : null,
    booknames: {},
  }
}

/** An answer with the header of our server. */
export function ours(body: unknown, status = 200): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, { status, headers: { [contractHeader]: String(contractVersion) } })
}
