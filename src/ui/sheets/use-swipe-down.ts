/**
 * Lets a finger drag a sheet down by its head and close it (swipe-down.ts); the sheet moves back where
 * closing is refused.
 */
import { type PointerEvent, type RefObject, useRef } from 'react'
import { isPulledAway, type Pull, type PullEvent, pullSheet } from './swipe-down'

/** Handlers for the head of the sheet, whose style must say `touch-action: pan-x`. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const pull = useRef<Pull>(undefined)
  const follow = (event: PullEvent) => {
    pull.current = pullSheet(pull.current, event)
    const offset = pull.current?.offset ?? 0
    sheet.current?.style.setProperty('transform', offset > 0 ? `translateY(${offset}px)` : 'none')
  }
  const facts = ({ clientY, timeStamp }: PointerEvent) => ({ y: clientY, at: timeStamp })
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch' && event.isPrimary) follow({ kind: 'down', ...facts(event) })
    },
    onPointerMove(event: PointerEvent) {
      if (pull.current) follow({ kind: 'move', ...facts(event) })
    },
    onPointerUp({ timeStamp }: PointerEvent) {
      const closes = pull.current !== undefined && isPulledAway(pull.current, timeStamp)
      // Closes first: the motion then goes on from where the finger left the sheet.
      if (closes) onClose()
      follow({ kind: 'cancel' })
    },
    onPointerCancel: () => follow({ kind: 'cancel' }),
  }
}
