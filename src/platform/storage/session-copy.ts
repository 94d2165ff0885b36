/**
 * Session storage (spec 1 §3): `options` and `bibles`, copies that a tab has before the database answers; `visit`, what it recorded last
 * in the history.
 */

type Key = 'options' | 'bibles' | 'visit'

/** Keeps a value; where there is no room, all of the session's storage is cleared and it is tried once more (spec 1 §8). */
export function keepInSession(key: Key, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    try {
      sessionStorage.clear()
      sessionStorage.setItem(key, text)
    } catch {
      // Storage is blocked: nothing but this copy is missing.
    }
  }
}

/** What was kept; undefined where nothing was, or nothing that can be read. */
export function readSession(key: Key): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
