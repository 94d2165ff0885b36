/**
 * The database of one member on this device, `user-<id>`: what the server has (rows), what it does not have
 * yet (outbox), and the records shown as a result (things). The worker and the service worker write it; the
 * page reads `things`, `outbox`, `state` and `chats`. It is deleted at sign-out.
 */
import Dexie, { type EntityTable, type Table } from 'dexie'
import type { KeptChat } from '#core/contract/browser/chats'
import type { Op } from '#core/contract/members/op'
import type { SyncRow } from '#core/contract/members/things'
import type { Thing } from './things'

/**
 * Version of the stored data; raised with each version below. Dexie lets older code open a newer database, we
 * do not (SYNC 3.12).
 */
export const userSchema = 2

/**
 * Facts about the sync, one row each: its state (SyncFacts), the `userSchema` that last wrote here, the id of
 * this device, the beginnings of keys that apps could read which opened it, and the current sender where Web
 * Locks are missing.
 */
export interface SyncStateRow {
  key: 'sync' | 'schema' | 'device' | 'readable' | 'lease'
  value: unknown
}

/** The open database of one member. */
export class UserDatabase extends Dexie {
  /** True after opening created the database because this device had none. */
  isNew = false
  declare rows: EntityTable<SyncRow, 'key'>
  /** Rows of a snapshot that is being pulled, beside the old ones. */
  declare incoming: EntityTable<SyncRow, 'key'>
  declare outbox: Table<Op, number>
  declare things: EntityTable<Thing, 'key'>
  declare state: EntityTable<SyncStateRow, 'key'>
  /** Copies of chats, for reading without network; the server has the chats, and nothing here waits to be sent. */
  declare chats: EntityTable<KeptChat, 'id'>

  constructor(readonly user: number) {
    // A change counts as saved when it is on disk, not when the browser intends to write it (SYNC 3.1). Live queries read from disk
    // (docs/decisions/2026-11-29-live-queries-without-cache.md).
    super(userDatabaseName(user), { cache: 'disabled', chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      rows: 'key',
      incoming: 'key',
      outbox: '++seq, key, lane',
      things: 'key, kind, [kind+at], *places, *tags',
      state: 'key',
    })
    this.version(2).stores({ chats: 'id, updated' })
    this.on('populate', () => {
      this.isNew = true
    })
  }
}

/**
 * Whether an open database belongs to its owner. A query or drain that runs during a sign-out recreates the
 * database; it is then deleted again and the answer is false. Sign-out changes the account record first and
 * deletes afterwards, so one of the two always notices.
 */
export async function isOwned(database: UserDatabase, isOwner: () => Promise<boolean>): Promise<boolean> {
  if (!database.isNew) return true
  if (!(await isOwner())) {
    await database.delete()
    return false
  }
  database.isNew = false
  return true
}

/** Name of a member's database in IndexedDB. */
export function userDatabaseName(user: number): string {
  return `user-${user}`
}

/** The member whose database has this name; undefined for another database. */
export function userOfDatabase(name: string): number | undefined {
  const [, user] = /^user-(\d+)$/.exec(name) ?? []
  return user === undefined ? undefined : Number(user)
}
