/**
 * The account signed in on this device, stored as the fact `account`. It is shown without network and grants
 * no rights on the server (SECURITY S4).
 */
import type { Account } from '#core/contract/browser/members'
import type { Database } from './database'

/** Key in `facts`. */
export const accountFact = 'account'

/** The stored account; undefined for a visitor. */
export async function storedAccount(database: Database): Promise<Account | undefined> {
  const value = (await database.facts.get(accountFact))?.value
  return typeof value === 'object' && 'user' in value ? value : undefined
}
