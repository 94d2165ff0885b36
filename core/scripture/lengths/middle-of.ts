/** The median; undefined of none. */
export function middleOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const [below, above] = [sorted[half - 1], sorted[half]]
  return above === undefined || below === undefined || sorted.length % 2 === 1 ? above : (below + above) / 2
}
