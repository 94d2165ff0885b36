/**
 * Theme and text format: attributes on the root element, where style sheets read them, and the cookie `bs-display` for /boot.js. They
 * are options of the person as well; what keeps and follows those (stored-display.ts) comes after the first paint.
 */
import { useSyncExternalStore } from 'react'
import { afterPaint } from '../ui/after-paint'
import { byTheWay } from './by-the-way'
import { writeCookie } from './cookies'
import type { Display, DisplayChange } from './display-options'

/** What /boot.js may have set. */
export const displayAttributes = [
  'theme',
  'font',
  'size',
  'width',
  'lines',
  'jesus',
  'hide',
  'stack',
  'swipe',
  'shortcuts',
] as const satisfies readonly (keyof Display)[]

const listeners = new Set<() => void>()
let current: Display = readAttributes()
let keepWaiting = () => {}

/** The display choices, live. */
export function useDisplay(): Display {
  return useSyncExternalStore(subscribe, currentDisplay)
}

/** One of them: nothing is drawn again for the others. */
export function useDisplayOf<Key extends keyof Display>(key: Key): Display[Key] {
  return useSyncExternalStore(subscribe, () => current[key])
}

export const currentDisplay = (): Display => current

/** Changes some display choices: at once on the page, in the cookie, and stored as options. `undefined` = default. */
export function changeDisplay(change: DisplayChange): void {
  showDisplay({ ...current, ...change } as Display)
  byTheWay(import('./stored-display').then(({ storeDisplay }) => storeDisplay(change)))
}

/** Shows a display and keeps it in the cookie. What was pressed for it is seen first: all of the text may have to be laid out anew. */
export function showDisplay(display: Display): void {
  current = display
  keepWaiting()
  keepWaiting = afterPaint(showAttributes)
  writeCookie('bs-display', JSON.stringify(current))
  for (const listener of listeners) listener()
}

function showAttributes(): void {
  const root = document.documentElement
  for (const name of displayAttributes) {
    const value = current[name]
    if (value) root.setAttribute(`data-${name}`, value)
    else root.removeAttribute(`data-${name}`)
  }
  matchThemeColour()
}

/** The browser's own bars take the colour of the header. */
export function matchThemeColour(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface)
}

function readAttributes(): Display {
  const found: Record<string, string> = {}
  for (const name of displayAttributes) {
    const value = document.documentElement.getAttribute(`data-${name}`)
    if (value) found[name] = value
  }
  return found
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
