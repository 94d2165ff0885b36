/** Announces which place is open, for the visit statistics; an address without a place is not announced. */
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
