/** Who is signed in on this device: the record the worker keeps, live in every tab. It grants nothing (SECURITY S4). */
import type { Account } from '#core/contract/browser/members'
import { openStored, watchStored } from '../../platform/local/early-query'
import { createStore, useStore } from '../../ui/store/store'

/** Null: a visitor; undefined: the database has not answered yet. */
export type KnownAccount = Account | null | undefined

/** Of this device: one live query for the whole page. */
export const knownAccount = createStore<KnownAccount>(undefined, (set) =>
  watchStored(({ storedAccount }) => storedAccount(), set),
)

/** The same for a component. */
export function useAccount(): KnownAccount {
  return useStore(knownAccount)
}

/** The account as the database has it now; null for a visitor and where nothing can be stored. */
export async function askAccount(): Promise<Account | null> {
  const { storedAccount } = await openStored()
  return storedAccount()
}

/** True for somebody who may use what belongs to an account: signed in, and the account still exists. */
export function isMember(account: KnownAccount): account is Account {
  return account !== null && account !== undefined && !account.isDeleted
}
