/** J and K move the focus to the link of the next and the previous hit; Enter opens it. */
import { type RefObject, useEffect } from 'react'
import { useDisplayOf } from '../../../model/options/display'

const elsewhere = 'input, textarea, select, dialog, [contenteditable], [role="dialog"]'

export function useHitKeys(container: RefObject<HTMLElement | null>, isVisible: boolean): void {
  const shortcuts = useDisplayOf('shortcuts')
  const isOn = isVisible && shortcuts !== 'off'
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.target instanceof Element && event.target.closest(elsewhere)) return
      const hits = [...(container.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const target = hits[nextIndex(hits, step)]
      if (!target) return
      event.preventDefault()
      target.scrollIntoView({ block: 'nearest' })
      target.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [container, isOn])
}

/** Counts from the hit with the focus, else from the first one in sight. */
function nextIndex(hits: readonly HTMLElement[], step: 1 | -1): number {
  const focused = hits.findIndex((hit) => hit.contains(document.activeElement))
  if (focused >= 0) return focused + step
  const inSight = hits.findIndex((hit) => hit.getBoundingClientRect().top >= 0)
  return step > 0 ? inSight : inSight - 1
}
