/**
 * Connects the sync steps to the browser: transactions of the member's database, calls with the member's
 * token, the lock, a timer.
 */
import type { ClientWorld, SessionOutcome } from '#core/sync/client/client-world'
import { type AsyncPort, driveAsync } from '#core/sync/steps'
import type { UserDatabase } from '#db/user-database'
import { transact } from './dexie-store'
import { sendCall } from './send-call'
import type { SyncLock } from './sync-lock'

/** The session as the sender needs it. */
export interface SessionAccess {
  /** The token from memory; undefined when this user has none. */
  tokenOf: (user: number) => string | undefined
  /** Gets a new token and updates the account record with the outcome. */
  renew: (user: number) => Promise<SessionOutcome>
}

export interface WorldDependencies {
  session: SessionAccess
  /**
   * False: there is certainly no network, so nothing is tried, and a change that was never sent can still be
   * replaced.
   */
  isOnline: () => boolean
  lock: SyncLock
  /** Drains again at this device time, ms; 0 cancels the timer. */
  wait: (until: number) => void
}

/** The port the sync steps run over in a browser. */
export function deviceWorld(
  database: UserDatabase,
  { session, isOnline, lock, wait }: WorldDependencies,
): AsyncPort<ClientWorld> {
  const world: AsyncPort<ClientWorld> = {
    // Every transaction of this database is strict (db/user-database.ts): a relaxed one would save half a
    // millisecond.
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
