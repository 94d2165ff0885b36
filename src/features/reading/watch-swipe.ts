/** Listens for strokes of a finger that turn the page. No part of the first load. */
import { swipeStep } from './swipe'

/** Calls `onStep` with 1 for the next chapter, -1 for the one before; the answer ends it. */
export function watchSwipe(element: HTMLElement, onStep: (step: 1 | -1) => void): () => void {
  let start: { x: number; y: number; at: number } | undefined
  const onStart = ({ touches, timeStamp }: TouchEvent) => {
    const [touch] = touches
    start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined
  }
  const onEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
    const [touch] = changedTouches
    if (!start || !touch || !getSelection()?.isCollapsed) return
    const step = swipeStep(
      { dx: touch.clientX - start.x, dy: touch.clientY - start.y, durationMs: timeStamp - start.at },
      document.documentElement.dir,
    )
    if (step !== 0) onStep(step)
  }
  element.addEventListener('touchstart', onStart, { passive: true })
  element.addEventListener('touchend', onEnd, { passive: true })
  return () => {
    element.removeEventListener('touchstart', onStart)
    element.removeEventListener('touchend', onEnd)
  }
}
