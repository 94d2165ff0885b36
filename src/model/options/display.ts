/**
 * Theme and text format: attributes on the root element, where style sheets read them, and the cookie
 * `bs-display` for /boot.js. They are options of the person as well; the code that changes, stores and
 * follows them (stored-display.ts) is loaded after the first paint.
 */
import { createStore, useStore } from '../../ui/store/store'
import type { Display } from './display-options'

/** The attributes that /boot.js may have set. */
export const displayAttributes = [
  'theme',
  'font',
  'size',
  'width',
  'sidebar',
  'lines',
  'leading',
  'letters',
  'words',
  'evening',
  'jesus',
  'flow',
  'originals',
  'hide',
  'stack',
  'swipe',
  'shortcuts',
  'paged',
] as const satisfies readonly (keyof Display)[]

/** The current display; stored-display.ts applies and stores its changes. */
export const display = createStore<Display>(readAttributes())

/** One attribute of the display, live: the component is not drawn again for the others. */
export function useDisplayOf<Key extends keyof Display>(key: Key): Display[Key] {
  return useStore(display, (choices) => choices[key])
}

export const currentDisplay = (): Display => display.get()

/** Gives the browser's own bars the colour of the header. */
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
