/** Selects the highest scores without sorting them all. */

/** Positions of the `count` highest scores, highest first; equal ones in order of position. */
export function highest(scores: Float64Array, count: number): Int32Array {
  const least = scores.length > count * 2 ? threshold(scores, count) : Number.NEGATIVE_INFINITY
  const kept: number[] = []
  for (let at = 0; at < scores.length; at += 1) {
    if ((scores[at] ?? 0) >= least) kept.push(at)
  }
  kept.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  return Int32Array.from(kept.slice(0, count))
}

/** The `count`th highest score, by quickselect in a copy. */
function threshold(scores: Float64Array, count: number): number {
  const copy = scores.slice()
  let low = 0
  let high = copy.length - 1
  const wanted = count - 1
  while (low < high) {
    const pivot = copy[(low + high) >> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while ((copy[left] ?? 0) > pivot) left += 1
      while ((copy[right] ?? 0) < pivot) right -= 1
      if (left > right) break
      const value = copy[left] ?? 0
      copy[left] = copy[right] ?? 0
      copy[right] = value
      left += 1
      right -= 1
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else break
  }
  return copy[wanted] ?? 0
}
