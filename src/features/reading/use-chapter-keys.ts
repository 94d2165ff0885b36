/** Arrow left and right turn the page in reading direction; never inside inputs (spec 1 §2, design UX 3.9). */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Neighbours } from '../../platform/use-neighbours'

/** Listens while the view is visible. */
export function useChapterKeys({ previous, next }: Neighbours, isVisible: boolean): void {
  const router = useRouter()
  const [back, on] = [previous?.href, next?.href]
  useEffect(() => {
    if (!isVisible) return
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event, document.documentElement.dir)
      const href = step === 1 ? on : step === -1 ? back : undefined
      if (!href) return
      event.preventDefault()
      router.history.push(href)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isVisible, back, on, router])
}

/** 1 for the next chapter, -1 for the one before, 0 for any other key or place. */
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
