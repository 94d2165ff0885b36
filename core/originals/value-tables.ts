/** Tables of a layer: values in the order of how often they occur. */

/** Each value once, the commonest first. */
export function valueTable<Value extends string | number>(values: readonly Value[]) {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].sort(byCount).map(([value]) => value)
  const rowOf = new Map(sorted.map((value, row) => [value, row]))
  return { values: sorted, row: (value: Value) => rowOf.get(value) ?? -1 }
}

/** For each key its rows of another table, the commonest first. */
export function listTable(pairs: readonly (readonly [string, number])[]) {
  const counts = new Map<string, Map<number, number>>()
  for (const [key, row] of pairs) {
    const own = counts.get(key) ?? new Map<number, number>()
    counts.set(key, own)
    own.set(row, (own.get(row) ?? 0) + 1)
  }
  const lists = new Map([...counts].map(([key, own]) => [key, [...own].sort(byCount).map(([row]) => row)]))
  const places = new Map([...lists].map(([key, list]) => [key, new Map(list.map((row, at) => [row, at]))]))
  return {
    keys: () => [...lists.keys()],
    of: (key: string): number[] => lists.get(key) ?? [],
    place: (key: string, row: number) => places.get(key)?.get(row) ?? -1,
  }
}

function byCount<Value extends string | number>(
  [one, many]: readonly [Value, number],
  [other, more]: readonly [Value, number],
): number {
  return more - many || (one < other ? -1 : 1)
}
