/** Where the focus goes when a place opens (design UX 3.9): its heading, or what had it there before. The first place of a visit leaves it to the browser. */
let hasArrived = false

/** Focuses without scrolling, unless somebody is typing; only remembers the arrival the first time. */
export function focusArrived(target: HTMLElement | null | undefined): void {
  const isTyping = document.activeElement?.matches('input[type="search"], textarea') ?? false
  if (hasArrived && !isTyping) target?.focus({ preventScroll: true })
  hasArrived = true
}
