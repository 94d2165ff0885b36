/** The verses that are written about beside the text, which shows them: said by who has the place, heard by the text on the screen. */
import { useEffect, useSyncExternalStore } from 'react'

const none: readonly number[] = []
let beside = none
const listeners = new Set<() => void>()

/** Canonicals of the first edition on the screen; none when nothing is written. */
export function useVersesBeside(): readonly number[] {
  return useSyncExternalStore(subscribe, () => beside)
}

/** Says them for as long as the component is there. */
export function useShowVersesBeside(verses: readonly number[]): void {
  const key = verses.join()
  useEffect(() => {
    say(key === '' ? none : key.split(',').map(Number))
    return () => say(none)
  }, [key])
}

function say(verses: readonly number[]): void {
  beside = verses
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
