/**
 * Moving out (design UX 3.7): what leaves is gone at once for keyboard, screen reader and React; a picture of it slides away along the
 * inline axis. Call it while the element still stands, as in the clean-up of a layout effect. Nothing with reduced motion.
 */

/** Two thirds of entering (`--t-slow`). */
const leavingMs = 213
const id = 'leaving'

/** Where the element came from. */
type Edge = 'start' | 'end'

/** Begins with the element itself, which is little to paint: it can be taken away, which is more, once that is seen. It is back if it stays. */
export function beginLeaving(element: HTMLElement, edge: Edge): void {
  if (!isMotionReduced() && !leavingOf(element)) slide(element, edge)
}

export function leaveBehind(element: HTMLElement, edge: Edge): void {
  if (isMotionReduced() || !element.checkVisibility()) return
  const picture = pictureOf(element)
  document.body.append(picture)
  copyScroll(element, picture)
  const animation = slide(picture, edge)
  animation.currentTime = leavingOf(element)?.currentTime ?? 0
  void animation.finished.finally(() => picture.remove())
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function slide(element: HTMLElement, edge: Edge): Animation {
  const isToTheRight = (edge === 'end') === (document.documentElement.dir !== 'rtl')
  const away = `translateX(${isToTheRight ? 100 : -100}%)`
  return element.animate({ transform: ['none', away] }, { id, duration: leavingMs, easing: 'ease-in' })
}

const leavingOf = (element: HTMLElement) => element.getAnimations().find((animation) => animation.id === id)

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
