/** Closing a sheet that moves (design UX 3.7): out of sight first, then taken away, which would hold up the motion and a key's release. */
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import * as limits from '#core/limits'
import { beginLeaving, type Edge, stay } from './leave-behind'

/** `content` names what stands in the sheet: when something else has come into it meanwhile, it stays. */
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
      // It is away a moment later: pressed twice, it would go twice.
      if (performance.now() - leftAt.current < limits.keyDebounceMs) return
      const ms = sheet.current && isMoving ? beginLeaving(sheet.current, edge) : 0
      leftAt.current = performance.now() + ms
      clearTimeout(timer.current)
      timer.current = setTimeout(away, ms)
    },
    [sheet, edge],
  )
}
