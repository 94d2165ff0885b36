/** What comes of an op on the server: kept with its id, and given again when the op comes again (SYNC 3.7). */
import type { SyncRow } from '../../contract/members/things'
import type { ErrorCode } from '../../error-codes'

export interface Applied {
  status: 200
  /** The rows it changed, or the row as it is when it changed none; the note first, then its copy. */
  rows: SyncRow[]
  /** A newer text was kept: the note was not deleted. */
  kept?: true
  /** Of a clear: the mark as it is now, ms. */
  clearedBefore?: number
  /** Of a clear: uuids of the activities it removed. */
  removed?: string[]
}

/** Refused for good. */
export interface Refusal {
  status: 400 | 404 | 413 | 422
  code: ErrorCode
}

export type Outcome = Applied | Refusal

/** Rows as they are answered, without what only the server knows. */
export function outcomeOf(rows: readonly SyncRow[]): Applied {
  return { status: 200, rows: rows.map(({ key, rev, deleted, data }) => ({ key, rev, deleted, data })) }
}
