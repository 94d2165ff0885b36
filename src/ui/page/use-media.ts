/** A media query, live. */
import { useCallback, useMemo, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  // Asked with every drawing: making a list parses the query each time.
  const list = useMemo(() => matchMedia(query), [query])
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
