/**
 * Moving out (design UX 3.7): what leaves is gone at once for keyboard, screen reader and React; a picture of it slides away the way it
 * came. Call it while the element still stands, as in the clean-up of a layout effect. Nothing with reduced motion.
 */

/** Two thirds of entering (`--t-slow`). */
const leavingMs = 213
const id = 'leaving'
/** Where it ends, it stays. */
const motion = { id, duration: leavingMs, fill: 'forwards' } as const

/** Where the element came from. */
export type Edge = 'start' | 'end' | 'below'

/** What is moving out, or out already. Told here: asked for its animations, the browser would lay out the page. */
const leaving = new WeakMap<HTMLElement, Animation>()

/** By then what was to be taken away is gone, or stays. */
const backAgainMs = 1000

/**
 * Begins with the element itself, which is little to paint: it can be taken away, which is more, once that is seen. It is back if it
 * stays. Ms until it is out of sight; 0 where nothing moves.
 */
export function beginLeaving(element: HTMLElement, edge: Edge): number {
  if (isMotionReduced()) return 0
  if (leaving.has(element)) return leavingMs
  leaving.set(element, slide(element, edge))
  fadeBackdrop(element)
  setTimeout(() => stay(element), leavingMs + backAgainMs)
  return leavingMs
}

/** Back to where it was. */
export function stay(element: HTMLElement): void {
  if (!leaving.delete(element)) return
  for (const one of (element.closest('dialog') ?? element).getAnimations({ subtree: true }))
    if (one.id === id) one.cancel()
}

export function leaveBehind(element: HTMLElement, edge: Edge): void {
  if (isMotionReduced() || !element.checkVisibility()) return
  const begun = leaving.get(element)?.currentTime ?? 0
  if (Number(begun) >= leavingMs) return
  // Read before the picture is in the page, which would have to be laid out for it.
  const scrolled = scrolledParts(element)
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
  const away = edge === 'below' ? 'translateY(100%)' : `translateX(${isToTheRight ? 100 : -100}%)`
  // A finger may have pulled it a part of the way.
  const from = element.style.transform || 'none'
  return element.animate({ transform: [from, away] }, { ...motion, easing: 'ease-in' })
}

function fadeBackdrop(element: HTMLElement): void {
  element.closest('dialog')?.animate({ opacity: [1, 0] }, { ...motion, pseudoElement: '::backdrop' })
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

/** What in it is scrolled, by its place among all elements in it. Not asked where the browser itself draws nothing: it would have to. */
function scrolledParts(element: HTMLElement): readonly { index: number; top: number }[] {
  return [...element.querySelectorAll('*')].flatMap((part, index) =>
    part.checkVisibility({ contentVisibilityAuto: true }) && part.scrollTop > 0
      ? { index, top: part.scrollTop }
      : [],
  )
}
