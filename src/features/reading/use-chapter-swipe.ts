/** Touch: a horizontal swipe in the text turns the page; off in wide compare grids and by choice. */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { PageData } from '#core/contract/page-data'
import { byTheWay } from '../../platform/by-the-way'
import { useDisplayOf } from '../../platform/display'
import type { Neighbours } from '../../platform/use-neighbours'
import { onceOnline } from '../../ui/once-online'

/** Watches touches inside the container. */
export function useChapterSwipe(
  container: RefObject<HTMLElement | null>,
  data: PageData,
  { previous, next }: Neighbours,
): void {
  const router = useRouter()
  const swipe = useDisplayOf('swipe')
  const stack = useDisplayOf('stack')
  const isOff =
    swipe === 'off' || (data.manifests.length > 1 && (stack === 'sideways' || data.manifests.length > 4))
  const [back, on] = [previous?.href, next?.href]
  useEffect(() => {
    const element = container.current
    if (!element || isOff) return
    let end: (() => void) | undefined
    let isOver = false
    const turn = (step: 1 | -1) => {
      const href = step === 1 ? on : back
      if (href) router.history.push(href)
    }
    const watch = async () => {
      const { watchSwipe } = await onceOnline(() => import('./watch-swipe'))
      if (!isOver) end = watchSwipe(element, turn)
    }
    byTheWay(watch())
    return () => {
      isOver = true
      end?.()
    }
  }, [container, isOff, back, on, router])
}
