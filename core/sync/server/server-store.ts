/**
 * What the steps of the server ask of its database, inside one transaction, about one member. Each is one operation; nothing is decided
 * here. Writes of a member go one after the other because `lockMember` comes first (SYNC 3.7 rule 5).
 */
import type { RevisionGap } from '../../contract/members/calls/sync-calls'
import type { SyncRow } from '../../contract/members/things'
import { asking, type Steps } from '../steps'
import type { RecordedOutcome } from './recorded-outcome'

/** A row with what only the server knows of it. */
export interface StoredRow extends SyncRow {
  /** Of the last change; empty when it sent none. */
  device: string
  /** The server's, ms since 1970: when it was changed, of an activity when it happened, of a tombstone when it arrived. */
  instant: number
}

/** Counters of a member. */
export interface MemberMarks {
  /** The highest revision given. */
  rev: number
  /** Tombstones up to this revision may be gone: 0 = none is. */
  floor: number
  /** Activities at or before this instant are cleared; 0 = none. */
  clearedBefore: number
  /** Revisions given before backups were restored, whose rows are lost here and may be known to devices. */
  gaps: RevisionGap[]
  /** Bytes all rows take (space.ts); the store counts them itself. */
  readonly space: number
  /** How many ops are recorded; the store counts them itself. */
  readonly recorded: number
}

/** What was answered to an op, kept `limits.opIdDays`, the newest `limits.maxRecordedOps` of a member. */
export interface RecordedOp {
  /** Of kind, key and body. */
  fingerprint: string
  outcome: RecordedOutcome
}

export interface ServerStore {
  /** Locks the member's counters until the transaction ends, and reads them. */
  lockMember(): MemberMarks
  /** Reads them as they are. */
  marks(): MemberMarks
  /** All but `space` and `recorded`. */
  putMarks(marks: MemberMarks): void
  /** Bytes the member may take. */
  quota(): number
  /** Of this database: another one after a backup was restored; letters and digits. */
  epoch(): string

  row(key: string): StoredRow | undefined
  putRow(row: StoredRow): void
  /** Keys of living activities with an instant at or before this one, and of those last written by this device (empty = none), by rev. */
  activitiesToClear(instant: number, device: string): string[]
  /** Makes tombstones of these rows; the first gets the revision of `first`, each other one the next. */
  buryRows(keys: readonly string[], first: Pick<StoredRow, 'rev' | 'device' | 'instant'>): void
  /** Rows with `after < rev <= upto`, tombstones too, by rev: at most `limit`, fewer where they are large. */
  page(after: number, upto: number, limit: number): { rows: StoredRow[]; isLast: boolean }
  /** Removes tombstones with an instant before this one; answers the highest rev removed, 0 = none. */
  removeTombstones(before: number): number

  recordedOp(opId: string): RecordedOp | undefined
  /** Records it at the server's time. */
  recordOp(opId: string, recorded: RecordedOp): void
  /** Forgets so many of the oldest records. */
  forgetOldestOps(count: number): void
}

/** Steps inside one transaction of the server. */
export type ServerSteps<Result> = Steps<ServerStore, Result>

/** One operation of the store. */
export const ask = asking<ServerStore>()
