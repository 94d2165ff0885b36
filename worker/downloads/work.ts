/**
 * The content of a download. The machine (downloads.ts) handles rows, order, progress and failures; a kind of
 * work handles its server calls and its tables: editions (edition-work.ts), content packs (pack-work.ts).
 */
import type { Table } from 'dexie'
import type { DownloadRow } from '#db/rows'

/** One kind of download. */
export interface DownloadWork {
  /** Tables it writes: they join the transaction with the row of the download. */
  readonly tables: readonly Table[]
  /** The row's facts about the time before a first download. Runs in a transaction. */
  before(abbreviation: string): Promise<Pick<DownloadRow, 'readBefore'>>
  /** Deletes what a cancelled download brought. Runs in a transaction, after the row was deleted. */
  giveUp(abbreviation: string, row: DownloadRow | undefined): Promise<void>
  /** Requests the list of segments. Throws edition-unknown, network ... */
  plan(abbreviation: string, row: DownloadRow): Promise<DownloadPlan>
}

/** The segments of one download. */
export interface DownloadPlan {
  /** In the order they are fetched; stored ones count as done. */
  segments: readonly PlannedSegment[]
  /** Turns to the new version at once. Runs in a transaction with the row, which it deletes. */
  finish(): Promise<void>
  /** Runs when the new version is the current one. */
  afterwards(): Promise<void>
}

/** A segment to fetch. */
export interface PlannedSegment {
  /** Compressed, as progress counts them. */
  bytes: number
  isHere: boolean
  /**
   * Fetches and checks it; its contents are stored part by part. Throws hash-mismatch, network, cancelled ...
   */
  fetch(progress: SegmentProgress): Promise<readonly SegmentPart[]>
}

/** A part of a segment, such as a book. */
export interface SegmentPart {
  /** In one transaction: the part is here completely or not at all. */
  store(): Promise<void>
  /** Runs when it is stored. */
  stored?(): void
}

/** Progress and cancellation of a fetch. */
export interface SegmentProgress {
  /** Ends the fetch as cancelled. */
  signal: AbortSignal
  /** Share of the segment that has arrived, 0 to 1. */
  onShare: (share: number) => void
}
