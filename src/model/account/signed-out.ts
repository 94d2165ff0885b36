/**
 * Remembers that a person has just signed out. The place may be for members only; going back to it then leads
 * home, not to the sign-in form.
 */
import { createStore } from '../../ui/store/store'

/** True until the next guard has asked. */
const isFresh = createStore(false)

/** Notes that a person has just signed out in this tab. */
export function noteSignOut(): void {
  isFresh.set(true)
}

/** True once after signing out. */
export function takeSignOut(): boolean {
  const was = isFresh.get()
  isFresh.set(false)
  return was
}
