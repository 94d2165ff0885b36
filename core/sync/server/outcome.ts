/**
 * The outcome of an op on the server: stored with its id, and returned again when the
 * op arrives again (SYNC 3.7).
 */
import type { SyncRow } from '../../contract/members/things'
import type { ErrorCode } from '../../error-codes'

/** An op that was applied. */
export interface Applied {
  status: 200
  /** The rows it changed, or the current row when it changed none; the note first, then its copy. */
  rows: SyncRow[]
  /** A newer text was kept: the note was not deleted. */
  kept?: true
  /** Of a clear: the current mark, ms. */
  clearedBefore?: number
  /** Of a clear: uuids of the activities it removed. */
  removed?: string[]
}

/** Refused for good. */
export interface Refusal {
  status: 400 | 404 | 413 | 422
  code: ErrorCode
}

/** Applied or refused. */
export type Outcome = Applied | Refusal

/** Older records contain the whole row. */
type RecordedRow = Pick<SyncRow, 'key' | 'rev'> & Partial<SyncRow>

/** As it is kept: rows by key and revision (apply-op.ts). */
export type RecordedOutcome = Refusal | (Omit<Applied, 'rows'> & { rows: RecordedRow[] })

/** Rows as they are returned, without fields that only the server knows. */
export function outcomeOf(rows: readonly SyncRow[]): Applied {
  return { status: 200, rows: rows.map(({ key, rev, deleted, data }) => ({ key, rev, deleted, data })) }
}
