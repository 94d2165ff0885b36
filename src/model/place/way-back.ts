/** The way back after following references: one step per jump, kept for the session (design UX 3.15, 1). */
import { createStore, useStore } from '../../ui/store/store'

export interface WayBack {
  path: string
  verse: number
  /** 0 for a search. */
  chapter: number
  /** The words of a search. */
  words?: string
}

/** The last jump at the end. */
const trail = createStore<readonly WayBack[]>([])

/** Remembers where a jump started. */
export function rememberWay(from: WayBack): void {
  trail.update((ways) => [...ways, from].slice(-20))
}

/** Removes the last step: the person went back, or dismissed it. */
export function forgetWay(): void {
  trail.update((ways) => ways.slice(0, -1))
}

/** Where the last jump started; undefined without one. */
export function useWayBack(): WayBack | undefined {
  return useStore(trail, (ways) => ways.at(-1))
}
