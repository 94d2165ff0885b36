/** Characters that are no text: a database refuses some of them, a terminal obeys others. Tab and the ends of lines are text. */

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Whether some string in a value, keys included, has any. */
export function hasControls(value: unknown): boolean {
  if (typeof value === 'string') return controls.test(value)
  if (Array.isArray(value)) return value.some(hasControls)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => controls.test(key) || hasControls(inner))
}

/** The same value with every string in it freed of them; keys stay. */
export function withoutControls<Value>(value: Value): Value {
  // A value of the same shape comes back: strings stay strings, lists lists, records records.
  return (hasControls(value) ? cleaned(value) : value) as Value
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(new RegExp(controls, 'g'), '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}
