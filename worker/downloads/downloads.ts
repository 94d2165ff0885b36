/**
 * Downloads of editions and packs (work.ts): one at a time over all tabs, segment by segment. A segment that
 * is completely here is skipped, so an interrupted download continues where it was and an update fetches only
 * what changed. Chapters that were readable before stay readable until the last segment is here; only then
 * does the new version replace it.
 *
 *    waiting -> running -> (gone: installed)      running -> paused -> waiting      running -> failed -> waiting
 *
 * A download that failed for lack of network continues by itself: when the network is back, when a page
 * becomes visible, at the next start, and after a while. Every tab reads and obeys the row: a download whose
 * row is no longer `running` stops, whoever changed it.
 */
import { isPassing } from '#core/error-rules/passing-failure'
import { AppError, toErrorWire } from '#core/errors'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import type { DownloadRow, WorkKind } from '#db/rows'
import { asAppError } from '../storage-error'
import { withSpace } from '../with-space'
import type { DownloadWork, PlannedSegment } from './work'

export interface DownloadDependencies {
  now: () => number
  /** The kinds of downloads, by the kind in the row. */
  works: Readonly<Record<WorkKind, DownloadWork>>
  /** Deletes all cached answers to make room for a download. */
  freeSpace: () => Promise<void>
  /** Runs one at a time over all tabs of the app. */
  alone: (run: () => Promise<void>) => Promise<void>
  /** Calls back once, after this time. */
  later: (run: () => void, delayMs: number) => void
}

/** A request under an abbreviation. */
export interface Wanted {
  kind: WorkKind
  /** For a pack divided by book; absent for the whole pack. */
  books?: readonly number[]
}

interface Run {
  controller: AbortController
  ended: Promise<unknown>
}

/** All downloads of this worker. */
export class Downloads {
  readonly #database: Database
  readonly #dependencies: DownloadDependencies
  readonly #runs = new Map<string, Run>()
  /** Downloads of this tab that run or wait for their turn. */
  readonly #queued = new Set<string>()
  /** Network failures in a row. */
  #failures = 0
  #isPlanned = false

  constructor(database: Database, dependencies: DownloadDependencies) {
    this.#database = database
    this.#dependencies = dependencies
  }

  /**
   * Queues or continues a download; resolves when it ended. Throws what stopped it; the
   * row shows the error too.
   */
  async start(abbreviation: string, wanted: Wanted = { kind: 'edition' }): Promise<void> {
    await this.#enter(abbreviation, wanted)
    this.#failures = 0
    await this.#queue(abbreviation, () => this.#run(abbreviation))
  }

  /** Stops a running download; what is stored stays. */
  async pause(abbreviation: string): Promise<void> {
    await this.#database.downloads.update(abbreviation, { state: 'paused' })
    await this.#stop(abbreviation)
  }

  /**
   * Stops a download and deletes what it brought: the installed version stays, or what
   * was here before the download began.
   */
  async cancel(abbreviation: string): Promise<void> {
    const { downloads } = this.#database
    const work = this.#workOf(await downloads.get(abbreviation))
    // In one transaction with the row: a tab that is storing this download finds the row
    // gone and stores nothing more.
    await this.#database.transaction('rw', [downloads, ...work.tables], async () => {
      const row = await downloads.get(abbreviation)
      await downloads.delete(abbreviation)
      await work.giveUp(abbreviation, row)
    })
    await this.#stop(abbreviation)
  }

  /**
   * Continues downloads that were running when the app was closed and those that failed for lack of network;
   * one that runs in another tab is left to it.
   */
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
      await this.#dependencies.alone(run)
    } finally {
      this.#queued.delete(abbreviation)
    }
  }

  async #stop(abbreviation: string): Promise<void> {
    const run = this.#runs.get(abbreviation)
    run?.controller.abort()
    await run?.ended
  }

  /** A running row is left unchanged: its tab continues. */
  async #enter(abbreviation: string, { kind, books }: Wanted): Promise<void> {
    const { downloads } = this.#database
    const work = this.#dependencies.works[kind]
    await this.#database.transaction('rw', [downloads, ...work.tables], async () => {
      const row = await downloads.get(abbreviation)
      if (row?.state === 'running' || row?.state === 'waiting') return
      const { doneBytes = 0, totalBytes = 0, startedAt = this.#dependencies.now() } = row ?? {}
      const { readBefore } = row ?? (await work.before(abbreviation))
      await downloads.put({
        abbreviation,
        kind,
        state: 'waiting',
        doneBytes,
        totalBytes,
        startedAt,
        ...(readBefore && { readBefore }),
        ...(books && { books: [...books] }),
      })
    })
  }

  /** Rows created before packs existed name no kind. */
  #workOf(row: DownloadRow | undefined): DownloadWork {
    return this.#dependencies.works[row?.kind ?? 'edition']
  }

  /** Runs alone: a row that says `running` here was left by a browser that was closed. */
  async #run(abbreviation: string): Promise<void> {
    const row = await this.#database.downloads.get(abbreviation)
    if (row?.state !== 'waiting' && row?.state !== 'running') return
    const controller = new AbortController()
    const fetching = this.#fetchAll(row, this.#workOf(row), controller.signal)
    this.#runs.set(abbreviation, { controller, ended: fetching.catch(shownInRow) })
    try {
      await fetching
    } catch (cause) {
      const error = asAppError(cause)
      await this.#fail(abbreviation, error)
      throw error
    } finally {
      this.#runs.delete(abbreviation)
    }
  }

  async #fetchAll(row: DownloadRow, work: DownloadWork, signal: AbortSignal): Promise<void> {
    const { abbreviation } = row
    await this.#database.downloads.update(abbreviation, { state: 'running' })
    const plan = await work.plan(abbreviation, row)
    const write = async (store: () => Promise<void>) =>
      await this.#whileWanted(abbreviation, signal, work, store)
    await this.#fetchSegments(abbreviation, plan.segments, signal, write)
    await write(plan.finish)
    await plan.afterwards()
  }

  async #fetchSegments(
    abbreviation: string,
    segments: readonly PlannedSegment[],
    signal: AbortSignal,
    write: (store: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const bytesOf = (some: readonly PlannedSegment[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)
    const totalBytes = bytesOf(segments)
    let doneBytes = bytesOf(segments.filter(({ isHere }) => isHere))
    await this.#database.downloads.update(abbreviation, { doneBytes, totalBytes })
    for (const segment of segments.filter(({ isHere }) => !isHere)) {
      const before = doneBytes
      const onShare = (share: number) => this.#progress(abbreviation, before + segment.bytes * share)
      for (const part of await segment.fetch({ signal, onShare })) {
        await withSpace(this.#dependencies.freeSpace, async () => await write(part.store))
        part.stored?.()
      }
      this.#failures = 0
      doneBytes += segment.bytes
      await this.#database.downloads.update(abbreviation, { doneBytes })
    }
  }

  /** Writes, unless this or another tab paused or removed the download: then throws cancelled. */
  async #whileWanted(
    abbreviation: string,
    signal: AbortSignal,
    work: DownloadWork,
    store: () => Promise<void>,
  ): Promise<void> {
    const { downloads } = this.#database
    await this.#database.transaction('rw', [downloads, ...work.tables], async () => {
      const row = await downloads.get(abbreviation)
      if (signal.aborted || row?.state !== 'running') throw new AppError('cancelled')
      await store()
    })
  }

  #progress(abbreviation: string, doneBytes: number): void {
    this.#database.downloads.update(abbreviation, { doneBytes: Math.round(doneBytes) }).catch(shownInRow)
  }

  async #fail(abbreviation: string, error: AppError): Promise<void> {
    if (error.code === 'cancelled') return
    const wire = toErrorWire(error)
    // On a full disk the row may not be writable either; the caller of the download gets the error itself.
    await this.#database.downloads.update(abbreviation, { state: 'failed', error: wire }).catch(shownInRow)
    if (isPassing(wire)) this.#planNext()
  }

  /** Tries again later, because the browser does not always report that the network is back. */
  #planNext(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    const delayMs = Math.min(limits.downloadAgainMs * 2 ** this.#failures, limits.downloadAgainAtMostMs)
    this.#failures += 1
    this.#dependencies.later(() => {
      this.#isPlanned = false
      this.resumeAll().catch(shownInRow)
    }, delayMs)
  }
}

/** Running, or stopped by lack of network. */
function goesOn({ state, error }: DownloadRow): boolean {
  return (
    state === 'running' ||
    state === 'waiting' ||
    (state === 'failed' && error !== undefined && isPassing(error))
  )
}

/** The error that stops a download is in its row, where every tab sees it. */
function shownInRow(): void {}
