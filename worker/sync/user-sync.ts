/**
 * The changes of one member on this device: takes them in, sends them, pulls what other devices changed. What there is to decide is
 * decided by the steps of core/sync; this drives them over the member's database and the network. Shared with the service worker.
 */
import type { OpAction } from '#core/contract/browser/members'
import { type OptionPath, type OptionValue, parseOption } from '#core/contract/members/option-tree'
import { withoutControls } from '#core/control-characters'
import * as limits from '#core/limits'
import { addChanges } from '#core/sync/client/adding/add-changes'
import { clientRules } from '#core/sync/client/client-rules'
import type { Device } from '#core/sync/client/device'
import { discardOp, retryOp } from '#core/sync/client/op-actions'
import { sync } from '#core/sync/client/sync'
import { type Change, optionKey } from '#core/sync/op'
import { driveAsync } from '#core/sync/steps'
import type { UserDatabase } from '#db/user-database'
import { asAppError } from '../storage-error'
import { deviceWorld, type SessionDoor } from './device-world'
import { transact } from './dexie-store'
import { DrainTriggers, type TriggerDoors } from './drain-triggers'
import { deviceId, openUserDatabase } from './open-user-database'
import { SyncLock, type SyncLockDoors } from './sync-lock'

export interface UserSyncDoors extends TriggerDoors, SyncLockDoors {
  /** At least 0, below 1. */
  random: () => number
  session: SessionDoor
  /** False: there is surely no network. */
  isOnline: () => boolean
  /** Changes wait: other tabs, and the background sync, should know. */
  tellChanges: () => void
}

export class UserSync {
  readonly user: number
  readonly #database: UserDatabase
  readonly #device: Device
  readonly #doors: UserSyncDoors
  readonly #triggers: DrainTriggers
  readonly #lock: SyncLock

  private constructor(database: UserDatabase, device: string, doors: UserSyncDoors) {
    this.user = database.user
    this.#database = database
    this.#doors = doors
    this.#device = { user: database.user, id: device, source: doors, rules: clientRules }
    this.#lock = new SyncLock(database, doors)
    this.#triggers = new DrainTriggers(
      (isWanted) => this.#drain(isWanted),
      async () => (await this.countOps()) > 0,
      doors,
    )
  }

  /**
   * Undefined when the member has signed out meanwhile, which `isOwner` tells. Throws client-too-old for a database that newer code has
   * changed, quota-exceeded, storage-blocked.
   */
  static async open(
    user: number,
    isOwner: () => Promise<boolean>,
    doors: UserSyncDoors,
  ): Promise<UserSync | undefined> {
    const database = await openUserDatabase(user, isOwner)
    return database && new UserSync(database, await deviceId(database, doors.newId), doors)
  }

  /** False after another tab deleted or upgraded the database. */
  get isOpen(): boolean {
    return this.#database.isOpen()
  }

  /** Changes that are only here: those that wait and those that were refused. */
  async countOps(): Promise<number> {
    return await this.#database.outbox.count()
  }

  /** Changes that wait to be sent. */
  async countQueued(): Promise<number> {
    return await this.#database.outbox.filter(({ state }) => state === 'queued').count()
  }

  /** Stored, shown and in the outbox when this resolves; sent a moment later. */
  async addAll(changes: readonly Change[]): Promise<void> {
    // Pasted from elsewhere: the server would refuse them for it.
    const clean = changes.map((change) => withoutControls(change))
    await transact(this.#database, () => addChanges(this.#device, clean))
    this.#doors.tellChanges()
    this.#triggers.soon()
  }

  /** Tries a refused change again, or drops it and what it did. */
  async settle(seq: number, action: OpAction): Promise<void> {
    const settle = action === 'retry' ? retryOp : discardOp
    await transact(this.#database, () => settle(this.#device, seq))
    await this.hurry()
  }

  /** The value of an option as this member has it; undefined where nobody has set it. */
  async option(path: OptionPath): Promise<OptionValue | undefined> {
    const thing = await this.#database.things.get(optionKey(path))
    return thing?.kind === 'opt' ? parseOption(path, thing.data) : undefined
  }

  /** Sends and pulls now; a wait for the next try is cut short. Resolves when nothing is left to do, or a try failed. */
  async hurry(): Promise<void> {
    await this.#triggers.run(true)
  }

  /** Sends and pulls a moment later. */
  soon(delayMs: number): void {
    this.#triggers.soon(delayMs)
  }

  /** Whether anybody looks at the page. */
  look(isVisible: boolean): void {
    this.#triggers.look(isVisible)
  }

  close(): void {
    this.#triggers.stop()
    this.#database.close()
  }

  /** A failure nobody foresaw sets a timer too: nothing waits for ever (SYNC 3.5). */
  async #drain(isWanted: boolean): Promise<void> {
    const { session, isOnline, now } = this.#doors
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

/** A full disk or a closed door is seen where the person writes; here it only means to try again. */
const expected: ReadonlySet<string> = new Set(['quota-exceeded', 'storage-blocked'])
