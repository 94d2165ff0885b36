/** The way back after following a reference: one step per jump, kept in the session (design UX 3.15, 1). */
import { useSyncExternalStore } from 'react'

export interface WayBack {
  path: string
  verse: number
  /** 0 for a search. */
  chapter: number
  /** Of a search: its words. */
  words?: string
}

const listeners = new Set<() => void>()
let trail: readonly WayBack[] = []

/** Remembers where a jump started. */
export function rememberWay(from: WayBack): void {
  change([...trail, from].slice(-20))
}

/** Takes the last step off the trail: it was gone back, or is not wanted any more. */
export function forgetWay(): void {
  change(trail.slice(0, -1))
}

/** Where the last jump started; undefined without one. */
export function useWayBack(): WayBack | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => trail.at(-1),
  )
}

function change(next: readonly WayBack[]): void {
  trail = next
  for (const listener of listeners) listener()
}
