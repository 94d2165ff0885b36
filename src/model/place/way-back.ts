/** The way back after following a reference: one step per jump, kept in the session (design UX 3.15, 1). */
import { createStore, useStore } from '../../ui/store/store'

export interface WayBack {
  path: string
  verse: number
  /** 0 for a search. */
  chapter: number
  /** Of a search: its words. */
  words?: string
}

const trail = createStore<readonly WayBack[]>([])

/** Remembers where a jump started. */
export function rememberWay(from: WayBack): void {
  trail.update((ways) => [...ways, from].slice(-20))
}

/** Takes the last step off the trail: it was gone back, or is not wanted any more. */
export function forgetWay(): void {
  trail.update((ways) => ways.slice(0, -1))
}

/** Where the last jump started; undefined without one. */
export function useWayBack(): WayBack | undefined {
  return useStore(trail, (ways) => ways.at(-1))
}
