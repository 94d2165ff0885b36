/**
 * Divides an edition into segments: whole books in canon order, at most eight, of nearly equal size. Few
 * segments compress better than many (PERFORMANCE T1), several survive a broken connection.
 */
import * as limits from '#core/limits'

/** Below this size, one more segment would cost more in compression than it saves in repetition. */
const smallestSegmentBytes = 96 * 1024

/** Indexes of the books of every segment; `sizes` are the bytes of each book in order. */
export function cutSegments(sizes: readonly number[]): number[][] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const wanted = Math.min(limits.segmentsPerEdition, sizes.length, Math.ceil(total / smallestSegmentBytes))
  let low = Math.max(...sizes, 0)
  let high = total
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fill(sizes, middle).length <= wanted) high = middle
    else low = middle + 1
  }
  return fill(sizes, low)
}

/** Greedy: each segment takes books while it stays within `capacity`. */
function fill(sizes: readonly number[], capacity: number): number[][] {
  const segments: number[][] = []
  let open: number[] = []
  let filled = 0
  for (const [index, size] of sizes.entries()) {
    if (open.length > 0 && filled + size > capacity) {
      segments.push(open)
      open = []
      filled = 0
    }
    open.push(index)
    filled += size
  }
  if (open.length > 0) segments.push(open)
  return segments
}
