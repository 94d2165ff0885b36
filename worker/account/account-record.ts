/**
 * The record of who is signed in on this device, and of what a sign-out still has to do: notify the server,
 * delete the database.
 */
import type { Account } from '#core/contract/browser/members'
import type { User } from '#core/contract/members/user'
import { accountFact, storedAccount } from '#db/account'
import type { Database } from '#db/database'

/** Number of the user whose session the server still has to end (SYNC 3.11 "Logout offline"). */
const revokeFact = 'revoke-pending'
/**
 * Number of the user whose database still has to be deleted: the tab may close halfway, or a frozen tab may
 * block the deletion.
 */
const deleteFact = 'delete-pending'

/** The account record of a user who has just signed in. */
export function accountOf(user: User, isForgetful: boolean): Account {
  return { user, isExpired: false, isDeleted: false, isForgetful }
}

/**
 * Stores the account of a user who signed in. A pending revocation is dropped: it concerned the previous
 * session, whose cookie is gone.
 */
export async function enterAccount(database: Database, account: Account): Promise<void> {
  await database.transaction('rw', database.facts, async () => {
    await database.facts.put({ key: accountFact, value: account })
    await database.facts.delete(revokeFact)
  })
}

/** Changes the record if it still belongs to this user; undefined when it does not. */
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

/** The tasks that sign-outs left undone, each with the number of its user. */
export interface Leftovers {
  revoke?: number
  remove?: number
}

/**
 * Removes the account and notes what is left to do. Readings, searches and look-ups are deleted too, also by
 * the visitor before: nobody can tell them apart.
 */
export async function removeAccount(database: Database, { revoke, remove }: Leftovers): Promise<void> {
  const { facts, recents, recentSearches, results, answers } = database
  const read = [recents, recentSearches, results, answers]
  await database.transaction('rw', [facts, ...read], async () => {
    await Promise.all(read.map((table) => table.clear()))
    await database.facts.delete(accountFact)
    if (revoke !== undefined) await database.facts.put({ key: revokeFact, value: revoke })
    if (remove !== undefined) await database.facts.put({ key: deleteFact, value: remove })
  })
}

/** The tasks that sign-outs left undone. */
export async function leftovers(database: Database): Promise<Leftovers> {
  const rows = await database.facts.bulkGet([revokeFact, deleteFact])
  const [revoke, remove] = rows.map((row) => (typeof row?.value === 'number' ? row.value : undefined))
  return { ...(revoke === undefined ? {} : { revoke }), ...(remove === undefined ? {} : { remove }) }
}

/** Marks one of them as done. */
export async function settleLeftover(database: Database, kind: keyof Leftovers): Promise<void> {
  await database.facts.delete(kind === 'revoke' ? revokeFact : deleteFact)
}
