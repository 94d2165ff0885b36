/** The account signed in on this device: the record the worker keeps, live in every tab. It grants nothing (SECURITY S4). */
import type { Account } from '#core/contract/browser/members'
import { openStored, watchStored } from '../../platform/local/early-query'
import { createStore, useStore } from '../../ui/store/store'

/** Null for a visitor; undefined until the database has answered. */
export type KnownAccount = Account | null | undefined

/** The account of this device: one live query for the whole page. */
export const knownAccount = createStore<KnownAccount>(undefined, (set) =>
  watchStored(({ storedAccount }) => storedAccount(), set),
)

/** The account, for components. */
export function useAccount(): KnownAccount {
  return useStore(knownAccount)
}

/** Reads the account from the database; null for a visitor and where nothing can be stored. */
export async function askAccount(): Promise<Account | null> {
  const { storedAccount } = await openStored()
  return storedAccount()
}

/** True for a person who may use what belongs to an account: signed in, and the account still exists. */
export function isMember(account: KnownAccount): account is Account {
  return account !== null && account !== undefined && !account.isDeleted
}
