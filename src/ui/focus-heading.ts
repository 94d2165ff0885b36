/** Where the focus goes when a place opens (design UX 3.9): its heading. The first place of a visit leaves it to the browser. */
let hasArrived = false

/** Focuses the heading without scrolling, unless somebody is typing; only remembers the arrival the first time. */
export function focusHeading(heading: HTMLElement | null): void {
  const isTyping = document.activeElement?.matches('input[type="search"], textarea') ?? false
  if (hasArrived && !isTyping) heading?.focus({ preventScroll: true })
  hasArrived = true
}
