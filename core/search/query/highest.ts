/** The best of many without sorting them all. */

/** Positions of the `count` highest scores, highest first; equal ones in order of position. */
export function highest(scores: Float64Array, count: number): Int32Array {
  const positions = Int32Array.from(scores, (_, at) => at)
  const kept =
    scores.length <= count * 2 ? positions : positions.filter(notBelow(scores, threshold(scores, count)))
  return kept.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).subarray(0, count)
}

function notBelow(scores: Float64Array, least: number): (position: number) => boolean {
  return (position) => (scores[position] ?? 0) >= least
}

/** The score of the one that is `count`th: a quick selection in a copy. */
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
