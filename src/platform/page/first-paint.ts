/** The chapter that stood in the answer before any script: it goes when the page has drawn its own, before places are measured. */

/** Kept for `restoreFirstPaint`: what has left the page is found nowhere else. */
let removed: Element | undefined

/** Notices who scrolls it: they stay where they are. */
export function watchFirstPaint(): void {
  const mark = () => document.getElementById('first')?.toggleAttribute('data-scrolled', true)
  if (scrollY > 0) mark()
  addEventListener('scroll', mark, { once: true, passive: true })
}

/** The first paint while it is what one reads, and has been scrolled. */
export function scrolledFirstPaint(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#first[data-scrolled]')
}

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
