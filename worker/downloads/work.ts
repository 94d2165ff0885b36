/**
 * What a download brings. The machine (downloads.ts) knows rows, order, progress and failures; a kind of work knows its server calls and
 * its tables: editions (edition-work.ts), packs of contents (pack-work.ts).
 */
import type { Table } from 'dexie'
import type { DownloadRow } from '#db/rows'

export interface DownloadWork {
  /** Tables it writes: they join the transaction with the row of the download. */
  readonly tables: readonly Table[]
  /** What the row keeps of the time before a first download. Runs in a transaction. */
  before(abbreviation: string): Promise<Pick<DownloadRow, 'readBefore'>>
  /** Takes away what a download brought that a person gave up. Runs in a transaction, after the row is gone. */
  giveUp(abbreviation: string, row: DownloadRow | undefined): Promise<void>
  /** Asks the server what there is. Throws edition-unknown, network ... */
  plan(abbreviation: string, row: DownloadRow): Promise<DownloadPlan>
}

export interface DownloadPlan {
  /** In the order they are fetched; those that are here count as done. */
  segments: readonly PlannedSegment[]
  /** Turns to the new version, all at once. Runs in a transaction with the row, which it deletes. */
  finish(): Promise<void>
  /** Once the new version is in force. */
  afterwards(): Promise<void>
}

export interface PlannedSegment {
  /** Compressed, as progress counts them. */
  bytes: number
  isHere: boolean
  /** Fetches and checks it; what it holds is stored part by part. Throws hash-mismatch, network, cancelled ... */
  fetch(progress: SegmentProgress): Promise<readonly SegmentPart[]>
}

export interface SegmentPart {
  /** One transaction: the part is here whole or not at all. */
  store(): Promise<void>
  /** Once it is stored. */
  stored?(): void
}

export interface SegmentProgress {
  /** Ends the fetch as cancelled. */
  signal: AbortSignal
  /** Share of the segment that has arrived, 0 to 1. */
  onShare: (share: number) => void
}
