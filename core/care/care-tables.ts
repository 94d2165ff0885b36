/**
 * The learnt tables of one language: a weight for each bucket of each question, and the thresholds. Weights are whole numbers,
 * so that every device adds them to the same sum.
 */
import { type CareKind, careKinds } from '../contract/care'
import { pieceBuckets } from './word-pieces'

/** Questions that the classifier answers. */
export const heads = ['danger', 'life', 'grief', ...careKinds] as const
export type Head = (typeof heads)[number]

/** As it is stored. */
export interface StoredHead {
  bias: number
  /** The worth of one step of a weight. */
  step: number
  /** A character for each bucket with a weight (`zeroCode`), a number for so many without. */
  weights: string
}

export interface StoredCare {
  /** Hash of what it was learnt from. */
  of?: string
  heads: Readonly<Record<string, StoredHead>>
  /** Least sums for the two outcomes. */
  certain: number
  possible: number
  /** Least sum for a text about the writer's own life. */
  life: number
  /** Explicit phrases by kind, in the form of care-words.ts; `*` is any ending. */
  phrases: Readonly<Record<string, readonly string[]>>
}

interface OpenHead {
  bias: number
  weights: Float64Array
}

export interface CareTables {
  heads: Readonly<Record<Head, OpenHead>>
  certain: number
  possible: number
  life: number
  phrases: readonly { kind: CareKind; words: readonly string[] }[]
}

export function openCareTables({ heads: stored, certain, possible, life, phrases }: StoredCare): CareTables {
  const opened = Object.fromEntries(heads.map((head) => [head, openHead(stored[head])]))
  return {
    heads: opened as Record<Head, OpenHead>,
    certain,
    possible,
    life,
    phrases: careKinds.flatMap((kind) =>
      (phrases[kind] ?? []).map((phrase) => ({ kind, words: phrase.split(' ') })),
    ),
  }
}

/** Steps in each direction. */
export const mostSteps = 31
/** Weight 0 would be written as this: the characters of the others, 31 on each side, are no digits. */
export const zeroCode = ':'.charCodeAt(0) + mostSteps

function openHead(stored: StoredHead | undefined): OpenHead {
  const weights = new Float64Array(pieceBuckets)
  if (!stored) return { bias: 0, weights }
  let bucket = 0
  for (const [written] of stored.weights.matchAll(/\d+|\D/g)) {
    if (/\d/.test(written)) bucket += Number(written)
    else {
      weights[bucket] = (written.charCodeAt(0) - zeroCode) * stored.step
      bucket += 1
    }
  }
  return { bias: stored.bias, weights }
}

/** How much speaks for a head: above 0 it is likelier than not. */
export function sumOf({ bias, weights }: OpenHead, pieces: Int32Array): number {
  let sum = 0
  for (const bucket of pieces) sum += weights[bucket] ?? 0
  return bias + sum / Math.sqrt(pieces.length || 1)
}
