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
  const pending = useRef<() => void>(undefined)
  const leftAt = useRef(Number.NEGATIVE_INFINITY)
  // The sheet's holder may be drawn anew while it moves out, as by the chapter that was chosen in it: it would come back.
  useEffect(() => () => pending.current?.(), [])
  useEffect(() => {
    const element = sheet.current
    return () => {
      clearTimeout(timer.current)
      pending.current = undefined
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
      pending.current = away
      timer.current = setTimeout(() => {
        pending.current = undefined
        away()
      }, ms)
    },
    [sheet, edge],
  )
}
