/** A device of a schedule: one browser profile with its databases and locks, and tabs that run the worker's own code. */
import Dexie from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import type { Change } from '#core/contract/members/op'
import { UserDatabase } from '#db/user-database'
import { UserSync, type UserSyncDependencies } from '../../../worker/sync/user-sync'
import { FakeLocks } from '../../../worker/testing/fake-locks'
import type { BadNetwork } from './bad-network'
import { tokenOf } from './bad-network'
import type { Chance } from './chance'

interface Timer {
  at: number
  run: () => void
}

export class Device {
  readonly name: string
  readonly tabs: UserSync[] = []
  readonly #factory = new IDBFactory()
  readonly #locks = new FakeLocks()
  readonly #chance: Chance
  readonly #network: BadNetwork
  readonly #now: () => number
  #timers: Timer[] = []
  #opened = 0
  #lastId = ''

  constructor(name: string, network: BadNetwork, chance: Chance, now: () => number) {
    this.name = name
    this.#network = network
    this.#chance = chance
    this.#now = now
  }

  get isOnline(): boolean {
    return !this.#network.offline.has(this.name)
  }

  /** Half of the devices have no Web Locks: theirs is the lease. */
  async openTab(user: number): Promise<UserSync> {
    this.#opened += 1
    const locks = this.#locks.clientNamed(`${this.name}${this.#opened}`)
    const dependencies: UserSyncDependencies = {
      locks: this.name < 'b' ? locks : undefined,
      now: this.#now,
      random: () => this.#chance.next(),
      newId: () => {
        this.#lastId = this.#chance.uuid()
        return this.#lastId
      },
      isOnline: () => this.isOnline,
      tellChanges: () => {},
      timer: (run, delayMs) => this.#setTimer(run, delayMs),
      session: {
        tokenOf: (of) => tokenOf(of, this.name),
        renew: async () => (this.isOnline ? 'held' : 'unreachable'),
      },
    }
    // A Dexie instance reads this when it is made: several browsers in one process set it before each database.
    Dexie.dependencies.indexedDB = this.#factory
    const tab = await UserSync.open(user, async () => true, dependencies)
    if (!tab) throw new Error('A member who is signed in has a database')
    this.tabs.push(tab)
    return tab
  }

  /** In the middle of whatever it does. */
  closeTab(tab: UserSync): void {
    tab.close()
    this.tabs.splice(this.tabs.indexOf(tab), 1)
  }

  closeTabs(): void {
    for (const tab of this.tabs.splice(0)) tab.close()
  }

  /** What is due has its turn; it is not waited for. */
  runTimers(): void {
    const due = this.#timers.filter(({ at }) => at <= this.#now())
    this.#timers = this.#timers.filter(({ at }) => at > this.#now())
    for (const { run } of due) run()
  }

  /** Reads a member's database through a connection of its own. */
  async read<Result>(user: number, query: (database: UserDatabase) => PromiseLike<Result>): Promise<Result> {
    Dexie.dependencies.indexedDB = this.#factory
    const database = new UserDatabase(user)
    const result = await query(database)
    database.close()
    return result
  }

  /** Makes a change; the id of the op it became. */
  async change(tab: UserSync, change: Change): Promise<string> {
    await tab.addAll([change])
    return this.#lastId
  }

  #setTimer(run: () => void, delayMs: number): () => void {
    const timer = { at: this.#now() + delayMs, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }
}
