/** The five steps of each tour: what they point at, and the names of their messages (`findTitle`, `find` in the group `shell`). */
import type { TourView } from './tour-state'

export interface TourStep {
  name: string
  /** Selectors: the first one found on the screen is outlined; if none is, the card stands alone. */
  targets: readonly string[]
}

const find: TourStep = { name: 'find', targets: ['header form[role="search"]', 'main form[role="search"]'] }
const translations: TourStep = { name: 'translations', targets: ['[data-panel="translations"]'] }
const menu: TourStep = { name: 'menu', targets: ['[data-panel="menu"]'] }

export const tourSteps: Readonly<Record<TourView, readonly TourStep[]>> = {
  text: [
    find,
    translations,
    { name: 'verse', targets: ['article .v[id]', 'article h1'] },
    { name: 'format', targets: ['[data-panel="format"]'] },
    menu,
  ],
  search: [
    find,
    translations,
    { name: 'options', targets: ['[data-panel="search"]'] },
    { name: 'results', targets: ['li[data-row]'] },
    menu,
  ],
}

/**
 * The element a step points at: visible and at least partly on the screen. Of a verse that shares its lines with others it
 * is the paragraph, because a frame around the verse would cut through their words.
 */
export function targetOf({ targets }: TourStep): HTMLElement | undefined {
  for (const selector of targets) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(isOnScreen).map(blockOf)
    const [first] = found
    if (first) return found.find(isWhole) ?? first
  }
  return undefined
}

export function isOnScreen(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** The part of it on the screen. */
export function boxOnScreen(element: HTMLElement): DOMRect {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  const start = Math.max(top, edgePx)
  return new DOMRect(left, start, width, Math.min(bottom, innerHeight - edgePx) - start)
}

const edgePx = 8

function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element
  const isInline = getComputedStyle(element).display === 'inline'
  return isInline && parentElement ? blockOf(parentElement) : element
}

/** All of it can be seen, and the card has room beside it. */
function isWhole(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  const header = document.querySelector('header')
  const start = header?.contains(element) ? 0 : Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
  return top >= start && bottom <= innerHeight && height < innerHeight * 0.45
}
