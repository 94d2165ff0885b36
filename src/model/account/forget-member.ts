/**
 * Makes every tab forget a member who signs out: the places, options and searches that the session kept, texts that were not stored. The
 * worker clears the database (worker/account/account-record.ts).
 */

import { forgetRoute } from '../../platform/storage/remembered-route'
import { clearSession } from '../../platform/storage/session'
import { forgetUnsaved } from '../../platform/storage/unsaved'
import { knownAccount } from './account'

/** Called when a member has gone. */
const listeners = new Set<() => void>()

/** Registers a listener that drops what it keeps in memory when a member has gone. */
export function onForgetting(listener: () => void): void {
  listeners.add(listener)
}

/** Call once; the returned function ends it. */
export function forgetMembers(): () => void {
  let wasMember = false
  return knownAccount.subscribe(() => {
    const account = knownAccount.get()
    if (account) wasMember = true
    if (account !== null || !wasMember) return
    wasMember = false
    forgetRoute()
    for (const heard of listeners) heard()
    clearSession()
    forgetUnsaved()
  })
}
