/** A media query, live. */
import { useMemo } from 'react'
import { fromEvents } from '../store/from-events'
import { useStore } from '../store/store'

export function useMedia(query: string): boolean {
  // Memoised, because making a list parses the query each time.
  const fact = useMemo(() => {
    const list = matchMedia(query)
    return fromEvents(() => list.matches, list, ['change'])
  }, [query])
  return useStore(fact)
}
