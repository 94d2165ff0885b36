/**
 * The session storage of this tab. Where the browser forbids it or has no room, values last until the page is
 * left.
 */
import { noteMissing } from './missing-stores'

/** Texts that the browser did not take. */
const untaken = new Map<string, string>()

export function readSessionText(key: string): string | null {
  const own = untaken.get(key)
  if (own !== undefined) return own
  try {
    return sessionStorage.getItem(key)
  } catch {
    noteMissing('session')
    return null
  }
}

/** False where it is only kept until the page is left. */
export function writeSessionText(key: string, text: string): boolean {
  untaken.delete(key)
  try {
    sessionStorage.setItem(key, text)
    return true
  } catch {
    noteMissing('session')
    untaken.set(key, text)
    return false
  }
}

export function removeSessionText(key: string): void {
  untaken.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    noteMissing('session')
  }
}

export function clearSession(): void {
  untaken.clear()
  try {
    sessionStorage.clear()
  } catch {
    noteMissing('session')
  }
}
