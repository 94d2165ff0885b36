/**
 * An edition as a download: book by book under the hash of its text; the edition turns
 * to its new manifest last.
 */
import type { BookText } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import type { Database } from '#db/database'
import type { DownloadRow } from '#db/rows'
import { fetchManifest } from '../library/editions'
import { removeBooks, removeChapters, storeBook, storedBooks, storedChapters } from '../library/store-book'
import { fetchSegment } from './fetch-segment'

import type { DownloadPlan, DownloadWork, SegmentProgress } from './work'

export interface EditionWorkDependencies {
  now: () => number
  /** SHA-256 as lower-case hex; throws insecure-context where the browser has none. */
  sha256: (text: string) => Promise<string>
  /** Deletes cached answers with this edition. */
  dropCachedTexts: (abbreviation: string) => Promise<void>
  /** Receives the books of an edition as they are stored, in the order of the manifest. */
  takeIn: (manifest: Manifest) => Intake
}

/** Receives the books of one download, for example to index them. */
export interface Intake {
  add: (book: BookText) => void
  /** Called when the edition is installed. */
  end: () => Promise<void>
}

type Segment = Manifest['segments'][number]

/** Downloads editions. */
export class EditionWork implements DownloadWork {
  readonly #database: Database
  readonly #dependencies: EditionWorkDependencies
  readonly tables

  constructor(database: Database, dependencies: EditionWorkDependencies) {
    this.#database = database
    this.#dependencies = dependencies
    this.tables = [database.editions, database.books, database.chapters]
  }

  async before(abbreviation: string): Promise<Pick<DownloadRow, 'readBefore'>> {
    return { readBefore: await storedChapters(this.#database, abbreviation) }
  }

  /** The installed version stays, or what was read before the download began. */
  async giveUp(abbreviation: string, row: DownloadRow | undefined): Promise<void> {
    const edition = await this.#database.editions.get(abbreviation)
    const kept = new Set(edition?.manifest?.bookList.map(({ hash }) => hash))
    if (edition?.isInstalled) await removeBooks(this.#database, abbreviation, kept)
    else if (row) await removeChapters(this.#database, abbreviation, row.readBefore ?? [])
  }

  async plan(abbreviation: string): Promise<DownloadPlan> {
    const manifest = await fetchManifest(abbreviation)
    const { bookList, segments } = manifest
    const intake = this.#dependencies.takeIn(manifest)
    const whole = await storedBooks(this.#database, abbreviation, bookList)
    const hashOf = new Map(bookList.map(({ number, hash }) => [number, hash]))
    return {
      segments: segments.map((segment) => ({
        bytes: segment.bytes,
        isHere: segment.books.every((number) => whole.has(hashOf.get(number) ?? '')),
        fetch: async (progress: SegmentProgress) =>
          await this.#booksOf(abbreviation, segment, progress, hashOf, intake),
      })),
      finish: async () => await finishEdition(this.#database, manifest, this.#dependencies.now()),
      afterwards: async () => {
        await this.#dependencies.dropCachedTexts(abbreviation)
        await intake.end()
      },
    }
  }

  async #booksOf(
    abbreviation: string,
    segment: Segment,
    progress: SegmentProgress,
    hashOf: ReadonlyMap<number, string>,
    intake: Intake,
  ) {
    const { books } = await fetchSegment(abbreviation, segment, this.#dependencies.sha256, progress)
    return books.map((book) => {
      const hash = hashOf.get(book.number)
      return {
        store: async () => {
          if (hash) await storeBook(this.#database, abbreviation, hash, book)
        },
        stored: () => intake.add(book),
      }
    })
  }
}

/**
 * The end of a download: in one transaction the edition turns to its new manifest and the books of the old
 * one are deleted. All books of the manifest are stored: makes it the current one.
 */
async function finishEdition(database: Database, manifest: Manifest, now: number): Promise<void> {
  const { abbreviation, bookList } = manifest
  const { editions, downloads, books, chapters } = database
  await database.transaction('rw', editions, downloads, books, chapters, async () => {
    await editions.put({
      abbreviation,
      summary: manifest,
      manifest,
      isInstalled: true,
      isOwn: false,
      changedAt: now,
    })
    await downloads.delete(abbreviation)
    await removeBooks(database, abbreviation, new Set(bookList.map(({ hash }) => hash)))
  })
}
