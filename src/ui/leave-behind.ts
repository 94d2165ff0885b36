/**
 * Moving out (design UX 3.7): what leaves is gone at once for keyboard, screen reader and React; a picture of it slides away along the
 * inline axis. Call it while the element still stands, as in the clean-up of a layout effect. Nothing with reduced motion.
 */

/** Two thirds of entering (`--t-slow`). */
const leavingMs = 213

/** `edge` is where the element came from. */
export function leaveBehind(element: HTMLElement, edge: 'start' | 'end'): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !element.checkVisibility()) return
  const picture = pictureOf(element)
  const isToTheRight = (edge === 'end') === (document.documentElement.dir !== 'rtl')
  const away = `translateX(${isToTheRight ? 100 : -100}%)`
  document.body.append(picture)
  copyScroll(element, picture)
  const { finished } = picture.animate(
    { transform: ['none', away] },
    { duration: leavingMs, easing: 'ease-in' },
  )
  void finished.finally(() => picture.remove())
}

/** Looks alike and is nothing else: no names, no stops, no roles. */
function pictureOf(element: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement
  for (const named of picture.querySelectorAll('[id]')) named.removeAttribute('id')
  picture.inert = true
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('data-leaving', '')
  return picture
}

function copyScroll(from: Element, to: Element): void {
  const [sources, targets] = [from.querySelectorAll('*'), to.querySelectorAll('*')]
  for (const [index, source] of sources.entries())
    if (source.scrollTop > 0) targets[index]?.scrollTo({ top: source.scrollTop, behavior: 'instant' })
}
