/** Whether a new version of the app waits; said by service-worker.ts, which is loaded later. */
import { useSyncExternalStore } from 'react'

export type UpdateState = 'none' | 'waiting' | 'taking-over'

const listeners = new Set<() => void>()
let state: UpdateState = 'none'

export function changeUpdateState(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}

export function useUpdateState(): UpdateState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}
