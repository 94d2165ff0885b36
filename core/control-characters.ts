/** Characters that are no text: a database refuses some of them, a terminal obeys others. Tab and the ends of lines are text. */
import { mapTexts } from './map-texts'

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Whether some string in a value has control characters, keys included. */
export function hasControls(value: unknown): boolean {
  if (typeof value === 'string') return controls.test(value)
  if (Array.isArray(value)) return value.some(hasControls)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => controls.test(key) || hasControls(inner))
}

/** The same value with every string in it freed of them; keys stay. */
export function withoutControls<Value>(value: Value): Value {
  if (!hasControls(value)) return value
  return mapTexts(value, (text) => text.replaceAll(new RegExp(controls, 'g'), ''))
}
