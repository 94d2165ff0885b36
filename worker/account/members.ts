/**
 * Everything the page may ask for members; the calls of the account are `calls`. Loaded when somebody is or wants to be signed in:
 * visitors never need it.
 */
import type {
  AccountApi,
  MembersApi,
  OpAction,
  PageEvent,
  SignOutOutcome,
} from '#core/contract/browser/members'
import type { MemberMessage } from '#core/contract/browser/messages'
import { type Change, type OpBodies, optionKey } from '#core/contract/members/op'
import { initialOption, isOptionPath, parseOption } from '#core/contract/members/option-tree'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import { deviceSource, webLocks } from '../device'
import { asAppError } from '../storage-error'
import { changeAccount } from './account-record'
import { Accounts } from './accounts'
import { beginVisit } from './forgetful'
import { MemberAccess } from './member-access'
import { MemberCalls } from './member-calls'
import {
  accountDependencies,
  aloneWithCookie,
  forgetfulOption,
  type MemberTabs,
  memberTabs,
} from './member-dependencies'
import { Session } from './session'
import { revokePending, signOut } from './sign-out'

/** A tab sends its own changes; another tab steps in after this time, in case the first one cannot. */
const helpAfterMs = 2_000

/** The worker’s API for members. */
export class Members implements Omit<MembersApi, keyof AccountApi> {
  readonly calls: MemberCalls
  readonly access: MemberAccess
  readonly #tabs: MemberTabs
  readonly #database: Database
  readonly #session: Session
  readonly #accounts: Accounts

  constructor(database: Database) {
    this.#tabs = memberTabs((message) => void this.#byTheWay(() => this.#hear(message)))
    this.#database = database
    this.#session = new Session(aloneWithCookie(webLocks()))
    this.#accounts = new Accounts(database, this.#session, accountDependencies(database, this.#tabs.tell))
    this.access = new MemberAccess(this.#accounts, this.#session)
    this.calls = new MemberCalls(this.#accounts, this.#session, database, this.access)
  }

  /** Continues where the last visit ended. */
  async start(): Promise<void> {
    await this.#accounts.removeLeft()
    await beginVisit(this.#accounts, this.#session, webLocks())
    addEventListener('online', () => void this.notice('online'))
    // The page asked for the members' code and must not wait for the network.
    void this.notice('visible')
  }

  /** Signs in whom the cookie names, where the device has lost what it knew. */
  async resume(): Promise<void> {
    this.#accounts.close()
    const refreshed = await this.#session.refresh()
    if (refreshed.kind === 'signed-in') await this.#accounts.enter(refreshed.user)
  }

  /** Releases everything it holds. */
  close(): void {
    this.#tabs.close()
    this.#accounts.close()
  }

  signOut(choice?: 'keep' | 'discard'): Promise<SignOutOutcome> {
    return signOut(this.#accounts, this.#database, this.#session, choice)
  }

  change(change: Change): Promise<void> {
    return this.changeAll([change])
  }

  async changeAll(changes: readonly Change[]): Promise<void> {
    const sync = await this.#accounts.sync()
    // A person who keeps nothing here must not be told "saved" while only this device has the change.
    const isForgetful = (await this.#accounts.current())?.isForgetful
    if (isForgetful && !navigator.onLine) throw new AppError('network')
    await sync.addAll(changes)
  }

  async recordActivity(activity: OpBodies['activity'], id = deviceSource.newId()): Promise<void> {
    const name = activity.name.trim().slice(0, limits.maxActivityName)
    if (!name || !(await this.#accounts.current())) return
    await this.change({ kind: 'activity', key: `act:${id}`, body: { ...activity, name } })
  }

  async syncNow(): Promise<void> {
    await (await this.#accounts.sync()).hurry()
  }

  async settleOp(seq: number, action: OpAction): Promise<void> {
    await (await this.#accounts.sync()).settle(seq, action)
  }

  /** Undefined for a visitor and for an option that stays on this device. */
  async option(path: string): Promise<string | number | boolean | undefined> {
    if (!isOptionPath(path)) return undefined
    const sync = await this.#accounts.follow()
    return sync && ((await sync.option(path)) ?? initialOption(path))
  }

  /** A leaf of the option tree becomes a change of the account; any other option stays on this device. */
  async setOption(path: string, value: string | number | boolean): Promise<void> {
    const account = await this.#accounts.current()
    const body = isOptionPath(path) ? parseOption(path, value) : undefined
    if (account && isOptionPath(path) && body !== undefined) {
      if ((await this.option(path)) !== body)
        await this.change({ kind: 'option', key: optionKey(path), body })
      return
    }
    await this.#database.options.put({ path, value })
    if (path === forgetfulOption && account)
      await changeAccount(this.#database, account.user.id, { isForgetful: value === true })
  }

  async notice(event: PageEvent): Promise<void> {
    await this.#byTheWay(async () => {
      const sync = await this.#accounts.follow()
      sync?.look(event !== 'hidden')
      if (event === 'hidden') return
      await revokePending(this.#database, this.#session)
      await sync?.hurry()
    })
  }

  async #hear(message: MemberMessage): Promise<void> {
    const sync = await this.#accounts.follow()
    if (message === 'changes') sync?.soon(helpAfterMs)
  }

  /**
   * Runs work that nobody requested, so it must not fail anything: without storage, or with data newer than
   * this code, there is nothing to send.
   */
  async #byTheWay(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (!expected.has(asAppError(error).code)) throw error
    }
  }
}

const expected: ReadonlySet<string> = new Set(['client-too-old', 'quota-exceeded', 'storage-blocked'])
