/**
 * The chapter in the answer, readable before any script: removed when the page has drawn its own, before
 * places are measured.
 */

/** Notices whether the person scrolls it: then the place stays where it is. */
export function watchFirstPaint(): void {
  const mark = () => document.getElementById('first')?.toggleAttribute('data-scrolled', true)
  if (scrollY > 0) mark()
  addEventListener('scroll', mark, { once: true, passive: true })
}

/** The first paint, if it is still shown and has been scrolled. */
export function scrolledFirstPaint(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#first[data-scrolled]')
}

/** Removes the first paint; does nothing the second time. */
export function removeFirstPaint(): void {
  document.getElementById('first')?.remove()
}

/**
 * Copies what stands below its first chapter to where the page will draw further ones, so that nothing moves
 * until then.
 */
export function copyFurther(place: Element | null): void {
  const [, ...further] = document.getElementById('first')?.children ?? []
  place?.replaceChildren(...further.map((one) => one.cloneNode(true)))
}

/** Whether the chapter of the answer is still shown. */
export function isFirstPaintShown(): boolean {
  return document.getElementById('first') !== null
}
