/** Who is signed in on this device: the record the worker keeps, live in every tab. It grants nothing (SECURITY S4). */
import { useSyncExternalStore } from 'react'
import type { Account } from '#core/contract/browser/members'
import { openStored, watchStored } from '../../platform/local/early-query'

/** Null: a visitor; undefined: the database has not answered yet. */
export type KnownAccount = Account | null | undefined

const listeners = new Set<(account: KnownAccount) => void>()
let current: KnownAccount
let endWatching: (() => void) | undefined

/** The account of this device, live. */
export function useAccount(): KnownAccount {
  return useSyncExternalStore(watchAccount, () => current)
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

/** One live query for the whole page, as long as anything looks at it; ends with the call of its answer. */
export function watchAccount(listener: (account: KnownAccount) => void): () => void {
  listeners.add(listener)
  endWatching ??= watchStored(
    ({ storedAccount }) => storedAccount(),
    (account) => {
      current = account
      for (const heard of listeners) heard(account)
    },
  )
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    endWatching?.()
    endWatching = undefined
  }
}
