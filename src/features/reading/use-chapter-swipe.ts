/** Touch: a horizontal swipe in the text turns the page; off in wide compare grids and by choice. */
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { PageData } from '#core/contract/page-data'
import { byTheWay } from '../../platform/by-the-way'
import { useDisplayOf } from '../../platform/display'
import { onceOnline } from '../../ui/once-online'
import { turnPage } from './turn'

/** Watches touches inside the container. */
export function useChapterSwipe(container: RefObject<HTMLElement | null>, data: PageData): void {
  const { history } = useRouter()
  const swipe = useDisplayOf('swipe')
  const stack = useDisplayOf('stack')
  const isOff =
    swipe === 'off' || (data.manifests.length > 1 && (stack === 'sideways' || data.manifests.length > 4))
  useEffect(() => {
    const element = container.current
    if (!element || isOff) return
    let end: (() => void) | undefined
    let isOver = false
    const watch = async () => {
      const { watchSwipe } = await onceOnline(() => import('./watch-swipe'))
      if (!isOver) end = watchSwipe(element, (step) => turnPage(history, step))
    }
    byTheWay(watch())
    return () => {
      isOver = true
      end?.()
    }
  }, [container, isOff, history])
}
