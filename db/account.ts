/** Who is signed in on this device, as fact `account`: shown without network, and no right to anything on the server (SECURITY S4). */
import type { Account } from '#core/contract/browser/members'
import type { Database } from './database'

/** Key in `facts`. */
export const accountFact = 'account'

/** Undefined for a visitor. */
export async function storedAccount(database: Database): Promise<Account | undefined> {
  const value = (await database.facts.get(accountFact))?.value
  return typeof value === 'object' && 'user' in value ? value : undefined
}
