/** How far apart in one text the partners of neighbouring words of the other are. */
import { mostWords } from './parallel-text'

/** By distance: `table[distance + mostWords]`. */
export type Jumps = Float64Array

const size = 2 * mostWords + 1
/** Farther ones are learnt together. */
const farthest = 15
/** Share of what is spread over all distances, so that none is impossible. */
const spread = 0.01

/** Before anything is learnt: near, and rather forwards. */
export function firstJumps(): Jumps {
  return Float64Array.from({ length: size }, (_, slot) => 1 / (1 + Math.abs(slot - mostWords - 1)) ** 2)
}

export function noJumps(): Jumps {
  return new Float64Array(size)
}

/** The table from what was counted. */
export function jumpsOf(counts: Jumps): Jumps {
  const sum = counts.reduce((one, other) => one + other, 0)
  const first = mostWords - farthest
  const last = mostWords + farthest
  const meanOf = (some: Jumps) => some.reduce((one, other) => one + other, 0) / (mostWords - farthest)
  const before = meanOf(counts.subarray(0, first))
  const behind = meanOf(counts.subarray(last + 1))
  return counts.map((count, slot) => {
    const own = slot < first ? before : slot > last ? behind : count
    return (
      (1 - spread) * (own / Math.max(sum, 1)) + spread / (2 * farthest) / (1 + Math.abs(slot - mostWords))
    )
  })
}
