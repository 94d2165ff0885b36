/** Touch: a horizontal swipe in the text turns the page; off in wide compare grids and by choice. */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { PageData } from '#core/contract/page-data'
import { useDisplay } from '../../platform/display'
import type { Neighbours } from '../../platform/use-neighbours'
import { swipeStep } from './swipe'

/** Watches touches inside the container. */
export function useChapterSwipe(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  { previous, next }: Neighbours,
): void {
  const router = useRouter()
  const { swipe, stack } = useDisplay()
  const isOff =
    swipe === 'off' || (data.manifests.length > 1 && (stack === 'sideways' || data.manifests.length > 4))
  const [back, on] = [previous?.href, next?.href]
  useEffect(() => {
    const element = container.current
    if (!element || isOff) return
    let start: { x: number; y: number; at: number } | undefined
    const onStart = ({ touches, timeStamp }: TouchEvent) => {
      const [touch] = touches
      start =
        touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined
    }
    const onEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [touch] = changedTouches
      if (!start || !touch || !getSelection()?.isCollapsed) return
      const step = swipeStep(
        { dx: touch.clientX - start.x, dy: touch.clientY - start.y, durationMs: timeStamp - start.at },
        document.documentElement.dir,
      )
      const href = step === 1 ? on : step === -1 ? back : undefined
      if (href) router.history.push(href)
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
    }
  }, [container, isOff, back, on, router])
}
