/**
 * Downloads of whole editions: one at a time, segment by segment. A segment whose books are all here is skipped, so an
 * interrupted download goes on where it was and an update fetches only what changed. The text that was readable before
 * stays readable until the last segment is here; only then the edition row turns to the new manifest.
 *
 *   waiting -> running -> (gone: installed)      running -> paused -> waiting      running -> failed -> waiting
 */

import type { Manifest } from '#core/contract/edition'
import { type Segment, segmentSchema } from '#core/contract/segment'
import { AppError, toErrorWire } from '#core/errors'
import type { Database } from '#db/database'
import type { DownloadRow } from '#db/rows'
import { callForText } from '../http'
import { asAppError } from '../storage-error'
import { fetchManifest } from './editions'
import { removeBooks, storeBook, storedBooks } from './store-book'

export interface DownloadDoors {
  now: () => number
  /** SHA-256 as lower-case hex; throws insecure-context where the browser has none. */
  sha256: (text: string) => Promise<string>
  /** Drops cached answers with this edition. */
  dropCachedTexts: (abbreviation: string) => Promise<void>
}

/** Bytes between two writes of the progress row: often enough to see, seldom enough to cost nothing. */
const progressStepBytes = 64 * 1024

export class Downloads {
  readonly #database: Database
  readonly #doors: DownloadDoors
  readonly #running = new Map<string, AbortController>()
  #queue: Promise<void> = Promise.resolve()

  constructor(database: Database, doors: DownloadDoors) {
    this.#database = database
    this.#doors = doors
  }

  /** Queues a download or goes on with it; resolves when it ended. Throws what stopped it; the row says so too. */
  start(abbreviation: string): Promise<void> {
    const entered = this.#enter(abbreviation)
    const run = this.#queue.then(() => entered).then(() => this.#run(abbreviation))
    this.#queue = run.catch(() => undefined)
    return run
  }

  /** Stops a running download; what is stored stays. */
  async pause(abbreviation: string): Promise<void> {
    await this.#database.downloads.update(abbreviation, { state: 'paused' })
    this.#running.get(abbreviation)?.abort()
  }

  /** Stops a download. An installed edition loses what was stored of the newer version; otherwise the books stay readable. */
  async cancel(abbreviation: string): Promise<void> {
    await this.#database.downloads.delete(abbreviation)
    this.#running.get(abbreviation)?.abort()
    const row = await this.#database.editions.get(abbreviation)
    if (row?.isInstalled)
      await removeBooks(this.#database, abbreviation, new Set(row.manifest?.bookList.map(({ hash }) => hash)))
  }

  /** Goes on with downloads that were under way when the app was closed. */
  async resumeAll(): Promise<void> {
    const rows = await this.#database.downloads.orderBy('startedAt').toArray()
    for (const { abbreviation, state } of rows) {
      if (state === 'running' || state === 'waiting') this.start(abbreviation).catch(() => undefined)
    }
  }

  async #enter(abbreviation: string): Promise<void> {
    const { downloads } = this.#database
    const row = await downloads.get(abbreviation)
    if (row) await downloads.put(withoutError({ ...row, state: 'waiting' }))
    else
      await downloads.put({
        abbreviation,
        state: 'waiting',
        doneBytes: 0,
        totalBytes: 0,
        startedAt: this.#doors.now(),
      })
  }

  async #run(abbreviation: string): Promise<void> {
    const row = await this.#database.downloads.get(abbreviation)
    if (row?.state !== 'waiting') return
    const controller = new AbortController()
    this.#running.set(abbreviation, controller)
    try {
      await this.#database.downloads.update(abbreviation, { state: 'running' })
      const manifest = await fetchManifest(abbreviation)
      await this.#fetchSegments(manifest, controller.signal)
      await this.#finish(manifest)
    } catch (cause) {
      const error = asAppError(cause)
      await this.#fail(abbreviation, error)
      throw error
    } finally {
      this.#running.delete(abbreviation)
    }
  }

  async #fetchSegments(manifest: Manifest, signal: AbortSignal): Promise<void> {
    const { abbreviation, bookList, segments } = manifest
    const whole = await storedBooks(this.#database, abbreviation, bookList)
    const hashOf = new Map(bookList.map(({ number, hash }) => [number, hash]))
    const isHere = (books: readonly number[]) => books.every((number) => whole.has(hashOf.get(number) ?? ''))
    const totalBytes = segments.reduce((sum, { bytes }) => sum + bytes, 0)
    let doneBytes = segments.filter(({ books }) => isHere(books)).reduce((sum, { bytes }) => sum + bytes, 0)
    await this.#database.downloads.update(abbreviation, { doneBytes, totalBytes })
    for (const segment of segments) {
      if (isHere(segment.books)) continue
      const before = doneBytes
      const onShare = (share: number) => this.#progress(abbreviation, before + segment.bytes * share)
      const { books } = await this.#fetchSegment(abbreviation, segment, signal, onShare)
      for (const book of books)
        await storeBook(this.#database, abbreviation, hashOf.get(book.number) ?? '', book)
      doneBytes += segment.bytes
      await this.#database.downloads.update(abbreviation, { doneBytes })
    }
  }

  async #fetchSegment(
    abbreviation: string,
    { hash, rawBytes }: Manifest['segments'][number],
    signal: AbortSignal,
    onShare: (share: number) => void,
  ): Promise<Segment> {
    let received = 0
    let reported = 0
    const onBytes = (bytes: number) => {
      received += bytes
      if (received - reported < progressStepBytes) return
      reported = received
      onShare(Math.min(1, received / rawBytes))
    }
    const text = await callForText(
      'segment',
      { abbreviation, hash },
      {},
      { signal, cache: 'no-store', onBytes },
    )
    if ((await this.#doors.sha256(text)) !== hash) throw new AppError('hash-mismatch', { abbreviation })
    return segmentSchema.parse(JSON.parse(text))
  }

  #progress(abbreviation: string, doneBytes: number): void {
    void this.#database.downloads.update(abbreviation, { doneBytes: Math.round(doneBytes) })
  }

  async #finish(manifest: Manifest): Promise<void> {
    const { abbreviation } = manifest
    const { editions, downloads } = this.#database
    await this.#database.transaction('rw', editions, downloads, async () => {
      const row = await editions.get(abbreviation)
      const { available: _, ...kept } = row ?? { summary: manifest, isOwn: false }
      await editions.put({
        ...kept,
        abbreviation,
        summary: manifest,
        manifest,
        isInstalled: true,
        isOwn: false,
        changedAt: this.#doors.now(),
      })
      await downloads.delete(abbreviation)
    })
    await removeBooks(this.#database, abbreviation, new Set(manifest.bookList.map(({ hash }) => hash)))
    await this.#doors.dropCachedTexts(abbreviation)
  }

  async #fail(abbreviation: string, error: unknown): Promise<void> {
    const wire = toErrorWire(error)
    if (wire.code === 'cancelled') return
    await this.#database.downloads.update(abbreviation, { state: 'failed', error: wire })
  }
}

function withoutError({ error: _, ...row }: DownloadRow): DownloadRow {
  return row
}
