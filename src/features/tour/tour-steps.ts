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

/** The element a step points at: visible and at least partly on the screen. */
export function targetOf({ targets }: TourStep): HTMLElement | undefined {
  for (const selector of targets) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isOnScreen)
    if (found) return found
  }
  return undefined
}

function isOnScreen(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
