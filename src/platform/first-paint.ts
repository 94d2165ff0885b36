/** The chapter that stood in the answer before any script: it goes when the page has drawn its own, before places are measured. */

/** Takes the first paint away; does nothing the second time. */
export function removeFirstPaint(): void {
  document.getElementById('first')?.remove()
}

/** Whether the chapter of the answer is still what one reads. */
export function isFirstPaintShown(): boolean {
  return document.getElementById('first') !== null
}
