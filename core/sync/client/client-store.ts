/**
 * The operations that a device's steps request from its database, inside one transaction over all its tables
 * (db/user-database.ts). Each is one operation without decisions. The steps write the shown records too, so
 * that they change together with their sources.
 */

import type { Op, OpKind } from '../../contract/members/op'
import type { SyncRow } from '../../contract/members/things'
import { asking, type Steps } from '../steps'
import type { Thing } from '../thing'
import type { SyncFacts } from './sync-facts'

/** An op before the outbox has numbered it. */
export type NewOp = { [Kind in OpKind]: Omit<Extract<Op, { kind: Kind }>, 'seq'> }[OpKind]

/** The port to a device's database. */
export interface ClientStore {
  /** The server's rows under these keys, including tombstones, in any order; missing ones are left out. */
  rows(keys: readonly string[]): SyncRow[]
  /** Keys of rows with this prefix, including tombstones. */
  rowKeys(prefix: string): string[]
  putRows(rows: readonly SyncRow[]): void

  /** The same of a snapshot that is being pulled beside them. */
  incoming(keys: readonly string[]): SyncRow[]
  putIncoming(rows: readonly SyncRow[]): void
  clearIncoming(): void
  /** Replaces the rows by `incoming`, and empties it; returns all keys that were rows before or are now. */
  swapIncoming(): string[]

  /** Ops of a lane, queued and refused, by seq. */
  laneOps(lane: string): Op[]
  /** Ops of these keys, queued and refused, by seq. */
  keyOps(keys: readonly string[]): Op[]
  /** At most `limit` ops after a seq (0 = from the first), queued and refused, by seq. */
  opsAfter(seq: number, limit: number): Op[]
  op(seq: number): Op | undefined
  countOps(): number
  /** Numbers and stores an op: higher than every earlier number. */
  addOp(op: NewOp): number
  /** Replaces the op of that seq. */
  putOp(op: Op): void
  removeOps(seqs: readonly number[]): void

  putThings(things: readonly Thing[]): void
  removeThings(keys: readonly string[]): void

  /** Undefined in a new database. */
  facts(): SyncFacts | undefined
  putFacts(facts: SyncFacts): void
}

/** Steps inside one transaction of a device. */
export type StoreSteps<Result> = Steps<ClientStore, Result>

/** One operation of the store. */
export const ask = asking<ClientStore>()
