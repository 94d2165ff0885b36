/**
 * Texts that a person types and no database has yet. The browser's local storage takes them at once, so that
 * they outlive a page that is reloaded, closed or killed within the next second.
 */

const prefix = 'unsaved:'

/** Where the browser takes nothing, the text is as safe as the page. */
export function keepUnsaved(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Forbidden or full: the database is asked in a second anyway.
  }
}

export function dropUnsaved(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept where it is forbidden.
  }
}

/** The values kept under keys that begin with `start`; unreadable ones are left out. */
export function unsavedUnder(start: string): { key: string; value: unknown }[] {
  return keys(prefix + start).flatMap((full) => {
    const key = full.slice(prefix.length)
    try {
      return [{ key, value: JSON.parse(localStorage.getItem(full) ?? '') as unknown }]
    } catch {
      return []
    }
  })
}

/** For a member who signs out. */
export function forgetUnsaved(): void {
  for (const key of keys(prefix)) dropUnsaved(key.slice(prefix.length))
}

function keys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}
