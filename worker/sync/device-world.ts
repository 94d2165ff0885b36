/** The world of the steps in a browser: transactions of the member's database, calls with the member's token, the lock, a timer. */
import type { ClientWorld, SessionOutcome } from '#core/sync/client/client-world'
import { type AsyncPort, driveAsync } from '#core/sync/steps'
import type { UserDatabase } from '#db/user-database'
import { transact } from './dexie-store'
import { sendCall } from './send-call'
import type { SyncLock } from './sync-lock'

/** The session as the sender needs it. */
export interface SessionDoor {
  /** In memory; undefined when there is none of this user. */
  tokenOf: (user: number) => string | undefined
  /** Gets a new one. Tells the record of the account what came of it. */
  renew: (user: number) => Promise<SessionOutcome>
}

export interface WorldDoors {
  session: SessionDoor
  /** False: there is surely no network, nothing is tried, and what was never tried can still be replaced. */
  isOnline: () => boolean
  lock: SyncLock
  /** Drains again at this device time, ms; 0 takes the timer away. */
  wait: (until: number) => void
}

export function deviceWorld(
  database: UserDatabase,
  { session, isOnline, lock, wait }: WorldDoors,
): AsyncPort<ClientWorld> {
  const world: AsyncPort<ClientWorld> = {
    // Each transaction of this database is strict (db/user-database.ts): relaxed ones would save half a millisecond.
    transaction: (_durability, body) => transact(database, body),
    async request(user, call) {
      await lock.renew()
      const token = session.tokenOf(user)
      if (token === undefined) return { kind: 'answer', status: 401, code: 'signed-out', body: undefined }
      return await sendCall(token, call)
    },
    lock: (_user, body) => lock.run(() => driveAsync(body(), world)),
    async session(user, renew) {
      if (!isOnline()) return 'unreachable'
      if (!renew && session.tokenOf(user) !== undefined) return 'held'
      return await session.renew(user)
    },
    wait,
  }
  return world
}
