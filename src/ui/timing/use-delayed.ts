/**
 * When to show a state that may pass at once: after a delay, and then for a minimum time, so that it never
 * flashes.
 */
import { useEffect, useRef, useState } from 'react'

/** True once `isActive` has lasted `delayMs`; stays true for at least `minimumMs` from then. */
export function useDelayed(isActive: boolean, delayMs: number, minimumMs: number): boolean {
  const [isShown, setIsShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (isActive === isShown) return
    const rest = isActive ? delayMs : Math.max(0, shownAt.current + minimumMs - performance.now())
    const timer = setTimeout(() => {
      if (isActive) shownAt.current = performance.now()
      setIsShown(isActive)
    }, rest)
    return () => clearTimeout(timer)
  }, [isActive, isShown, delayMs, minimumMs])
  return isShown
}
