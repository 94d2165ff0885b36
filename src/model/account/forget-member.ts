/**
 * Whoever signs out leaves a tab that knows nothing of them: what this session kept of their places, options and searches goes, in every
 * tab. The worker clears the database (worker/account/account-record.ts).
 */

import { forgetRoute } from '../../platform/storage/remembered-route'
import { knownAccount } from './account'

const listeners = new Set<() => void>()

/** Called when a member has gone, to drop what is kept in memory. */
export function onForgetting(listener: () => void): void {
  listeners.add(listener)
}

/** Call once; ends with the call of its answer. */
export function forgetMembers(): () => void {
  let wasMember = false
  return knownAccount.subscribe(() => {
    const account = knownAccount.get()
    if (account) wasMember = true
    if (account !== null || !wasMember) return
    wasMember = false
    forgetRoute()
    for (const heard of listeners) heard()
    try {
      sessionStorage.clear()
    } catch {
      // Storage is blocked: nothing was kept there.
    }
  })
}
