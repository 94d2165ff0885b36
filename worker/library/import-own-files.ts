/**
 * Imported Bible files (OFF-06): opened, read and stored on this device by the importer the server uses.
 * Nothing is changed before the whole edition has been read; the edition row is written last, so that a half
 * stored edition is never seen.
 */

import { placeOf } from '#core/canonical'
import type { ImportChoice, PickedFile } from '#core/contract/browser/worker'
import type { BookText } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import type { ImportReport } from '#core/contract/editions/import-report'
import { directionOf, fallbackLocale, isLocale } from '#core/contract/locales'
import { contractVersion } from '#core/contract/version'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import type { Edition } from '#core/scripture/editions/edition'
import { importEdition } from '#core/scripture/editions/import-edition'
import { loadNames } from '#core/scripture/names/load-names'
import { nameLocale } from '#core/scripture/reading/name-locale'
import type { Database } from '#db/database'
import { decodeText, freeSpace, sha256 } from '../platform'
import { withSpace } from '../with-space'
import { removeBooks, storeBook } from './store-book'

/**
 * Reads a person's files into the local database and returns the report. Throws what the importer throws;
 * then nothing is changed.
 */
export async function importOwnFiles(
  database: Database,
  files: readonly PickedFile[],
  choice: ImportChoice,
  interfaceLocale: string,
): Promise<ImportReport> {
  const [first] = files
  if (!first) throw new AppError('file-empty')
  if (files.reduce((sum, { size }) => sum + size, 0) > limits.importUnpackedBytes)
    throw new AppError('file-too-large', { file: first.name })
  const contents = await Promise.all(
    files.map(async (file) => ({ path: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const taken = new Set(
    (await database.editions.toArray()).map(({ abbreviation }) => abbreviation.toUpperCase()),
  )
  const source = { name: first.name, files: contents }
  const { edition, report } = await importEdition(
    source,
    { fileName: first.name, interfaceLocale, taken, ...choice },
    { decode: decodeText },
  )
  await storeEdition(database, edition, interfaceLocale)
  return report
}

async function storeEdition(database: Database, edition: Edition, interfaceLocale: string): Promise<void> {
  const books = await Promise.all(edition.books.map(async (book) => ({ book, hash: await hashOf(book) })))
  const manifest = await manifestOf(edition, books, interfaceLocale)
  try {
    for (const { book, hash } of books)
      await withSpace(freeSpace, () => storeBook(database, edition.abbreviation, hash, book))
  } catch (error) {
    await removeBooks(database, edition.abbreviation, new Set())
    throw error
  }
  await database.editions.put({
    abbreviation: edition.abbreviation,
    summary: manifest,
    manifest,
    isInstalled: true,
    isOwn: true,
    changedAt: Date.now(),
  })
}

async function hashOf({ number, titles, introduction, chapters }: BookText): Promise<string> {
  return (await sha256(JSON.stringify({ number, titles, introduction, chapters }))).slice(0, 32)
}

async function manifestOf(
  edition: Edition,
  books: readonly { book: Edition['books'][number]; hash: string }[],
  interfaceLocale: string,
): Promise<Manifest> {
  const language = nameLocale(edition.locale, interfaceLocale)
  const { separators } = await loadNames(isLocale(language) ? language : fallbackLocale)
  const { abbreviation, name, locale, numbering, licence, attribution, year } = edition
  return {
    contract: contractVersion,
    id: 0,
    abbreviation,
    name,
    locale,
    direction: directionOf(locale),
    numbering,
    separators,
    ...(year === undefined ? {} : { year }),
    licence,
    attribution,
    books: books.length,
    chapters: edition.books.reduce((sum, { chapters }) => sum + chapters.length, 0),
    verses: edition.books.reduce((sum, book) => sum + versesOf(book), 0),
    bytes: 0,
    revision: (await sha256(books.map(({ hash }) => hash).join(' '))).slice(0, 32),
    bookList: books.map(({ book, hash }) => ({
      number: book.number,
      name: book.name,
      hash,
      chapters: book.chapters.map(({ canonical }) => placeOf(canonical).chapter),
    })),
    segments: [],
  }
}

function versesOf({ chapters }: BookText): number {
  return chapters
    .flatMap(({ verses }) => verses)
    .reduce((sum, { verse, verse_end = verse }) => sum + verse_end - verse + 1, 0)
}
