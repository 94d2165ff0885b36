/** The account of this device as the database has it; live queries can use it too. */
import type { Account } from '#core/contract/browser/members'
import { storedAccount as accountIn } from '#db/account'
import { database } from './database'

/** Null for a visitor and where nothing can be stored. */
export async function storedAccount(): Promise<Account | null> {
  return (await accountIn(database).catch(() => undefined)) ?? null
}
