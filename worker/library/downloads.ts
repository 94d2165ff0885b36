/**
 * Downloads of whole editions: one at a time over all tabs, segment by segment. A segment whose books are all here is skipped, so
 * an interrupted download goes on where it was and an update fetches only what changed. The text that was readable before
 * stays readable until the last segment is here; only then the edition row turns to the new manifest.
 *
 *   waiting -> running -> (gone: installed)      running -> paused -> waiting      running -> failed -> waiting
 *
 * One that failed because the network left goes on by itself: when it is back, when somebody looks, at the next start, after a while.
 * The row is what every tab sees and says: a download whose row is no longer `running` stops, whoever changed it.
 */
import type { BookText } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import { isPassing } from '#core/error-rules/passing-failure'
import { AppError, toErrorWire } from '#core/errors'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import type { DownloadRow } from '#db/rows'
import { asAppError } from '../storage-error'
import { fetchManifest } from './editions'
import { fetchSegment } from './fetch-segment'
import { finishDownload } from './finish-download'
import { removeBooks, removeChapters, storeBook, storedBooks, storedChapters } from './store-book'
import { withSpace } from './with-space'

export interface DownloadDoors {
  now: () => number
  /** SHA-256 as lower-case hex; throws insecure-context where the browser has none. */
  sha256: (text: string) => Promise<string>
  /** Drops cached answers with this edition. */
  dropCachedTexts: (abbreviation: string) => Promise<void>
  /** Drops all cached answers: room for a download. */
  freeSpace: () => Promise<void>
  /** Runs alone, whatever other tabs of the app are doing. */
  alone: (run: () => Promise<void>) => Promise<void>
  /** Calls back once, after this time. */
  later: (run: () => void, delayMs: number) => void
  /** Somebody who wants the books of an edition as they are stored, in the order of the manifest. */
  takeIn: (manifest: Manifest) => Intake
}

export interface Intake {
  add: (book: BookText) => void
  /** The edition is installed now. */
  end: () => Promise<void>
}

interface Run {
  controller: AbortController
  ended: Promise<unknown>
}

export class Downloads {
  readonly #database: Database
  readonly #doors: DownloadDoors
  readonly #runs = new Map<string, Run>()
  /** Those of this tab that run or wait for their turn. */
  readonly #queued = new Set<string>()
  /** Times in a row that the network left. */
  #failures = 0
  #isPlanned = false

  constructor(database: Database, doors: DownloadDoors) {
    this.#database = database
    this.#doors = doors
  }

  /** Queues a download or goes on with it; resolves when it ended. Throws what stopped it; the row says so too. */
  async start(abbreviation: string): Promise<void> {
    await this.#enter(abbreviation)
    this.#failures = 0
    await this.#queue(abbreviation, () => this.#run(abbreviation))
  }

  /** Stops a running download; what is stored stays. */
  async pause(abbreviation: string): Promise<void> {
    await this.#database.downloads.update(abbreviation, { state: 'paused' })
    await this.#stop(abbreviation)
  }

  /** Stops a download and takes away what it brought: the version that is installed stays, or what was read before it began. */
  async cancel(abbreviation: string): Promise<void> {
    const { downloads, editions, books, chapters } = this.#database
    // In one transaction with the row: a download that another tab is storing finds the row gone and stores no more.
    await this.#database.transaction('rw', downloads, editions, books, chapters, async () => {
      const download = await downloads.get(abbreviation)
      const row = await editions.get(abbreviation)
      await downloads.delete(abbreviation)
      if (row?.isInstalled)
        await removeBooks(
          this.#database,
          abbreviation,
          new Set(row.manifest?.bookList.map(({ hash }) => hash)),
        )
      else if (download) await removeChapters(this.#database, abbreviation, download.readBefore ?? [])
    })
    await this.#stop(abbreviation)
  }

  /** Goes on with downloads that were under way when the app was closed, and with those the network left; one that runs in another tab is left to it. */
  async resumeAll(): Promise<void> {
    const rows = await this.#database.downloads.orderBy('startedAt').toArray()
    for (const row of rows) {
      const { abbreviation } = row
      if (!goesOn(row) || this.#queued.has(abbreviation)) continue
      this.#queue(abbreviation, () => this.#resume(abbreviation)).catch(shownInRow)
    }
  }

  async #resume(abbreviation: string): Promise<void> {
    const { downloads } = this.#database
    await this.#database.transaction('rw', downloads, async () => {
      const row = await downloads.get(abbreviation)
      if (row && goesOn(row)) await downloads.update(abbreviation, { state: 'waiting' })
    })
    await this.#run(abbreviation)
  }

  async #queue(abbreviation: string, run: () => Promise<void>): Promise<void> {
    this.#queued.add(abbreviation)
    try {
      await this.#doors.alone(run)
    } finally {
      this.#queued.delete(abbreviation)
    }
  }

  async #stop(abbreviation: string): Promise<void> {
    const run = this.#runs.get(abbreviation)
    run?.controller.abort()
    await run?.ended
  }

  /** A running row is left as it is: its tab goes on. */
  async #enter(abbreviation: string): Promise<void> {
    const { downloads, chapters } = this.#database
    await this.#database.transaction('rw', downloads, chapters, async () => {
      const row = await downloads.get(abbreviation)
      if (row?.state === 'running' || row?.state === 'waiting') return
      const { doneBytes = 0, totalBytes = 0, startedAt = this.#doors.now() } = row ?? {}
      const readBefore = row ? (row.readBefore ?? []) : await storedChapters(this.#database, abbreviation)
      await downloads.put({ abbreviation, state: 'waiting', doneBytes, totalBytes, startedAt, readBefore })
    })
  }

  /** Runs alone: a row that says `running` here was left behind by a browser that ended. */
  async #run(abbreviation: string): Promise<void> {
    const row = await this.#database.downloads.get(abbreviation)
    if (row?.state !== 'waiting' && row?.state !== 'running') return
    const controller = new AbortController()
    const work = this.#fetchAll(abbreviation, controller.signal)
    this.#runs.set(abbreviation, { controller, ended: work.catch(shownInRow) })
    try {
      await work
    } catch (cause) {
      const error = asAppError(cause)
      await this.#fail(abbreviation, error)
      throw error
    } finally {
      this.#runs.delete(abbreviation)
    }
  }

  async #fetchAll(abbreviation: string, signal: AbortSignal): Promise<void> {
    await this.#database.downloads.update(abbreviation, { state: 'running' })
    const manifest = await fetchManifest(abbreviation)
    const intake = this.#doors.takeIn(manifest)
    await this.#fetchSegments(manifest, signal, intake.add)
    await this.#whileWanted(abbreviation, signal, () =>
      finishDownload(this.#database, manifest, this.#doors.now()),
    )
    await this.#doors.dropCachedTexts(abbreviation)
    await intake.end()
  }

  async #fetchSegments(manifest: Manifest, signal: AbortSignal, takeIn: Intake['add']): Promise<void> {
    const { abbreviation, bookList, segments } = manifest
    const whole = await storedBooks(this.#database, abbreviation, bookList)
    const hashOf = new Map(bookList.map(({ number, hash }) => [number, hash]))
    const isHere = (books: readonly number[]) => books.every((number) => whole.has(hashOf.get(number) ?? ''))
    const totalBytes = segments.reduce((sum, { bytes }) => sum + bytes, 0)
    let doneBytes = segments.filter(({ books }) => isHere(books)).reduce((sum, { bytes }) => sum + bytes, 0)
    await this.#database.downloads.update(abbreviation, { doneBytes, totalBytes })
    for (const segment of segments.filter(({ books }) => !isHere(books))) {
      const before = doneBytes
      const onShare = (share: number) => this.#progress(abbreviation, before + segment.bytes * share)
      const { books } = await fetchSegment(abbreviation, segment, this.#doors.sha256, { signal, onShare })
      for (const book of books) {
        const hash = hashOf.get(book.number)
        const store = () => storeBook(this.#database, abbreviation, hash ?? '', book)
        if (hash) await withSpace(this.#doors.freeSpace, () => this.#whileWanted(abbreviation, signal, store))
        takeIn(book)
      }
      this.#failures = 0
      doneBytes += segment.bytes
      await this.#database.downloads.update(abbreviation, { doneBytes })
    }
  }

  /** Writes, unless this or another tab paused or took away the download: throws cancelled then. */
  async #whileWanted(abbreviation: string, signal: AbortSignal, write: () => Promise<void>): Promise<void> {
    const { downloads, editions, books, chapters } = this.#database
    await this.#database.transaction('rw', downloads, editions, books, chapters, async () => {
      const row = await downloads.get(abbreviation)
      if (signal.aborted || row?.state !== 'running') throw new AppError('cancelled')
      await write()
    })
  }

  #progress(abbreviation: string, doneBytes: number): void {
    this.#database.downloads.update(abbreviation, { doneBytes: Math.round(doneBytes) }).catch(shownInRow)
  }

  async #fail(abbreviation: string, error: AppError): Promise<void> {
    if (error.code === 'cancelled') return
    const wire = toErrorWire(error)
    // On a full disk the row may not be writable either; whoever started the download hears the error itself.
    await this.#database.downloads.update(abbreviation, { state: 'failed', error: wire }).catch(shownInRow)
    if (isPassing(wire)) this.#planNext()
  }

  /** The network does not always say that it is back. */
  #planNext(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    const delayMs = Math.min(limits.downloadAgainMs * 2 ** this.#failures, limits.downloadAgainAtMostMs)
    this.#failures += 1
    this.#doors.later(() => {
      this.#isPlanned = false
      this.resumeAll().catch(shownInRow)
    }, delayMs)
  }
}

/** Under way, or left by the network. */
function goesOn({ state, error }: DownloadRow): boolean {
  return (
    state === 'running' ||
    state === 'waiting' ||
    (state === 'failed' && error !== undefined && isPassing(error))
  )
}

/** What stops a download stands in its row, where every tab sees it. */
function shownInRow(): void {}
