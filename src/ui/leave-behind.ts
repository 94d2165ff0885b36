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
  // Read before the picture is in the page, which would have to be laid out for it.
  const scrolled = scrolledParts(element)
  const begun = leavingOf(element)?.currentTime ?? 0
  const picture = pictureOf(element)
  document.body.append(picture)
  const parts = picture.querySelectorAll('*')
  for (const { index, top } of scrolled) parts[index]?.scrollTo({ top, behavior: 'instant' })
  const animation = slide(picture, edge)
  animation.currentTime = begun
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

/** What in it is scrolled, by its place among all elements in it. Not asked where the browser itself draws nothing: it would have to. */
function scrolledParts(element: HTMLElement): readonly { index: number; top: number }[] {
  return [...element.querySelectorAll('*')].flatMap((part, index) =>
    part.checkVisibility({ contentVisibilityAuto: true }) && part.scrollTop > 0
      ? { index, top: part.scrollTop }
      : [],
  )
}
