/** The record of who is signed in on this device, and what a sign-out has still to do: tell the server, delete what was here. */
import type { Account } from '#core/contract/browser/members'
import type { User } from '#core/contract/members/user'
import { accountFact, storedAccount } from '#db/account'
import type { Database } from '#db/database'

/** Number of the user whose session the server has still to end (SYNC 3.11 "Logout offline"). */
const revokeFact = 'revoke-pending'
/** Number of the user whose database has still to go: the tab may end in the middle of it, or a frozen one hold it back. */
const deleteFact = 'delete-pending'

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

/** What a sign-out leaves to be done, each with the number of its user. */
export interface Leftovers {
  revoke?: number
  remove?: number
}

/**
 * Nobody is signed in any more; what is left to be done is noted with it. What was read and searched lately goes too, also what a visitor
 * had read before: nobody could tell them apart.
 */
export async function removeAccount(database: Database, { revoke, remove }: Leftovers): Promise<void> {
  const { facts, recents, recentSearches, results } = database
  await database.transaction('rw', [facts, recents, recentSearches, results], async () => {
    await Promise.all([recents.clear(), recentSearches.clear(), results.clear()])
    await database.facts.delete(accountFact)
    if (revoke !== undefined) await database.facts.put({ key: revokeFact, value: revoke })
    if (remove !== undefined) await database.facts.put({ key: deleteFact, value: remove })
  })
}

/** What sign-outs have left to be done. */
export async function leftovers(database: Database): Promise<Leftovers> {
  const rows = await database.facts.bulkGet([revokeFact, deleteFact])
  const [revoke, remove] = rows.map((row) => (typeof row?.value === 'number' ? row.value : undefined))
  return { ...(revoke === undefined ? {} : { revoke }), ...(remove === undefined ? {} : { remove }) }
}

/** It is done. */
export async function settleLeftover(database: Database, kind: keyof Leftovers): Promise<void> {
  await database.facts.delete(kind === 'revoke' ? revokeFact : deleteFact)
}
