/**
 * A place in the text that survives another font size, rotation and restart: a verse and its distance from the top, not
 * a pixel position (design UX rule 4). In columns several verses are at the same height: the marked or selected one
 * counts, else the first in the order of the text. In a passage over several chapters verses count from the first
 * chapter: a verse of a further one has the distance of that chapter added (`data-further`).
 */
import { extentOf, scrollToBeginning } from '../../../ui/page/extent'
import { elementOn } from './stands-on'

export interface ScrollPosition {
  /** Verse of the first edition; 0 = top of the page. */
  verse: number
  /** Pixels from the lower edge of the header to the verse. */
  offset: number
  /** The chapter that `verse` counts from, of a view whose chapters follow each other. */
  first?: number
}

/** The first verse below the header, or the last verse if only the parts after the text are in sight. */
export function currentPosition(container: HTMLElement, headerPx: number): ScrollPosition {
  let position: ScrollPosition = { verse: 0, offset: 0 }
  if (scrollY < 8) return position
  const held = heldInColumns(container, headerPx)
  if (held) return held
  for (const verse of wholeText(container).querySelectorAll<HTMLElement>('article .v[id]')) {
    const { v, on = v } = verse.dataset
    const { top, bottom } = extentOf(verse)
    // A place in text that the first edition lacks counts from the verse before it.
    if (Number(on)) position = { verse: distanceOf(verse) + Number(on), offset: top - headerPx }
    if (bottom > headerPx) break
  }
  const first = firstOf(container)
  return first === undefined ? position : { ...position, first }
}

/** Scrolls so that the place is where it was, else to the top; false if its chapter is not drawn yet. */
export function restorePosition(
  container: HTMLElement,
  { verse: counted, offset, first }: ScrollPosition,
  headerPx: number,
): boolean {
  const own = firstOf(container)
  const verse = first === undefined || own === undefined ? counted : counted + first - own
  const distance = Math.floor(verse / 1000) * 1000
  const text = distance
    ? wholeText(container).querySelector<HTMLElement>(`[data-further="${distance}"]`)
    : container
  const target = text ? elementOn(text, verse - distance) : undefined
  const top = target ? scrollY + extentOf(target).top - headerPx - offset : 0
  scrollTo({ top, behavior: 'instant' })
  return text !== null
}

/** The view with all chapters of its passage; the first paint is one itself. */
const wholeText = (container: HTMLElement) => container.closest<HTMLElement>('[data-path]') ?? container

/** The chapter of the page that the others of a view stand around. */
function firstOf(container: HTMLElement): number | undefined {
  const first = wholeText(container).dataset['first']
  return first === undefined ? undefined : Number(first)
}

const distanceOf = (verse: HTMLElement) =>
  Number(verse.closest<HTMLElement>('[data-further]')?.dataset['further'] ?? 0)

/** Scrolls a verse into view below the header. */
export function scrollToVerse(container: HTMLElement, verse: number): void {
  const target = elementOn(container, verse)
  if (target) scrollToBeginning(target)
}

/** Whether the lines of one text stand in columns beside each other (styles/text/wide.css). */
export function isInColumns(container: HTMLElement): boolean {
  const text = container.querySelector('.scripture')
  return text !== null && getComputedStyle(text).columnCount !== 'auto'
}

const held = ['selected', 'beside', 'spoken', 'marked'].map((state) => `.v[id][data-${state}]`)

function heldInColumns(container: HTMLElement, headerPx: number): ScrollPosition | undefined {
  const text = container.querySelector('.scripture')
  if (!text || !isInColumns(container)) return undefined
  for (const selector of held)
    for (const verse of text.querySelectorAll<HTMLElement>(selector)) {
      const { top, bottom } = extentOf(verse)
      if (bottom > headerPx && top < innerHeight)
        return { verse: Number(verse.dataset['v']), offset: top - headerPx }
    }
  return undefined
}
