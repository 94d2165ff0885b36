/** Text is stored in composed form (SECURITY 5.5: NFC), so that what looks the same is the same. */

/** The same value with every string in it composed; keys stay. */
export function composed<Value>(value: Value): Value {
  // A value of the same shape comes back: strings stay strings, lists lists, records records.
  return composedAny(value) as Value
}

function composedAny(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composedAny)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composedAny(inner)]))
}
