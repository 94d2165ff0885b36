/**
 * The one place that knows whether this device keeps what the app stores. Dexie opens every database through
 * it: where the browser's IndexedDB refuses, breaks or never answers, databases in memory take its place.
 * Readers and writers go on as before; only, all is forgotten with the page.
 */
import Dexie, { RangeSet } from 'dexie'
import { askAgainOnLoss } from './ask-again'
import { ForwardedRequest, type OpenRequest } from './forwarded-request'
import type * as memoryModule from './memory'
import { watchConnection } from './watch-connection'

type Memory = typeof memoryModule

/** Parts of the world outside; replaced in tests. */
export interface StoreWorld {
  /** The browser's; undefined where it has none, or forbids to look at it. */
  native: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange } | undefined
  /** Loads the databases in memory. */
  memory: () => Promise<Memory>
  /** A database that is not open after this time never will be. */
  openMs: number
  /** No answer of an open one for twice this time is none. */
  answerMs: number
}

/** A browser may fail once and work at the next try. */
const openTries = 3
const retryMs = 50
/** How long to wait before the file of the databases in memory is asked for again. */
const reloadMs = 3000
/** Dexie's own event for changes it could not see, as after a page comes back from the back-forward cache. */
const changedEvent = 'x-storagemutated-1'

/** Every live query runs again. */
export function askAllAgain(): void {
  dispatchEvent(new CustomEvent(changedEvent, { detail: { all: new RangeSet(-Infinity, [[]]) } }))
}

export class DeviceStore {
  /** Requests that are asked again when the store is lost. */
  readonly waiting = new Set<() => void>()
  readonly #world: StoreWorld
  readonly #databases = new Set<WeakRef<Dexie>>()
  readonly #listeners = new Set<() => void>()
  readonly #deletions = new Set<(name: string) => void>()
  #memory: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange } | undefined
  #loading: Promise<unknown> | undefined
  #isForgetful = false

  constructor(world: StoreWorld) {
    this.#world = world
  }

  /** True from the moment nothing is kept any more. */
  get isForgetful(): boolean {
    return this.#isForgetful
  }

  /** Calls `listener` once, when the device stops keeping things; the returned function ends it. */
  onLoss(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls `listener` with the name of each database in memory that is deleted. */
  onDelete(listener: (name: string) => void): void {
    this.#deletions.add(listener)
  }

  /** Makes Dexie use this store for databases that are made from now on. */
  install(): void {
    const range = () => (this.#memory ?? this.#world.native)?.IDBKeyRange
    Object.assign(Dexie.dependencies, {
      indexedDB: {
        open: (name: string, version?: number) => this.#open(name, version),
        deleteDatabase: (name: string) => this.#delete(name),
        databases: async () =>
          (await (this.#isForgetful ? this.#memory : this.#world.native)?.indexedDB.databases?.()) ?? [],
      },
      IDBKeyRange: {
        only: (...input: Parameters<typeof IDBKeyRange.only>) => range()?.only(...input),
        bound: (...input: Parameters<typeof IDBKeyRange.bound>) => range()?.bound(...input),
        lowerBound: (...input: Parameters<typeof IDBKeyRange.lowerBound>) => range()?.lowerBound(...input),
        upperBound: (...input: Parameters<typeof IDBKeyRange.upperBound>) => range()?.upperBound(...input),
      },
    })
    Dexie.addons.push((database) => {
      this.#databases.add(new WeakRef(database))
      askAgainOnLoss(database, this)
    })
  }

  /** Goes on in memory. Open databases are closed; the next query opens them again, empty. */
  lose(): void {
    if (this.#isForgetful) return
    this.#isForgetful = true
    void this.#loadMemory()
    this.#reopen()
    for (const askAgain of this.waiting) askAgain()
    for (const listener of this.#listeners) listener()
  }

  /** Every query is asked again, and opens its database again. */
  #reopen(): void {
    for (const reference of this.#databases) {
      const database = reference.deref()
      if (!database) this.#databases.delete(reference)
      else if (database.isOpen() || database.hasFailed()) database.close({ disableAutoOpen: false })
    }
    askAllAgain()
  }

  #open(name: string, version: number | undefined): ForwardedRequest {
    const request = new ForwardedRequest()
    if (this.#isForgetful || !this.#world.native) void this.#openInMemory(request, name, version)
    else this.#openNative(request, this.#world.native.indexedDB, name, version, openTries)
    return request
  }

  #openNative(
    request: ForwardedRequest,
    factory: IDBFactory,
    name: string,
    version: number | undefined,
    tries: number,
  ): void {
    let isOver = false
    let isUpgrading = false
    const fall = () => {
      isOver = true
      void this.#openInMemory(request, name, version)
    }
    let real: IDBOpenDBRequest
    try {
      real = factory.open(name, version)
    } catch {
      fall()
      return
    }
    const timer = setTimeout(fall, this.#world.openMs)
    request.follow(real, (kind) => {
      if (isOver) {
        // It answers after all, when the databases in memory are in use.
        if (kind === 'upgrade') real.transaction?.abort()
        if (kind === 'success') real.result.close()
        return false
      }
      // A frozen tab may block for ever.
      if (kind !== 'blocked') clearTimeout(timer)
      if (kind === 'success' && this.#isForgetful) {
        if (isUpgrading) setTimeout(() => this.#reopen())
        else {
          real.result.close()
          fall()
          return false
        }
      }
      if (kind === 'success') this.#watch(real.result, factory)
      if (kind === 'upgrade') isUpgrading = true
      // Dexie opens a database of a newer version by itself, without naming one.
      if (kind !== 'error' || (real.error?.name === 'VersionError' && version !== undefined)) return true
      if (isUpgrading) {
        // Dexie has begun with this request, and ends with it.
        setTimeout(() => this.#failed())
        return true
      }
      if (tries > 1) setTimeout(() => this.#openNative(request, factory, name, version, tries - 1), retryMs)
      else fall()
      return false
    })
  }

  /** No room, or no right, to make or change a database. */
  #failed(): void {
    if (this.#isForgetful) this.#reopen()
    else this.lose()
  }

  async #openInMemory(request: ForwardedRequest, name: string, version: number | undefined): Promise<void> {
    this.lose()
    await this.#loadMemory()
    const real: OpenRequest | undefined = this.#memory?.indexedDB.open(name, version)
    if (real) request.follow(real)
  }

  #delete(name: string): ForwardedRequest {
    const request = new ForwardedRequest()
    const remove = async () => {
      if (this.#isForgetful) await this.#loadMemory()
      if (this.#isForgetful) for (const listener of this.#deletions) listener(name)
      const real = (this.#memory ?? this.#world.native)?.indexedDB.deleteDatabase(name)
      if (real) request.follow(real)
    }
    void remove()
    return request
  }

  #watch(connection: IDBDatabase, factory: IDBFactory): void {
    watchConnection(connection, {
      patienceMs: this.#world.answerMs,
      isAlive: async () => await factory.databases(),
      lose: () => this.lose(),
    })
  }

  async #loadMemory(): Promise<void> {
    this.#loading ??= this.#world.memory().then(({ IDBFactory, IDBKeyRange }) => {
      this.#memory = { indexedDB: new IDBFactory(), IDBKeyRange }
    })
    try {
      await this.#loading
    } catch {
      // The network broke off: nothing can be shown before it is back.
      this.#loading = undefined
      await new Promise((resolve) => setTimeout(resolve, reloadMs))
      await this.#loadMemory()
    }
  }
}
