/** The chapter that stood in the answer before any script: it goes when the page has drawn its own, before places are measured. */

let removed: Element | undefined

/** Takes the first paint away; does nothing the second time. */
export function removeFirstPaint(): void {
  const shown = document.getElementById('first')
  if (!shown) return
  shown.remove()
  removed = shown
}

/** Whether the chapter of the answer is still what one reads. */
export function isFirstPaintShown(): boolean {
  return document.getElementById('first') !== null
}

/** Puts it back, for a page that turns out to be unable to draw its own. */
export function restoreFirstPaint(): void {
  if (removed) document.getElementById('root')?.before(removed)
}
