/**
 * Moves the focus on arrival at a place (design UX 3.9): to its heading, or to the element that had it there
 * before. At the first place of a visit the browser decides.
 */

/** Whether this visit has arrived at a place, whichever view it was. */
let hasArrived = false

/** Focuses without scrolling, unless the person is typing; the first time it only notes the arrival. */
export function focusArrived(target: HTMLElement | null | undefined): void {
  const isTyping = document.activeElement?.matches('input[type="search"], textarea') ?? false
  if (hasArrived && !isTyping) target?.focus({ preventScroll: true })
  hasArrived = true
}

/**
 * Arriving is not scrolling: call this once the window stands at the place; listeners to scrolling (the bars)
 * start anew there.
 */
export const landed = () => dispatchEvent(new Event('landed'))
