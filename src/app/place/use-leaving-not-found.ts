/**
 * Reloads the page when a person leaves the not-found page and there is no last route (spec 1 §2): nothing is
 * loaded for the place that opens now.
 */
import { useEffect, useRef } from 'react'
import type { Place } from './place'

/** Watches the place; acts once, when the visit began at an address without a place. */
export function useLeavingNotFound({ kind }: Place): void {
  const beganNowhere = useRef(kind === 'unknown')
  useEffect(() => {
    if (beganNowhere.current && kind !== 'unknown') location.reload()
  }, [kind])
}
