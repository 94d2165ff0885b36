/** Whether the bars are hidden; watch-bars.ts, which comes after the first load, decides. */
import { useSyncExternalStore } from 'react'

let isHidden = false
const listeners = new Set<() => void>()

/** Who asks is drawn again when they go and come, not as the page is scrolled. */
export function useBarsHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isHidden,
  )
}

export function hideBars(isNowHidden: boolean): void {
  isHidden = isNowHidden
  for (const listener of listeners) listener()
}
