/**
 * A place in the text that survives another font size, rotation and restart: a verse and its distance from the top, not
 * a pixel position (design UX rule 4). In columns several verses are at the same height: the marked or selected one
 * counts, else the first in the order of the text.
 */
import { extentOf, scrollToBeginning } from '../../../ui/page/extent'
import { elementOn } from '../columns/stands-on'

export interface ScrollPosition {
  /** Verse of the first edition; 0 = top of the page. */
  verse: number
  /** Pixels from the lower edge of the header to the verse. */
  offset: number
}

/** The first verse below the header, or the last verse if only the parts after the text are in sight. */
export function currentPosition(container: HTMLElement, headerPx: number): ScrollPosition {
  let position: ScrollPosition = { verse: 0, offset: 0 }
  if (scrollY < 8) return position
  const held = heldInColumns(container, headerPx)
  if (held) return held
  for (const verse of container.querySelectorAll<HTMLElement>('.v[id]')) {
    const { v, on = v } = verse.dataset
    const { top, bottom } = extentOf(verse)
    // A place in text that the first edition lacks counts from the verse before it.
    if (Number(on)) position = { verse: Number(on), offset: top - headerPx }
    if (bottom > headerPx) break
  }
  return position
}

/** Scrolls so that the place is where it was. */
export function restorePosition(
  container: HTMLElement,
  { verse, offset }: ScrollPosition,
  headerPx: number,
): void {
  const target = elementOn(container, verse)
  const top = target ? scrollY + extentOf(target).top - headerPx - offset : 0
  scrollTo({ top, behavior: 'instant' })
}

/** Scrolls a verse into view below the header. */
export function scrollToVerse(container: HTMLElement, verse: number): void {
  const target = elementOn(container, verse)
  if (target) scrollToBeginning(target)
}

const held = ['selected', 'beside', 'spoken', 'marked'].map((state) => `.v[id][data-${state}]`)

function heldInColumns(container: HTMLElement, headerPx: number): ScrollPosition | undefined {
  const text = container.querySelector('.scripture')
  if (!text || getComputedStyle(text).columnCount === 'auto') return undefined
  for (const selector of held)
    for (const verse of text.querySelectorAll<HTMLElement>(selector)) {
      const { top, bottom } = extentOf(verse)
      if (bottom > headerPx && top < innerHeight)
        return { verse: Number(verse.dataset['v']), offset: top - headerPx }
    }
  return undefined
}
