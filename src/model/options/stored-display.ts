/** Changes of the display: shown, kept as options of the person, and followed when those change in another tab or on another device. */

import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { readCookie, writeCookie } from '../../platform/storage/cookies'
import { afterPaint } from '../../ui/timing/after-paint'
import { currentDisplay, displayAttributes, matchThemeColour, setDisplay } from './display'
import {
  type Display,
  type DisplayChange,
  deviceAttributes,
  displayOfOptions,
  optionsOfDisplay,
} from './display-options'
import { followOptions, type Options, setOptions } from './options'

let keepWaiting = () => {}

/** Changes some display choices: on the page, `once` it may, in the cookie, and stored as options. `undefined` = default. */
export function changeDisplay(change: DisplayChange, once?: typeof afterPaint): void {
  showDisplay({ ...currentDisplay(), ...change } as Display, once)
  setOptions(optionsOfDisplay(change))
  for (const name of deviceAttributes)
    if (name in change) byTheWay(workerClient().setOption(`device.${name}`, change[name] ?? ''))
}

/** From now on the options of the person decide. `?dark` holds for good (spec 1 §2): what boot.js decided is stored first. */
export function followDisplay(): void {
  const display = currentDisplay()
  if (readCookie('bs-display') !== JSON.stringify(display)) {
    showDisplay(display)
    if (/[?&]dark\b/.test(location.search)) setOptions(optionsOfDisplay({ theme: display.theme }))
  }
  followOptions(applyOptions)
}

function applyOptions(options: Options, isOther: boolean): void {
  const display = currentDisplay()
  const ofDevice = Object.fromEntries(deviceAttributes.map((name) => [name, display[name]]))
  const next = displayOfOptions(options, isOther ? ofDevice : display)
  if (displayAttributes.some((name) => next[name] !== display[name])) showDisplay(next)
}

/** Shows a display, then keeps it in the cookie. What was pressed for it is seen first: all of the text may have to be laid out anew. */
function showDisplay(display: Display, once = afterPaint): void {
  setDisplay(display)
  keepWaiting()
  keepWaiting = once(showAttributes)
}

function showAttributes(): void {
  const root = document.documentElement
  const display = currentDisplay()
  for (const name of displayAttributes) {
    const value = display[name]
    if (value) root.setAttribute(`data-${name}`, value)
    else root.removeAttribute(`data-${name}`)
  }
  matchThemeColour()
  writeCookie('bs-display', JSON.stringify(display))
}
