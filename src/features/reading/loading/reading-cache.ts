/** Texts that are ready before they are opened, so that turning the page waits neither for the database nor for drawing (read-ahead.ts). */
import { useSyncExternalStore } from 'react'
import type { PageReading } from '#core/scripture/reading/read-page'

/** A text drawn in a hidden view. */
export interface TextAhead {
  kind: 'text'
  path: string
  abbreviations: readonly string[]
  passage: string | undefined
}

/** Readings by `translations/passage`. */
export const preparedReadings = new Map<string, PageReading>()

/** Called when other texts are ready. */
const listeners = new Set<() => void>()
let ahead: readonly TextAhead[] = []

/** The texts that may be opened next, live. */
export function useTextsAhead(): readonly TextAhead[] {
  return useSyncExternalStore(subscribe, () => ahead)
}

export function setTextsAhead(texts: readonly TextAhead[]): void {
  ahead = texts
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
