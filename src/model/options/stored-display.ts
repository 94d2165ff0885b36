/**
 * Changes of the display: applied, stored as options of the person, and followed when another tab or device
 * changes them.
 */

import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { readCookie, writeCookie } from '../../platform/storage/cookies'
import { afterPaint } from '../../ui/timing/after-paint'
import { display, displayAttributes, matchThemeColour } from './display'
import {
  type Display,
  type DisplayChange,
  deviceAttributes,
  displayOfOptions,
  optionsOfDisplay,
} from './display-options'
import { followEvening, showEvening } from './evening'
import { changeLook } from './look-change'
import type { Options } from './option-state'
import { followOptions, setOptions } from './options'
import { followSystemTheme, showSystemTheme } from './system-theme'

/** Cancels a change that is not applied to the page yet. */
const waiting = { forget: () => {} }

/** Changes parts of the display: on the page, in the cookie, and stored as options. `undefined` = default. */
export function changeDisplay(change: DisplayChange): void {
  showDisplay({ ...display.get(), ...change } as Display)
  setOptions(optionsOfDisplay(change))
  for (const name of deviceAttributes)
    if (name in change) byTheWay(workerClient().setOption(`device.${name}`, change[name] ?? ''))
}

/**
 * From now on the options of the person decide. `?dark` is permanent (spec 1 §2): what boot.js decided is
 * stored first.
 */
export function followDisplay(): void {
  const first = display.get()
  if (readCookie('bs-display') !== JSON.stringify(first)) {
    showDisplay(first)
    if (/[?&]dark\b/.test(location.search)) setOptions(optionsOfDisplay({ theme: first.theme }))
  }
  showEvening()
  followEvening()
  showSystemTheme()
  followSystemTheme()
  followOptions(applyOptions)
}

function applyOptions(options: Options, isOther: boolean): void {
  const before = display.get()
  const ofDevice = Object.fromEntries(deviceAttributes.map((name) => [name, before[name]]))
  const next = displayOfOptions(options, isOther ? ofDevice : before)
  if (displayAttributes.some((name) => next[name] !== before[name])) showDisplay(next)
}

/**
 * Applies a display, then keeps it in the cookie. The clicked control is painted first: the whole text may
 * have to be laid out anew (A1-inp).
 */
function showDisplay(next: Display): void {
  display.set(next)
  waiting.forget()
  waiting.forget = afterPaint(showAttributes)
}

function showAttributes(): void {
  const root = document.documentElement
  const shown = display.get()
  const others = displayAttributes.filter(
    (name) => (shown[name] ?? null) !== root.getAttribute(`data-${name}`),
  )
  if (others.length > 0)
    changeLook(() => {
      for (const name of others) {
        const value = shown[name]
        if (value) root.setAttribute(`data-${name}`, value)
        else root.removeAttribute(`data-${name}`)
      }
    })
  showEvening()
  showSystemTheme()
  matchThemeColour()
  writeCookie('bs-display', JSON.stringify(shown))
}
