/** Whether the help tour was asked for: the help asks for it, the shell shows it over the text. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isWanted = false

/** Asks for the tour, whether or not it was seen before. */
export const startHelpTour = () => set(true)
/** It was shown to its end, or left. */
export const endHelpTour = () => set(false)

/** At this moment. */
export const isHelpTourWanted = () => isWanted
/** Live. */
export function useHelpTourWanted(): boolean {
  return useSyncExternalStore(subscribe, isHelpTourWanted)
}

function set(next: boolean): void {
  isWanted = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
