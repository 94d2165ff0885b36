/** Arriving at a place. Where the focus goes when it opens (design UX 3.9): its heading, or what had it there before. The first place of a visit leaves it to the browser. */
import { afterPaint } from '../timing/after-paint'

/** Of this visit, whichever view the first place was. */
let hasArrived = false

/**
 * Focuses without scrolling once the place is painted, unless somebody is typing or the focus has gone elsewhere until then; only
 * remembers the arrival the first time.
 */
export function focusArrived(target: HTMLElement | null | undefined): void {
  const before = document.activeElement
  const isTyping = before?.matches('input[type="search"], textarea') ?? false
  if (hasArrived && !isTyping) afterPaint(() => focusUnlessTaken(target, before))
  hasArrived = true
}

function focusUnlessTaken(target: HTMLElement | null | undefined, before: Element | null): void {
  const now = document.activeElement
  if (now === before || now === document.body) target?.focus({ preventScroll: true })
}

/** Arriving is no scrolling: call it once the window stands at the place, and who follows the scrolling (the bars) begins anew there. */
export const landed = () => dispatchEvent(new Event('landed'))
