/**
 * A place in the text that survives another font size, rotation and restart: a verse and how far it is from the top, not a
 * pixel (design UX rule 4). Where a chapter stands in columns several verses are at the same height: the one that the reader came for
 * or holds counts, else the first in the order of the text.
 */
import { extentOf, scrollToBeginning } from '../../../ui/page/extent'
import { elementOn } from '../columns/stands-on'

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
  const held = heldInColumns(container, headerPx)
  if (held) return held
  for (const verse of container.querySelectorAll<HTMLElement>('.v[id]')) {
    const { v, on = v } = verse.dataset
    const { top, bottom } = extentOf(verse)
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
  const top = target ? scrollY + extentOf(target).top - headerPx - offset : 0
  scrollTo({ top, behavior: 'instant' })
}

/** Brings a verse into view below the header. */
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
