/**
 * Moving out (design UX 3.7): the element is gone at once for keyboard, screen reader and React; a copy of it
 * slides away the way it came. Call it while the element is still in the page, as in the clean-up of a layout
 * effect. Does nothing with reduced motion.
 */

import { isMotionReduced, motion } from '../timing/motion'

const id = 'leaving'
/** The copy stays at the end of the motion. */
const leavingMotion = { ...motion, id, fill: 'forwards' } as const

/** The edge that the element came from. */
export type Edge = 'start' | 'end' | 'below'

/**
 * Elements that are moving out, or have. Kept here, because asking the browser for its animations would force
 * a layout.
 */
const leaving = new WeakMap<HTMLElement, Animation>()

/** By then the element is removed, or it stays. */
const backAgainMs = 1000

/**
 * Starts by moving the element itself, which is cheap to paint; its removal, which costs more, can wait until
 * that is on the screen. An element that is not removed comes back. Returns the ms until it is out of sight;
 * 0 where nothing moves.
 */
export function beginLeaving(element: HTMLElement, edge: Edge): number {
  if (isMotionReduced()) return 0
  if (leaving.has(element)) return motion.duration
  leaving.set(element, slide(element, edge))
  fadeBackdrop(element)
  setTimeout(() => stay(element), motion.duration + backAgainMs)
  return motion.duration
}

/** Moves the element back. */
export function stay(element: HTMLElement): void {
  if (!leaving.delete(element)) return
  for (const one of (element.closest('dialog') ?? element).getAnimations({ subtree: true }))
    if (one.id === id) one.cancel()
}

export function leaveBehind(element: HTMLElement, edge: Edge): void {
  if (isMotionReduced() || !element.checkVisibility()) return
  const begun = leaving.get(element)?.currentTime ?? 0
  if (Number(begun) >= motion.duration) return
  // Read before the copy is inserted, which would force a layout.
  const scrolled = scrolledParts(element)
  const copy = copyOf(element)
  document.body.append(copy)
  const parts = copy.querySelectorAll('*')
  for (const { index, top } of scrolled) parts[index]?.scrollTo({ top, behavior: 'instant' })
  const animation = slide(copy, edge)
  animation.currentTime = begun
  void animation.finished.finally(() => copy.remove())
}

function slide(element: HTMLElement, edge: Edge): Animation {
  const isToTheRight = (edge === 'end') === (document.documentElement.dir !== 'rtl')
  const away = edge === 'below' ? 'translateY(100%)' : `translateX(${isToTheRight ? 100 : -100}%)`
  // A finger may have dragged it part of the way.
  const from = element.style.transform || 'none'
  return element.animate({ transform: [from, away] }, leavingMotion)
}

function fadeBackdrop(element: HTMLElement): void {
  element.closest('dialog')?.animate({ opacity: [1, 0] }, { ...leavingMotion, pseudoElement: '::backdrop' })
}

/** A copy that looks the same and is inert: no names, no tab stops, no roles. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('data-leaving', '')
  return copy
}

/**
 * The scrolled elements inside it, by index among all its elements. Elements that the browser skips in
 * rendering are not asked, because that would render them.
 */
function scrolledParts(element: HTMLElement): readonly { index: number; top: number }[] {
  return [...element.querySelectorAll('*')].flatMap((part, index) =>
    part.checkVisibility({ contentVisibilityAuto: true }) && part.scrollTop > 0
      ? { index, top: part.scrollTop }
      : [],
  )
}
