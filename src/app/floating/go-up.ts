/**
 * Scrolls to the top of the page, from the button or from a tap on an empty part of a bar, where phones have
 * this gesture for every list.
 */
import { useEffect } from 'react'

/** Moves the focus to the heading of the text as well. */
export function goUp(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  headings.find((heading) => heading.checkVisibility())?.focus({ preventScroll: true })
}

/** Elements that handle the tap themselves, or that lie over the bar. */
const taken = 'a, button, input, label, form, dialog, [role="dialog"], [role="toolbar"], [data-audio-bar]'

/** Taps only: the keyboard has the Home key and the button. */
export function useTapOnBars(): void {
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented || !(target instanceof Element)) return
      if (target.closest('[data-bar]') && !target.closest(taken)) goUp()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
