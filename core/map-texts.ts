/** The same value with every string in it changed, at any depth; keys stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // The result has the same shape: strings stay strings, lists lists, records records.
  return mapped(value, change) as Value
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner) => mapped(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]))
}
