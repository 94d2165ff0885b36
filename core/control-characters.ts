/**
 * Characters that are not text: a database refuses some of them, a terminal executes others. Tab and line
 * ends are text.
 */
import { mapTexts } from './map-texts'

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Whether any string in a value contains control characters, keys included. */
export function hasControls(value: unknown): boolean {
  if (typeof value === 'string') return controls.test(value)
  if (Array.isArray(value)) return value.some(hasControls)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => controls.test(key) || hasControls(inner))
}

/** The same value without control characters in its strings; keys stay. */
export function withoutControls<Value>(value: Value): Value {
  if (!hasControls(value)) return value
  return mapTexts(value, (text) => text.replaceAll(new RegExp(controls, 'g'), ''))
}
