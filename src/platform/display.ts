/**
 * Theme and text format: options of the person, mirrored in the cookie `bs-display` for /boot.js, and applied as attributes on the
 * root element, where style sheets read them. What changes on another device or in another tab is applied at once.
 */
import { useSyncExternalStore } from 'react'
import { byTheWay } from './by-the-way'
import { readCookie, writeCookie } from './cookies'
import {
  type Display,
  type DisplayChange,
  deviceAttributes,
  displayOfOptions,
  optionsOfDisplay,
} from './display-options'
import { followOptions, type Options, setOptions } from './options'
import { workerClient } from './worker-client'

const attributes = [
  'theme',
  'font',
  'size',
  'width',
  'lines',
  'jesus',
  'hide',
  ...deviceAttributes,
] as const satisfies readonly (keyof Display)[]
const cookie = 'bs-display'
const listeners = new Set<() => void>()
let current: Display = readAttributes()

/** The display choices, live. */
export function useDisplay(): Display {
  return useSyncExternalStore(subscribe, () => current)
}

/** Changes some display choices: at once on the page, in the cookie, and stored as options. `undefined` = default. */
export function changeDisplay(change: DisplayChange): void {
  show({ ...current, ...change } as Display)
  setOptions(optionsOfDisplay(change))
  for (const name of deviceAttributes)
    if (name in change) byTheWay(workerClient().setOption(`device.${name}`, change[name] ?? ''))
}

/** From now on the options of the person decide. `?dark` holds for good (spec 1 §2): what boot.js decided is stored first. */
export function followDisplayOptions(): void {
  const remembered = readCookie(cookie)
  if (remembered !== JSON.stringify(current)) {
    writeCookie(cookie, JSON.stringify(current))
    if (/[?&]dark\b/.test(location.search)) setOptions(optionsOfDisplay({ theme: current.theme }))
  }
  followOptions(applyOptions)
}

/** The browser's own bars take the colour of the header. */
export function matchThemeColour(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface)
}

function applyOptions(options: Options, isOther: boolean): void {
  const ofDevice = Object.fromEntries(deviceAttributes.map((name) => [name, current[name]]))
  const next = displayOfOptions(options, isOther ? ofDevice : current)
  if (attributes.some((name) => next[name] !== current[name])) show(next)
}

function show(display: Display): void {
  current = display
  const root = document.documentElement
  for (const name of attributes) {
    const value = current[name]
    if (value) root.setAttribute(`data-${name}`, value)
    else root.removeAttribute(`data-${name}`)
  }
  matchThemeColour()
  writeCookie(cookie, JSON.stringify(current))
  for (const listener of listeners) listener()
}

function readAttributes(): Display {
  const found: Record<string, string> = {}
  for (const name of attributes) {
    const value = document.documentElement.getAttribute(`data-${name}`)
    if (value) found[name] = value
  }
  return found
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
