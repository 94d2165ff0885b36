/** The record of who is signed in on this device, and the note that a sign-out has still to be told to the server. */
import type { Account } from '#core/contract/browser/members'
import type { User } from '#core/contract/members/user'
import { accountFact, storedAccount } from '#db/account'
import type { Database } from '#db/database'

/** Number of the user whose session the server has still to end (SYNC 3.11 "Logout offline"). */
const revokeFact = 'revoke-pending'

/** The account of somebody who has just signed in. */
export function accountOf(user: User, isForgetful: boolean): Account {
  return { user, isExpired: false, isDeleted: false, isForgetful }
}

/** Somebody signed in: what was still to be ended is the session before, and its cookie is gone. */
export async function enterAccount(database: Database, account: Account): Promise<void> {
  await database.transaction('rw', database.facts, async () => {
    await database.facts.put({ key: accountFact, value: account })
    await database.facts.delete(revokeFact)
  })
}

/** Changes the record if it is still this user's; undefined when it is not. */
export async function changeAccount(
  database: Database,
  user: number,
  change: Partial<Account>,
): Promise<Account | undefined> {
  return await database.transaction('rw', database.facts, async () => {
    const account = await storedAccount(database)
    if (account?.user.id !== user) return undefined
    const changed = { ...account, ...change }
    await database.facts.put({ key: accountFact, value: changed })
    return changed
  })
}

/** Nobody is signed in any more; the server is told later if it cannot be told now. */
export async function removeAccount(database: Database, revoke?: number): Promise<void> {
  await database.transaction('rw', database.facts, async () => {
    await database.facts.delete(accountFact)
    if (revoke !== undefined) await database.facts.put({ key: revokeFact, value: revoke })
  })
}

/** The user whose session has still to be ended. */
export async function pendingRevocation(database: Database): Promise<number | undefined> {
  const value = (await database.facts.get(revokeFact))?.value
  return typeof value === 'number' ? value : undefined
}

export async function forgetRevocation(database: Database): Promise<void> {
  await database.facts.delete(revokeFact)
}
