/**
 * A place in the text that survives another font size, rotation and restart: a verse and how far it is from the top, not a
 * pixel (design UX rule 4).
 */
import { elementOn } from './columns/stands-on'

export interface ScrollPosition {
  /** Verse of the first edition; 0 = top of the page. */
  verse: number
  /** Pixels from the lower edge of the header to the verse. */
  offset: number
}

/** The first verse below the header, or the last one where only what follows the text is left. */
export function currentPosition(container: HTMLElement, headerPx: number): ScrollPosition {
  let position: ScrollPosition = { verse: 0, offset: 0 }
  if (scrollY < 8) return position
  for (const verse of container.querySelectorAll<HTMLElement>('.v[id]')) {
    const { v, on = v } = verse.dataset
    const { top, bottom } = verse.getBoundingClientRect()
    // Text that the first edition lacks is found again from the verse before it.
    if (Number(on)) position = { verse: Number(on), offset: top - headerPx }
    if (bottom > headerPx) break
  }
  return position
}

/** Puts a place back where it was. */
export function restorePosition(
  container: HTMLElement,
  { verse, offset }: ScrollPosition,
  headerPx: number,
): void {
  const target = elementOn(container, verse)
  const top = target ? scrollY + target.getBoundingClientRect().top - headerPx - offset : 0
  scrollTo({ top, behavior: 'instant' })
}

/** Brings a verse into view below the header. */
export function scrollToVerse(container: HTMLElement, verse: number): void {
  elementOn(container, verse)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
