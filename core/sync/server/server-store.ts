/**
 * The operations that the server's steps request from its database, inside one transaction, about one member.
 * Each is one operation without decisions. Writes of a member run one after the other because `lockMember`
 * comes first (SYNC 3.7 rule 5).
 */
import type { RevisionGap } from '../../contract/members/calls/sync-calls'
import type { SyncRow } from '../../contract/members/things'
import { asking, type Steps } from '../steps'
import type { RecordedOutcome } from './outcome'

/** A row with the fields only the server knows. */
export interface StoredRow extends SyncRow {
  /** Device of the last change; empty when it sent none. */
  device: string
  /**
   * The server's, ms since 1970: when it was changed; of an activity when it happened, of
   * a tombstone when it arrived.
   */
  instant: number
}

/** Counters of a member. */
export interface MemberMarks {
  /** The highest revision assigned. */
  rev: number
  /** Tombstones up to this revision may be gone: 0 = none is. */
  floor: number
  /** Activities at or before this instant are cleared; 0 = none. */
  clearedBefore: number
  /**
   * Revisions assigned before backups were restored, whose rows are lost here and may be known to devices.
   */
  gaps: RevisionGap[]
  /** Bytes of all rows (space.ts); counted by the store itself. */
  readonly space: number
  /** Number of recorded ops; counted by the store itself. */
  readonly recorded: number
}

/** The answer to an op, kept for `limits.opIdDays`, the newest `limits.maxRecordedOps` of a member. */
export interface RecordedOp {
  /** Fingerprint of kind, key and body. */
  fingerprint: string
  outcome: RecordedOutcome
}

/** The port to the server's database. */
export interface ServerStore {
  /** Locks the member's counters until the transaction ends, and reads them. */
  lockMember(): MemberMarks
  /** Reads them without a lock. */
  marks(): MemberMarks
  /** Stores all but `space` and `recorded`. */
  putMarks(marks: MemberMarks): void
  /** Bytes the member may use. */
  quota(): number
  /** Epoch of this database: another one after a backup was restored; letters and digits. */
  epoch(): string

  row(key: string): StoredRow | undefined
  putRow(row: StoredRow): void
  /**
   * Keys of living activities with an instant at or before this one, and of those last written by this device
   * (empty = none), by rev.
   */
  activitiesToClear(instant: number, device: string): string[]
  /** Makes tombstones of these rows; the first gets the revision of `first`, each other one the next. */
  buryRows(keys: readonly string[], first: Pick<StoredRow, 'rev' | 'device' | 'instant'>): void
  /** Rows with `after < rev <= upto`, tombstones too, by rev: at most `limit`, fewer where they are large. */
  page(after: number, upto: number, limit: number): { rows: StoredRow[]; isLast: boolean }
  /** Removes tombstones with an instant before this one; returns the highest rev removed, 0 = none. */
  removeTombstones(before: number): number

  recordedOp(opId: string): RecordedOp | undefined
  /** Records an op at the server's time. */
  recordOp(opId: string, recorded: RecordedOp): void
  /** Removes this many of the oldest records. */
  forgetOldestOps(count: number): void
}

/** Steps inside one transaction of the server. */
export type ServerSteps<Result> = Steps<ServerStore, Result>

/** One operation of the store. */
export const ask = asking<ServerStore>()
