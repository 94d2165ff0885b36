/** Whether the person is being asked what may be counted. What decides it comes late (consent-choice.ts), with the operator's settings. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isAsked = false
let reopen: (() => void) | undefined

/** Live. */
export function useIsConsentAsked(): boolean {
  return useSyncExternalStore(subscribe, () => isAsked)
}

/** Asks again, to change the choice; nothing where there is nothing to choose. */
export function reopenConsent(): void {
  reopen?.()
}

export function showConsent(next: boolean): void {
  isAsked = next
  for (const listener of listeners) listener()
}

/** What `reopenConsent` does from now on. */
export function setReopen(run: () => void): void {
  reopen = run
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
