/**
 * One sender at a time (SYNC 3.10): the Web Lock `sync:<user>`, held for one drain only. Without Web Locks, a
 * lease in the member's database. Two senders at once are harmless, so the lock of a holder that seems frozen
 * may be stolen.
 */
import * as limits from '#core/limits'
import type { UserDatabase } from '#db/user-database'

/** The holder of the lock as this worker last saw it, and since when, ms. */
interface Seen {
  holder: string
  since: number
}

interface Lease {
  owner: string
  until: number
}

/** Locks, clock and ids of this device. */
export interface SyncLockDependencies {
  locks: LockManager | undefined
  now: () => number
  newId: () => string
}

/** The lock of one member's sync. */
export class SyncLock {
  readonly #database: UserDatabase
  readonly #dependencies: SyncLockDependencies
  readonly #owner: string
  #seen: Seen | undefined

  constructor(database: UserDatabase, dependencies: SyncLockDependencies) {
    this.#database = database
    this.#dependencies = dependencies
    this.#owner = dependencies.newId()
  }

  /** Runs the body while nobody else sends; false, without running it, when somebody does. */
  async run(body: () => Promise<void>): Promise<boolean> {
    const { locks } = this.#dependencies
    return locks ? await this.#runLocked(locks, body) : await this.#runLeased(body)
  }

  /** Before each request: extends a lease for its full time. */
  async renew(): Promise<void> {
    if (!this.#dependencies.locks) await this.#lease((held) => held?.owner === this.#owner)
  }

  async #runLocked(locks: LockManager, body: () => Promise<void>): Promise<boolean> {
    const name = `sync:${this.#database.user}`
    const ran = await request(locks, name, { ifAvailable: true }, body)
    if (ran) this.#seen = undefined
    return ran || ((await this.#isStuck(locks, name)) && (await this.#steal(locks, name, body)))
  }

  /** Whether the same holder was seen at every check for more than 60 s. */
  async #isStuck(locks: LockManager, name: string): Promise<boolean> {
    const { held = [] } = await locks.query()
    const holder = held.find((lock) => lock.name === name)?.clientId
    const now = this.#dependencies.now()
    if (holder === undefined) this.#seen = undefined
    else if (this.#seen?.holder !== holder) this.#seen = { holder, since: now }
    return this.#seen !== undefined && now - this.#seen.since > limits.stolenAfterMs
  }

  /**
   * Steals the lock: only one tab of all, and at most once in 5 minutes, for which it holds a lock of its
   * own.
   */
  async #steal(locks: LockManager, name: string, body: () => Promise<void>): Promise<boolean> {
    const may = await new Promise<boolean>((answer) => {
      void locks.request(`${name}:stolen`, { ifAvailable: true }, async (lock) => {
        answer(lock !== null)
        if (lock) await new Promise((resolve) => setTimeout(resolve, limits.stealAgainMs))
      })
    })
    if (!may) return false
    this.#seen = undefined
    return await request(locks, name, { steal: true }, body)
  }

  async #runLeased(body: () => Promise<void>): Promise<boolean> {
    const now = this.#dependencies.now()
    const isFree = (held: Lease | undefined) => held === undefined || held.until <= now
    if (!(await this.#lease(isFree))) return false
    try {
      await body()
    } finally {
      const { state } = this.#database
      await this.#database.transaction('rw', state, async () => {
        const held = await readLease(this.#database)
        if (held?.owner === this.#owner) await state.delete('lease')
      })
    }
    return true
  }

  async #lease(may: (held: Lease | undefined) => boolean): Promise<boolean> {
    const { state } = this.#database
    return await this.#database.transaction('rw', state, async () => {
      if (!may(await readLease(this.#database))) return false
      const value: Lease = { owner: this.#owner, until: this.#dependencies.now() + limits.leaseMs }
      await state.put({ key: 'lease', value })
      return true
    })
  }
}

/** True when the body ran: to its end, or until the lock was stolen from it. */
async function request(
  locks: LockManager,
  name: string,
  options: LockOptions,
  body: () => Promise<void>,
): Promise<boolean> {
  let running: Promise<void> | undefined
  try {
    await locks.request(name, options, (lock) => {
      if (lock) running = body()
      return running
    })
  } catch (error) {
    const isStolen = error instanceof DOMException && error.name === 'AbortError'
    if (!isStolen) throw error
    // Another tab thought this one was frozen: the body runs to its end, which does no harm.
    await running
  }
  return running !== undefined
}

async function readLease({ state }: UserDatabase): Promise<Lease | undefined> {
  const value = (await state.get('lease'))?.value
  return value as Lease | undefined
}
