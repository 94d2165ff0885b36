/**
 * The account signed in on this device (SYNC 3.11, SECURITY 5.1). The record in the public database informs
 * every tab; the token stays in the memory of this worker; the member's data lies in a database of its own,
 * which this class opens, leaves or deletes.
 *
 *    visitor -> member            register, signIn
 *    member -> expired            the server no longer accepts the session; changes wait for the next sign-in
 *    member -> deleted            the server no longer has the account; local data can still be exported
 *    any of them -> visitor       signOut, deleteProfile, or another tab did
 */
import type { Account } from '#core/contract/browser/members'
import { type Change, optionKey } from '#core/contract/members/op'
import { isOptionPath, parseOption } from '#core/contract/members/option-tree'
import type { User } from '#core/contract/members/user'
import { AppError } from '#core/errors'
import type { SessionOutcome } from '#core/sync/client/client-world'
import { storedAccount } from '#db/account'
import type { Database } from '#db/database'
import { countOps, deleteUserDatabase, dropCopies } from '../sync/open-user-database'
import { UserSync, type UserSyncDependencies } from '../sync/user-sync'
import {
  accountOf,
  changeAccount,
  enterAccount,
  leftovers,
  removeAccount,
  settleLeftover,
} from './account-record'
import type { Session } from './session'

export interface AccountDependencies extends Omit<UserSyncDependencies, 'session'> {
  /** Tells the other tabs that the record changed. */
  tell: () => void
  /** Whether the person chose to keep nothing on this device (SECURITY D1). */
  isForgetful: () => Promise<boolean>
}

/** The account of this device, one instance per worker. */
export class Accounts {
  readonly #database: Database
  readonly #session: Session
  readonly #dependencies: AccountDependencies
  #sync: UserSync | undefined
  #opening: Promise<UserSync | undefined> | undefined

  constructor(database: Database, session: Session, dependencies: AccountDependencies) {
    this.#database = database
    this.#session = session
    this.#dependencies = dependencies
  }

  /** The signed-in account; undefined for a visitor. */
  current(): Promise<Account | undefined> {
    return storedAccount(this.#database)
  }

  /**
   * The changes of the signed-in member. Throws signed-out for a visitor, client-too-old, storage-blocked.
   */
  async sync(): Promise<UserSync> {
    const sync = await this.follow()
    if (!sync) throw new AppError('signed-out')
    return sync
  }

  /** Adapts to the record after this or another tab signed somebody in or out. */
  async follow(): Promise<UserSync | undefined> {
    const user = (await this.current())?.user.id
    if (user !== undefined && this.#sync?.user === user && this.#sync.isOpen) return this.#sync
    if (this.#opening) {
      // The checks below find out whose database it is and whether it could be opened.
      await this.#opening.catch(() => undefined)
      return await this.follow()
    }
    this.#opening = this.#reopen(user).finally(() => {
      this.#opening = undefined
    })
    return await this.#opening
  }

  async #reopen(user: number | undefined): Promise<UserSync | undefined> {
    this.close()
    if (user === undefined) {
      this.#session.drop()
      return undefined
    }
    const session = {
      tokenOf: (of: number) => this.#session.tokenOf(of),
      renew: (of: number) => this.renew(of),
    }
    const isOwner = async () => (await this.current())?.user.id === user
    this.#sync = await UserSync.open(user, isOwner, { ...this.#dependencies, session })
    return this.#sync
  }

  /** Signs a user in. The previous user is signed out; without waiting changes none of their data stays. */
  async enter(user: User): Promise<void> {
    const before = await this.current()
    await this.removeLeft()
    await enterAccount(this.#database, accountOf(user, await this.#dependencies.isForgetful()))
    if (before && before.user.id !== user.id) await this.#leave(before.user.id)
    this.#dependencies.tell()
    const sync = await this.sync()
    const options = await firstOptions(this.#database, user)
    if (options.length > 0 && (await sync.countOps()) === 0) await sync.addAll(options)
    sync.soon(0)
  }

  close(): void {
    this.#sync?.close()
    this.#sync = undefined
  }

  /** Stores changed fields of the member. */
  async change(user: User): Promise<void> {
    await changeAccount(this.#database, user.id, { user })
    this.#dependencies.tell()
  }

  /** Signs out; `revoke`: the user whose session the server still has to end. */
  async exit(user: number, keepsChanges: boolean, revoke?: number): Promise<void> {
    const remove = keepsChanges ? undefined : user
    await removeAccount(this.#database, { revoke, remove })
    this.#session.drop()
    this.close()
    this.#dependencies.tell()
    if (keepsChanges) await dropCopies(user)
    await this.removeLeft()
  }

  /** Deletes the databases that this or an interrupted sign-out left behind. */
  async removeLeft(): Promise<void> {
    const { remove } = await leftovers(this.#database)
    if (remove !== undefined && (await deleteUserDatabase(remove)))
      await settleLeftover(this.#database, 'remove')
  }

  /** Gets a new token for this user and updates the record with the outcome. */
  async renew(user: number): Promise<SessionOutcome> {
    const account = await this.current()
    if (account?.user.id !== user) return 'other'
    // Only a new sign-in helps, here or in another tab.
    if (account.isExpired) return 'ended'
    const refreshed = await this.#session.refresh()
    switch (refreshed.kind) {
      case 'away':
        return 'unreachable'
      case 'signed-in':
        return refreshed.user.id === user ? await this.#renewed(refreshed.user) : 'other'
      case 'over':
        await this.#mark(user, { isExpired: true })
        return 'ended'
      case 'deleted':
        await this.#mark(user, { isExpired: true, isDeleted: true })
        return 'ended'
    }
  }

  async #renewed(user: User): Promise<SessionOutcome> {
    const account = await this.current()
    if (account?.user.id !== user.id) return 'other'
    await this.#mark(user.id, { user, isExpired: false })
    return 'held'
  }

  async #mark(user: number, change: Partial<Account>): Promise<void> {
    await changeAccount(this.#database, user, change)
    this.#dependencies.tell()
  }

  async #leave(user: number): Promise<void> {
    this.close()
    if ((await countOps(user)) === 0) await deleteUserDatabase(user)
    else await dropCopies(user)
  }
}

/**
 * Copies a visitor's options on this device to an account that has none yet: the only visitor data that is
 * taken over (SYNC 3.11). Changes to make after signing in; none for an account that already has options.
 */
async function firstOptions(database: Database, user: User): Promise<Change[]> {
  if (Object.keys(user.options).length > 0) return []
  const options = await database.options.toArray()
  return options.flatMap(({ path, value }) => {
    const body = isOptionPath(path) ? parseOption(path, value) : undefined
    return isOptionPath(path) && body !== undefined
      ? [{ kind: 'option' as const, key: optionKey(path), body }]
      : []
  })
}
