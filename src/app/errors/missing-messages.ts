/**
 * Reports messages that no catalogue has; the interface shows the key in their place. Each is reported once
 * (spec 2 §8).
 */
import { reportError } from './error-report'

/** Keys that were reported. */
const heard = new Set<string>()

/** Starts reporting missing messages, which `language.ts` announces. */
export function reportMissingMessages(): void {
  addEventListener('perikope:missing-message', (event) => {
    const key = event instanceof CustomEvent ? String(event.detail) : ''
    if (heard.has(key)) return
    heard.add(key)
    reportError(new Error(`There is no text for ${key} in ${document.documentElement.lang}`))
  })
}
