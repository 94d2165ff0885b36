/** Whether the audio player is open, and what was asked of it: header, chip and selection ask, the shell opens it, the player takes the wish. */
import { useSyncExternalStore } from 'react'

/** To read from here on, at once; without a verse from where the player stands, else from the beginning. */
export interface ListeningWish {
  verse: number | undefined
}

const listeners = new Set<() => void>()
let isOpen = false
let wish: ListeningWish | undefined

/** Opens the player, which begins to read. */
export function listenFrom(verse?: number): void {
  isOpen = true
  wish = { verse }
  tell()
}

export function stopListening(): void {
  isOpen = false
  wish = undefined
  tell()
}

/** The wish that nobody has taken yet; it is fulfilled once. */
export function takeWish(): ListeningWish | undefined {
  const taken = wish
  wish = undefined
  return taken
}

/** Live: whether the player is open. */
export function useListening(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}

/** Live: the wish that waits. */
export function useWish(): ListeningWish | undefined {
  return useSyncExternalStore(subscribe, () => wish)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
