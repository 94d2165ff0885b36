/**
 * At most one box comes unasked in a visit: the tour, a tip, the question for consent know of each other here. A visit is
 * what this tab shows until it is closed, reloads included.
 */
const storageKey = 'perikope-unasked'

/** Names of boxes that came in this visit. */
const came = new Set<string>(kept())

/** Whether this box may come now; if so, no other one does in this visit. */
export function comesUnasked(name: string): boolean {
  if (!mayCome(name)) return false
  came.add(name)
  try {
    sessionStorage.setItem(storageKey, name)
  } catch {
    // Session storage is full or forbidden: it is known until the page closes.
  }
  return true
}

/** Whether no other box has come. */
export const mayCome = (name: string): boolean => came.size === 0 || came.has(name)

/** A new visit, for tests. */
export function forgetUnasked(): void {
  came.clear()
}

function kept(): string[] {
  try {
    const name = sessionStorage.getItem(storageKey)
    return name === null ? [] : [name]
  } catch {
    return []
  }
}
