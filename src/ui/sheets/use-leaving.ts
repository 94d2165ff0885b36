/**
 * Closes a sheet with a motion (design UX 3.7): it moves out of sight first and is removed then, because the
 * removal would hold up the motion and the release of a key.
 */
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import * as limits from '#core/limits'
import { beginLeaving, type Edge, stay } from './leave-behind'

/** `content` names what the sheet shows: when it shows something else meanwhile, it stays. */
export function useLeaving(sheet: RefObject<HTMLElement | null>, edge: Edge, content = '') {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leftAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const element = sheet.current
    return () => {
      clearTimeout(timer.current)
      if (element?.isConnected) stay(element)
    }
  }, [sheet, content])
  return useCallback(
    (away: () => void, isMoving = true) => {
      // Closing takes a moment: a second click must not close twice.
      if (performance.now() - leftAt.current < limits.keyDebounceMs) return
      const ms = sheet.current && isMoving ? beginLeaving(sheet.current, edge) : 0
      leftAt.current = performance.now() + ms
      clearTimeout(timer.current)
      timer.current = setTimeout(away, ms)
    },
    [sheet, edge],
  )
}
