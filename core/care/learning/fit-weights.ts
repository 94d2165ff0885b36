/** Logistic regression with as many weights as a table may hold. The same sentences give the same weights. Pure. */
import { mostSteps, type StoredHead, zeroCode } from '../care-tables'
import { pieceBuckets } from '../word-pieces'

export interface Example {
  pieces: Int32Array
  isYes: boolean
}

interface Weights {
  bias: number
  weights: Float64Array
}

const rounds = 30
const rate = 0.5
const biasRate = 0.05
/** How strongly weights are drawn to 0. */
const shrinking = 3e-4

/** Fits all weights, keeps the `most` that matter, fits these again, and makes steps of them. */
export function fitHead(examples: readonly Example[], most: number): StoredHead {
  const all = fitWeights(examples, undefined)
  return inSteps(fitWeights(examples, strongest(all, examples, most)))
}

/** By stochastic gradients with a rate of its own for each weight (AdaGrad). */
export function fitWeights(examples: readonly Example[], kept: Uint8Array | undefined): Weights {
  const weights = new Float64Array(pieceBuckets)
  const squares = new Float64Array(pieceBuckets).fill(1e-8)
  const next = randomBelow()
  const order = examples.slice()
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) swap(order, at, next(at + 1))
    for (const { pieces, isYes } of order) {
      const share = 1 / Math.sqrt(pieces.length || 1)
      let sum = 0
      for (const bucket of pieces) sum += weights[bucket] ?? 0
      const error = 1 / (1 + Math.exp(-(bias + sum * share))) - Number(isYes)
      bias -= biasRate * error
      for (const bucket of pieces) {
        if (kept?.[bucket] === 0) continue
        const weight = weights[bucket] ?? 0
        const gradient = error * share + shrinking * weight
        const square = (squares[bucket] ?? 0) + gradient * gradient
        squares[bucket] = square
        weights[bucket] = weight - (rate * gradient) / Math.sqrt(square)
      }
    }
  }
  return { bias, weights }
}

/** Buckets whose weights move most sentences most. */
function strongest({ weights }: Weights, examples: readonly Example[], most: number): Uint8Array {
  const seen = new Float64Array(pieceBuckets)
  for (const { pieces } of examples) for (const bucket of pieces) seen[bucket] = (seen[bucket] ?? 0) + 1
  const strengths = weights.map((weight, bucket) => Math.abs(weight) * Math.sqrt(seen[bucket] ?? 0))
  const least = strengths.toSorted().at(-most) ?? 0
  return Uint8Array.from(strengths, (strength) => Number(strength > 0 && strength >= least))
}

/** One weight in a thousand is beyond the last step. */
const reached = 0.999

function inSteps({ bias, weights }: Weights): StoredHead {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted()
  const largest = sizes[Math.floor(sizes.length * reached)] ?? 1
  const step = Number((largest / mostSteps).toPrecision(6))
  let written = ''
  let empty = 0
  for (const weight of weights) {
    const steps = Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)))
    if (steps === 0) empty += 1
    else {
      written += `${empty || ''}${String.fromCharCode(zeroCode + steps)}`
      empty = 0
    }
  }
  return { bias: Number(bias.toPrecision(6)), step, weights: written }
}

function swap<T>(list: T[], a: number, b: number): void {
  const first = list[a]
  const second = list[b]
  if (first === undefined || second === undefined) return
  list[a] = second
  list[b] = first
}

/** Numbers below a limit in an order that is always the same. */
function randomBelow(): (limit: number) => number {
  let seed = 1
  return (limit) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
}
