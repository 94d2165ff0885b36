/** Touch: a horizontal swipe in the text turns the page. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { byTheWay } from '../../platform/by-the-way'
import { onceOnline } from '../../ui/once-online'
import { turnPage } from './turn'

/** One listener for all texts, as the keys have: for as long as the page lives. */
export function useChapterSwipe(): void {
  const { history } = useRouter()
  useEffect(() => {
    const watch = async () => {
      const { watchSwipe } = await onceOnline(() => import('./watch-swipe'))
      watchSwipe((step) => turnPage(history, step))
    }
    byTheWay(watch())
  }, [history])
}
