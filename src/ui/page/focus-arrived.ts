/** Arriving at a place. Where the focus goes when it opens (design UX 3.9): its heading, or what had it there before. The first place of a visit leaves it to the browser. */

/** Of this visit, whichever view the first place was. */
let hasArrived = false

/** Focuses without scrolling, unless somebody is typing; only remembers the arrival the first time. */
export function focusArrived(target: HTMLElement | null | undefined): void {
  const isTyping = document.activeElement?.matches('input[type="search"], textarea') ?? false
  if (hasArrived && !isTyping) target?.focus({ preventScroll: true })
  hasArrived = true
}

/** Arriving is no scrolling: call it once the window stands at the place, and who follows the scrolling (the bars) begins anew there. */
export const landed = () => dispatchEvent(new Event('landed'))
