/**
 * Where inline text begins and ends on the screen. When it breaks over two columns (styles/text/wide.css) its
 * single box is useless: it starts at the head of the second column, above the beginning of the text.
 */

/**
 * Pixels from the upper edge of the window; of text that continues in the next column only the part before
 * that.
 */
export function extentOf(element: Element): { top: number; bottom: number } {
  const parts = element.getClientRects()
  const [first, last] = [parts[0], parts[parts.length - 1]]
  if (!first || !last) return element.getBoundingClientRect()
  if (last.bottom > first.top) return { top: first.top, bottom: last.bottom }
  const next = [...parts].findIndex(({ bottom }) => bottom <= first.top)
  return { top: first.top, bottom: parts[next - 1]?.bottom ?? first.bottom }
}

/** Scrolls to its beginning at once. */
export function scrollToBeginning(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
  const above = extentOf(element).top - element.getBoundingClientRect().top
  if (above > 0) scrollBy({ top: above, behavior: 'instant' })
}
