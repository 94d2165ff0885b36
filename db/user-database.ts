/**
 * The database of one member on this device, `user-<id>`: what the server has (rows), what it does not have yet (outbox), and what is
 * therefore shown (things). The worker and the service worker write it, the page reads `things`, `outbox` and `state`. It is deleted at sign-out.
 */
import Dexie, { type EntityTable, type Table } from 'dexie'
import type { SyncRow } from '#core/contract/members/things'
import type { Op } from '#core/sync/op'
import type { Thing } from './things'

/** Version of what is stored here; raised with each version below. Dexie lets older code open a newer database, we do not (SYNC 3.12). */
export const userSchema = 1

/**
 * Facts about the sync; one row each: how it stands (SyncFacts), `userSchema` as this was last written with, the id of this device, who
 * sends just now where there are no Web Locks.
 */
export interface SyncStateRow {
  key: 'sync' | 'schema' | 'device' | 'lease'
  value: unknown
}

export class UserDatabase extends Dexie {
  /** True once opening it has made it: there was none on this device. */
  isNew = false
  declare rows: EntityTable<SyncRow, 'key'>
  /** Rows of a snapshot that is being pulled beside the old ones. */
  declare incoming: EntityTable<SyncRow, 'key'>
  declare outbox: Table<Op, number>
  declare things: EntityTable<Thing, 'key'>
  declare state: EntityTable<SyncStateRow, 'key'>

  constructor(readonly user: number) {
    // A change counts as saved when it is on the disk, not when the browser means to write it (SYNC 3.1).
    super(userDatabaseName(user), { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      rows: 'key',
      incoming: 'key',
      outbox: '++seq, key, lane',
      things: 'key, kind, [kind+at], *places, *tags',
      state: 'key',
    })
    this.on('populate', () => {
      this.isNew = true
    })
  }
}

/**
 * Whether an open database is its owner's. A query or a drain that was under way while somebody signed out makes theirs anew: such a one
 * goes again, and the answer is false. A sign-out changes the record first and deletes then, so that one of the two sees it.
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

export function userDatabaseName(user: number): string {
  return `user-${user}`
}
