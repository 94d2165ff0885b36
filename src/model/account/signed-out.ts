/** The place somebody signs out from may be for members: going back to it then leads home, not to signing in again. */
import { createStore } from '../../ui/store/store'

const isFresh = createStore(false)

/** Somebody has just signed out here. */
export function noteSignOut(): void {
  isFresh.set(true)
}

/** True once after signing out. */
export function takeSignOut(): boolean {
  const was = isFresh.get()
  isFresh.set(false)
  return was
}
