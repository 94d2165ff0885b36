/** To the top of the page, by the button or by a tap on what is empty of a bar, where phones have it for all their lists. */
import { useEffect } from 'react'

/** The focus goes on at the heading of the text. */
export function goUp(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  headings.find((heading) => heading.checkVisibility())?.focus({ preventScroll: true })
}

/** What does something itself, or lies over the bar. */
const taken = 'a, button, input, label, form, dialog, [role="dialog"], [role="toolbar"], [data-audio-bar]'

/** The keyboard has Home, and the button. */
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
