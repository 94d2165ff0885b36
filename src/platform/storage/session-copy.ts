/**
 * Session storage (spec 1 §3): `options` and `bibles`, copies that a tab reads before the database answers;
 * `visit`, the record it last added to the history.
 */

import { clearSession, readSessionText, writeSessionText } from './session'

type Key = 'options' | 'bibles' | 'visit'

/** Keeps a value. If there is no room, clears the session's whole storage and tries once more (spec 1 §8). */
export function keepInSession(key: Key, value: unknown): void {
  const text = JSON.stringify(value)
  if (writeSessionText(key, text)) return
  clearSession()
  writeSessionText(key, text)
}

/** The kept value; undefined where there is none, or none that can be read. */
export function readSession(key: Key): unknown {
  try {
    return JSON.parse(readSessionText(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
