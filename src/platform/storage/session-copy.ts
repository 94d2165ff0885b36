/**
 * Session storage (spec 1 §3): `options` and `bibles`, copies that a tab has before the database answers; `visit`, what it recorded last
 * in the history. Written once the next frame is painted: what a press changes is seen first.
 */
import { oncePainted } from '../../ui/timing/after-paint'

type Key = 'options' | 'bibles' | 'visit'

/** Not written yet. */
const waiting = new Map<Key, string>()
const writing = oncePainted(write)
addEventListener('pagehide', write)

/** Keeps a value; where there is no room, all of the session's storage is cleared and it is tried once more (spec 1 §8). */
export function keepInSession(key: Key, value: unknown): void {
  waiting.set(key, JSON.stringify(value))
  writing.ask()
}

/** What was kept; undefined where nothing was, or nothing that can be read. */
export function readSession(key: Key): unknown {
  try {
    return JSON.parse(waiting.get(key) ?? sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function write(): void {
  for (const [key, text] of waiting) {
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
  waiting.clear()
}
