/** The display as options of the person: kept, and followed when they change in another tab or on another device. */
import { byTheWay } from './by-the-way'
import { readCookie } from './cookies'
import { currentDisplay, displayAttributes, showDisplay } from './display'
import { type DisplayChange, deviceAttributes, displayOfOptions, optionsOfDisplay } from './display-options'
import { followOptions, type Options, setOptions } from './options'
import { workerClient } from './worker-client'

/** Stores a change that is shown already. */
export function storeDisplay(change: DisplayChange): void {
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
