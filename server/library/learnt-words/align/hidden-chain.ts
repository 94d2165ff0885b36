/**
 * A chain of hidden states for one verse and one direction: each word was written by one word of the other side, or by none;
 * where the next one was written from depends on the distance. Gives how likely each pair is.
 */
import type { Jumps } from './jumps'
import { mostWords } from './parallel-text'

/** Share of words that nothing stands behind. */
const none = 0.2
/** A state less likely than this leads nowhere. */
const least = 1e-5

/** Room for the work on one verse, used again for the next. */
export interface ChainRoom {
  forward: Float64Array
  forwardNone: Float64Array
  back: Float64Array
  backNone: Float64Array
  nextBack: Float64Array
  nextBackNone: Float64Array
  arriving: Float64Array
  weights: Float64Array
  scales: Float64Array
}

export function chainRoom(): ChainRoom {
  const row = () => new Float64Array(mostWords)
  const table = () => new Float64Array(mostWords * mostWords)
  return {
    forward: table(),
    forwardNone: table(),
    back: row(),
    backNone: row(),
    nextBack: row(),
    nextBackNone: row(),
    arriving: row(),
    weights: row(),
    scales: row(),
  }
}

export interface Chain {
  /** Words that were written, and words they may come from. */
  words: number
  states: number
  /** How likely a word comes from a state: a row for each word. */
  emission: Float64Array
  /** How likely it comes from none. */
  emissionNone: Float64Array
  jumps: Jumps
}

/**
 * Fills `likely` (a row for each word, a column for each state) and adds what was met to `jumpCounts`. What is missing in
 * a row is the share of none.
 */
export function walkChain(chain: Chain, likely: Float64Array, jumpCounts: Jumps, room: ChainRoom): void {
  goForward(chain, room)
  goBack(chain, likely, jumpCounts, room)
}

function goForward(
  { words, states, emission, emissionNone, jumps }: Chain,
  { forward, forwardNone, arriving, weights, scales }: ChainRoom,
): void {
  for (let from = 0; from < states; from += 1) {
    const shift = mostWords - from
    let sum = 0
    for (let to = 0; to < states; to += 1) sum += jumps[shift + to] ?? 0
    weights[from] = (1 - none) / sum
  }
  for (let word = 0; word < words; word += 1) {
    const row = word * states
    let sum = 0
    const fromNone = emissionNone[word] ?? 0
    if (word === 0) {
      for (let to = 0; to < states; to += 1) {
        const here = ((1 - none) / states) * (emission[to] ?? 0)
        const nowhere = (none / states) * fromNone
        forward[to] = here
        forwardNone[to] = nowhere
        sum += here + nowhere
      }
    } else {
      const before = row - states
      arriving.fill(0, 0, states)
      for (let from = 0; from < states; from += 1) {
        const all = (forward[before + from] ?? 0) + (forwardNone[before + from] ?? 0)
        const nowhere = all * none * fromNone
        forwardNone[row + from] = nowhere
        sum += nowhere
        if (all < least) continue
        const leaving = all * (weights[from] ?? 0)
        const shift = mostWords - from
        for (let to = 0; to < states; to += 1)
          arriving[to] = (arriving[to] ?? 0) + leaving * (jumps[shift + to] ?? 0)
      }
      for (let to = 0; to < states; to += 1) {
        const here = (arriving[to] ?? 0) * (emission[row + to] ?? 0)
        forward[row + to] = here
        sum += here
      }
    }
    const scale = sum > 0 ? 1 / sum : 0
    scales[word] = scale
    for (let to = 0; to < states; to += 1) {
      forward[row + to] = (forward[row + to] ?? 0) * scale
      forwardNone[row + to] = (forwardNone[row + to] ?? 0) * scale
    }
  }
}

function goBack(
  { words, states, emission, emissionNone, jumps }: Chain,
  likely: Float64Array,
  jumpCounts: Jumps,
  room: ChainRoom,
): void {
  const { forward, forwardNone, weights, scales } = room
  let { back, backNone, nextBack, nextBackNone } = room
  back.fill(1, 0, states)
  backNone.fill(1, 0, states)
  for (let word = words - 1; word >= 0; word -= 1) {
    const row = word * states
    let sum = 0
    for (let at = 0; at < states; at += 1) {
      const here = (forward[row + at] ?? 0) * (back[at] ?? 0)
      likely[row + at] = here
      sum += here + (forwardNone[row + at] ?? 0) * (backNone[at] ?? 0)
    }
    const share = sum > 0 ? 1 / sum : 0
    for (let at = 0; at < states; at += 1) likely[row + at] = (likely[row + at] ?? 0) * share
    if (word === 0) return
    const before = row - states
    const toNone = none * (emissionNone[word] ?? 0)
    for (let to = 0; to < states; to += 1) back[to] = (back[to] ?? 0) * (emission[row + to] ?? 0)
    const counted = share * (scales[word] ?? 0)
    let norm = 0
    for (let from = 0; from < states; from += 1) {
      const weight = weights[from] ?? 0
      const shift = mostWords - from
      const arrived = (forward[before + from] ?? 0) + (forwardNone[before + from] ?? 0)
      if (arrived < least) {
        nextBack[from] = 0
        nextBackNone[from] = 0
        continue
      }
      const all = arrived * weight * counted
      let leads = 0
      for (let to = 0; to < states; to += 1) {
        const way = (jumps[shift + to] ?? 0) * (back[to] ?? 0)
        leads += way
        jumpCounts[shift + to] = (jumpCounts[shift + to] ?? 0) + way * all
      }
      const nowhere = toNone * (backNone[from] ?? 0)
      const value = leads * weight + nowhere
      nextBack[from] = value
      nextBackNone[from] = value
      norm += value
    }
    const scale = norm > 0 ? 1 / norm : 0
    for (let from = 0; from < states; from += 1) {
      nextBack[from] = (nextBack[from] ?? 0) * scale
      nextBackNone[from] = (nextBackNone[from] ?? 0) * scale
    }
    ;[back, nextBack] = [nextBack, back]
    ;[backNone, nextBackNone] = [nextBackNone, backNone]
  }
}
