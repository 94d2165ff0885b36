/** Where the focus goes when a place opens (design UX 3.9): its heading. The first place of a visit leaves it to the browser. */
let hasArrived = false

/** Focuses the heading without scrolling; only remembers the arrival the first time. */
export function focusHeading(heading: HTMLElement | null): void {
  if (hasArrived) heading?.focus({ preventScroll: true })
  hasArrived = true
}
