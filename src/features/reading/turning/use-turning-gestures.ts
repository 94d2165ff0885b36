/** Left and right arrow keys and swipes turn the page in reading direction, never inside inputs (spec 1 §2, design UX 3.9). */
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { byTheWay } from '../../../platform/client/by-the-way'
import { onceOnline } from '../../../ui/timing/once-online'
import { turnPage } from '../position/turn'

/** One listener for all texts from the first frame on. With a listener for each text, a key between its first frame and its effects was lost. */
export function useTurningGestures(): void {
  const { history } = useRouter()
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (turnPage(history, stepOf(event, document.documentElement.dir))) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    const watch = async () => {
      const { watchSwipe } = await onceOnline(() => import('./swiping/watch-swipe'))
      watchSwipe((step) => turnPage(history, step))
    }
    byTheWay(watch())
    return () => removeEventListener('keydown', onKey)
  }, [history])
}

/** 1 for the next chapter, -1 for the previous one, 0 for any other key or target. */
export function stepOf(event: KeyboardEvent, direction: string): -1 | 0 | 1 {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return 0
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return 0
  const { target } = event
  if (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, dialog, [contenteditable], [role="slider"], [role="dialog"], [role="toolbar"], [role="radiogroup"]',
    )
  )
    return 0
  return (event.key === 'ArrowRight') === (direction !== 'rtl') ? 1 : -1
}
