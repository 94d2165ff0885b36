/**
 * The changes of one member on this device: accepts them, sends them, pulls changes of other devices. The
 * steps of core/sync make all decisions; this class runs them over the member's database and the network.
 * Shared with the service worker.
 */
import type { OpAction } from '#core/contract/browser/members'
import { type Change, optionKey } from '#core/contract/members/op'
import { type OptionPath, type OptionValue, parseOption } from '#core/contract/members/option-tree'
import { withoutControls } from '#core/control-characters'
import * as limits from '#core/limits'
import { addChanges } from '#core/sync/client/changes/add-changes'
import { clientRules } from '#core/sync/client/client-rules'
import type { Device } from '#core/sync/client/device'
import { discardOp, retryOp } from '#core/sync/client/op-actions'
import { sync } from '#core/sync/client/sync'
import { driveAsync } from '#core/sync/steps'
import type { UserDatabase } from '#db/user-database'
import { asAppError } from '../storage-error'
import { deviceWorld, type SessionAccess } from './device-world'
import { transact } from './dexie-store'
import { DrainTriggers, type TriggerDependencies } from './drain-triggers'
import { deviceId, openUserDatabase } from './open-user-database'
import { SyncLock, type SyncLockDependencies } from './sync-lock'

export interface UserSyncDependencies extends TriggerDependencies, SyncLockDependencies {
  /** At least 0, below 1. */
  random: () => number
  session: SessionAccess
  /** False: there is certainly no network. */
  isOnline: () => boolean
  /** Changes wait: tells other tabs and the background sync. */
  tellChanges: () => void
}

/** The sync of one member. */
export class UserSync {
  readonly user: number
  readonly #database: UserDatabase
  readonly #device: Device
  readonly #dependencies: UserSyncDependencies
  readonly #triggers: DrainTriggers
  readonly #lock: SyncLock
  readonly #left = new AbortController()

  private constructor(database: UserDatabase, device: string, dependencies: UserSyncDependencies) {
    this.user = database.user
    this.#database = database
    this.#dependencies = dependencies
    this.#device = { user: database.user, id: device, source: dependencies, rules: clientRules }
    this.#lock = new SyncLock(database, dependencies)
    this.#triggers = new DrainTriggers(
      (isWanted) => this.#drain(isWanted),
      async () => (await this.countOps()) > 0,
      dependencies,
    )
  }

  /**
   * Undefined when the member has signed out meanwhile, according to `isOwner`. Throws client-too-old for a
   * database that newer code has changed, quota-exceeded, storage-blocked.
   */
  static async open(
    user: number,
    isOwner: () => Promise<boolean>,
    dependencies: UserSyncDependencies,
  ): Promise<UserSync | undefined> {
    const database = await openUserDatabase(user, isOwner)
    return database && new UserSync(database, await deviceId(database, dependencies.newId), dependencies)
  }

  /** For copies of what the server has (chats). Closed, it never opens again: nothing late creates it anew. */
  get database(): UserDatabase {
    return this.#database
  }

  /** Aborted when the member leaves. */
  get left(): AbortSignal {
    return this.#left.signal
  }

  /** False after another tab deleted or upgraded the database. */
  get isOpen(): boolean {
    return this.#database.isOpen()
  }

  /** Changes that exist only here: waiting and refused ones. */
  async countOps(): Promise<number> {
    return await this.#database.outbox.count()
  }

  /** Changes that wait to be sent. */
  async countQueued(): Promise<number> {
    return await this.#database.outbox.filter(({ state }) => state === 'queued').count()
  }

  /** When this resolves, the changes are stored, shown and in the outbox; they are sent a moment later. */
  async addAll(changes: readonly Change[]): Promise<void> {
    // May come with pasted text: the server would refuse the changes for it.
    const clean = changes.map((change) => withoutControls(change))
    await transact(this.#database, () => addChanges(this.#device, clean))
    this.#dependencies.tellChanges()
    this.#triggers.soon()
  }

  /** Tries a refused change again, or discards it with its effects. */
  async settle(seq: number, action: OpAction): Promise<void> {
    const settle = action === 'retry' ? retryOp : discardOp
    await transact(this.#database, () => settle(this.#device, seq))
    await this.hurry()
  }

  /** The value of an option of this member; undefined when nobody has set it. */
  async option(path: OptionPath): Promise<OptionValue | undefined> {
    const thing = await this.#database.things.get(optionKey(path))
    return thing?.kind === 'opt' ? parseOption(path, thing.data) : undefined
  }

  /**
   * Sends and pulls now; a wait for the next retry is cut short. Resolves when nothing is left to do or an
   * attempt failed.
   */
  async hurry(): Promise<void> {
    await this.#triggers.run(true)
  }

  /** Sends and pulls a moment later. */
  soon(delayMs: number): void {
    this.#triggers.soon(delayMs)
  }

  /** Reports whether a page is visible. */
  look(isVisible: boolean): void {
    this.#triggers.look(isVisible)
  }

  close(): void {
    this.#left.abort()
    this.#triggers.stop()
    this.#database.close()
  }

  /** An unforeseen failure sets a timer too, so that nothing waits for ever (SYNC 3.5). */
  async #drain(isWanted: boolean): Promise<void> {
    const { session, isOnline, now } = this.#dependencies
    const wait = (until: number) => this.#triggers.at(until)
    const world = deviceWorld(this.#database, { session, isOnline, lock: this.#lock, wait })
    try {
      await driveAsync(sync(this.#device, isWanted), world)
    } catch (error) {
      if (!this.isOpen) return
      this.#triggers.at(now() + limits.sendAgainMs)
      if (!expected.has(asAppError(error).code)) reportError(error)
    }
  }
}

/** Full or blocked storage is reported where the person writes; here it only means to try again. */
const expected: ReadonlySet<string> = new Set(['quota-exceeded', 'storage-blocked'])
