/** Tells which place is open, for who counts visits; an address that is no place is not told. */
import { useEffect } from 'react'
import { visitedPlace } from '../../model/analytics/visited-place'
import type { Place } from './place'

export function useVisit(place: Place): void {
  const isKnown = place.kind !== 'unknown'
  const { path } = place.kind === 'view' ? place.view : place
  const isSearch = place.kind === 'view' && place.view.kind === 'search'
  useEffect(() => {
    if (isKnown && path !== visitedPlace.get()?.path) visitedPlace.set({ path, isSearch })
  }, [isKnown, path, isSearch])
}
