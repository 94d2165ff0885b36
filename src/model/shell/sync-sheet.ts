/** Whether the list of waiting changes is open: several places open it, one draws it. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

export const openSyncSheet = () => set(true)
export const closeSyncSheet = () => set(false)

/** Live. */
export function useSyncSheet(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
