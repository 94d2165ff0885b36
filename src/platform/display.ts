/**
 * Theme and text format: stored as options by the worker, mirrored in the cookie `bs-display` for /boot.js, and applied as
 * attributes on the root element, where style sheets read them.
 */
import { useSyncExternalStore } from 'react'
import { limits } from '#core/limits'
import { byTheWay } from './by-the-way'
import { readCookie, writeCookie } from './cookies'
import { workerClient } from './worker-client'

export const themes = ['light', 'sepia', 'dark', 'black'] as const
export const fonts = ['default', 'ptserif', 'lato', 'antiqua', 'helvetica'] as const
export const hideable = ['numbers', 'headings', 'footnotes', 'references'] as const

/** What /boot.js understands: attribute name without `data-` and its value; absent = default. */
export interface Display {
  theme?: (typeof themes)[number]
  font?: (typeof fonts)[number]
  /** "1" to "11". */
  size?: string
  width?: 'full'
  lines?: 'verse'
  jesus?: 'on'
  /** Blank-separated list of `hideable`. */
  hide?: string
  /** Compare on phones: sideways instead of verse by verse. */
  stack?: 'sideways'
  swipe?: 'off'
  /** Keys without Ctrl that act on the whole app. */
  shortcuts?: 'off'
}

const attributes = [
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
] as const
const listeners = new Set<() => void>()
let current: Display = readDisplay()

/** The display choices, live. */
export function useDisplay(): Display {
  return useSyncExternalStore(subscribe, () => current)
}

/** Changes some display choices: at once on the page, in the cookie, and stored as options. `undefined` = default. */
export function changeDisplay(change: Partial<Record<keyof Display, string | undefined>>): void {
  current = { ...current, ...change } as Display
  const root = document.documentElement
  for (const name of attributes) {
    const value = current[name]
    if (value) root.setAttribute(`data-${name}`, value)
    else root.removeAttribute(`data-${name}`)
  }
  matchThemeColour()
  writeCookie('bs-display', JSON.stringify(current))
  for (const listener of listeners) listener()
  byTheWay(storeOptions(change))
}

/** Font size as the specification stores it: 1 to 1.8 in 11 steps, 1.4 in the middle. */
export function fontSizeOf(step: number): number {
  const { fontSizeMinimum, fontSizeMaximum, fontSteps } = limits
  return Number(
    (fontSizeMinimum + ((fontSizeMaximum - fontSizeMinimum) * (step - 1)) / (fontSteps - 1)).toFixed(2),
  )
}

/** The browser's own bars take the colour of the header. */
export function matchThemeColour(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface)
}

async function storeOptions(change: Partial<Record<keyof Display, string | undefined>>): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    const stored = name === 'size' ? fontSizeOf(Number(value ?? 6)) : (value ?? '')
    await workerClient().setOption(optionPaths[name as keyof Display], stored)
  }
}

const optionPaths: Readonly<Record<keyof Display, string>> = {
  theme: 'theme',
  font: 'textFormats.font',
  size: 'textFormats.fontSize',
  width: 'textFormats.maxWidth',
  lines: 'textFormats.oneVerseLine',
  jesus: 'textFormats.jesus',
  hide: 'textFormats.hide',
  stack: 'device.stack',
  swipe: 'device.swipe',
  shortcuts: 'device.shortcuts',
}

function readDisplay(): Display {
  const found: Record<string, string> = {}
  for (const name of attributes) {
    const value = document.documentElement.getAttribute(`data-${name}`)
    if (value) found[name] = value
  }
  const stored = readCookie('bs-display')
  // `?dark` holds for good (spec 1 §2): what boot.js decided is written back.
  if (stored !== JSON.stringify(found)) writeCookie('bs-display', JSON.stringify(found))
  return found
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
