/** The place somebody signs out from may be for members: going back to it then leads home, not to signing in again. */
let isFresh = false

/** Somebody has just signed out here. */
export function noteSignOut(): void {
  isFresh = true
}

/** True once after signing out. */
export function takeSignOut(): boolean {
  const was = isFresh
  isFresh = false
  return was
}
