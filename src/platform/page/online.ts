/** Whether the browser believes to be online; a hint only: requests decide. */
import { useSyncExternalStore } from 'react'

/** Live `navigator.onLine`. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
