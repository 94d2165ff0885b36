/**
 * Which words of a text surely render a word of the original. What speaks for a pair is weighed (logistic regression), with weights
 * that were fitted to editions that have numbers; docs/decisions/2026-11-29-learnt-words.md says which and how well.
 */
import { noJumps } from './jumps'
import type { LearntPairs } from './learn-pairs'
import type { ParallelText, WordRows } from './parallel-text'
import { type WalkedVerse, walkVerses } from './verse-walk'
import type { WordPairs } from './word-pairs'

/** A word of the original as far as it is looked for. */
export interface Sought {
  /** Equal words of a verse are one, whichever of them is meant. */
  key: string
  /** Whether words may be found for it: not for helpers. */
  isWanted: boolean
}

export interface Candidate {
  verse: number
  /** Place of the word in the text of the verse, and of its likeliest partner in the original. */
  word: number
  partner: number
  /** As `weights` names it. */
  evidence: readonly number[]
}

/** How often each word stands in all verses. */
interface Totals {
  original: Uint32Array
  text: Uint32Array
}

/** Weights of what speaks for a pair; odds are logarithms. */
const weights = {
  always: 1.987,
  /** Odds that the word comes from the partner, and the partner from the word. */
  inText: 0.145,
  inOriginal: 0.101,
  /** Logarithm of how often the pair was met. */
  met: -0.121,
  /** Odds of the share of the pair in all places of the word, and of the partner. */
  ofText: 0.229,
  ofOriginal: -0.001,
  /** Odds that a neighbour comes from the partner too. */
  neighbour: 0.122,
  /** Logarithms of how often both words stand in the verses. */
  textCount: -0.569,
  originalCount: 0.678,
  /** Odds of the next best partner, and of none. */
  second: -0.154,
  none: 0.134,
  /** Logarithms of the shares that were learnt. */
  toText: 0.846,
  toOriginal: -0.833,
  /** Both directions together. */
  both: 0.77,
} as const

/** From here on a word is shown. */
export const sureFrom = 0.92

/** 0..1: how likely the partner is the right one. */
export function likelihoodOf({ evidence }: Candidate): number {
  let sum = 0
  for (const [at, weight] of Object.values(weights).entries()) sum += weight * (evidence[at] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/**
 * Visits the best partner of each word of the text, where it is one that is wanted. `soughtIn`: words of the original of a verse.
 */
export function visitCandidates(
  parallel: ParallelText,
  pairs: WordPairs,
  learnt: LearntPairs,
  soughtIn: (verse: number) => readonly Sought[],
  visit: (candidate: Candidate) => void,
): void {
  const totals = { original: countsOf(parallel.original), text: countsOf(parallel.text) }
  const jumps = { jumpsInOriginal: noJumps(), jumpsInText: noJumps() }
  walkVerses(parallel, pairs, learnt, jumps, (walked) => {
    const sought = soughtIn(walked.verse)
    for (let word = 0; word < walked.text.length; word += 1) {
      const best = bestPartner(walked, sought, word)
      if (!best || !sought[best.partner]?.isWanted) continue
      const evidence = evidenceOf(walked, word, best, learnt, totals)
      visit({ verse: walked.verse, word, partner: best.partner, evidence })
    }
  })
}

function countsOf({ kinds, size }: WordRows): Uint32Array {
  const counts = new Uint32Array(size)
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

interface Partner {
  partner: number
  /** That the word comes from it, or an equal one; that one of these comes from the word. */
  inText: number
  inOriginal: number
  /** That the word comes from the next best. */
  second: number
}

function bestPartner(
  { original, text, inText, inOriginal }: WalkedVerse,
  sought: readonly Sought[],
  word: number,
): Partner | undefined {
  const rows = original.length
  const byKey = new Map<string, { partner: number; inText: number; without: number }>()
  for (let row = 0; row < rows; row += 1) {
    const key = sought[row]?.key ?? ''
    const likely = inText[word * rows + row] ?? 0
    const own = byKey.get(key) ?? { partner: row, inText: 0, without: 1 }
    byKey.set(key, own)
    if (likely > (inText[word * rows + own.partner] ?? 0)) own.partner = row
    own.inText += likely
    own.without *= 1 - (inOriginal[row * text.length + word] ?? 0)
  }
  let best: Partner | undefined
  let second = 0
  for (const { partner, inText: likely, without } of byKey.values()) {
    const isBetter = !best || likely * (1 - without) > best.inText * best.inOriginal
    second = Math.max(second, isBetter ? (best?.inText ?? 0) : likely)
    if (isBetter) best = { partner, inText: likely, inOriginal: 1 - without, second: 0 }
  }
  return best && { ...best, second }
}

function evidenceOf(
  { original, text, cells, inText }: WalkedVerse,
  word: number,
  best: Partner,
  learnt: LearntPairs,
  totals: Totals,
): readonly number[] {
  const rows = original.length
  const pair = cells[best.partner * text.length + word] ?? 0
  const met = learnt.met[pair] ?? 0
  const textCount = totals.text[text[word] ?? 0] ?? 0
  const originalCount = totals.original[original[best.partner] ?? 0] ?? 0
  let none = 1
  for (let row = 0; row < rows; row += 1) none -= inText[word * rows + row] ?? 0
  const neighbourOf = (other: number) =>
    other < 0 || other >= text.length ? 0 : (inText[other * rows + best.partner] ?? 0)
  const evidence = {
    always: 1,
    inText: odds(best.inText),
    inOriginal: odds(best.inOriginal),
    met: Math.log1p(met),
    ofText: odds((met + 0.1) / (textCount + 0.5)),
    ofOriginal: odds((met + 0.1) / (originalCount + 0.5)),
    neighbour: odds(Math.max(neighbourOf(word - 1), neighbourOf(word + 1))),
    textCount: Math.log1p(textCount),
    originalCount: Math.log1p(originalCount),
    second: odds(best.second),
    none: odds(none),
    toText: Math.log((learnt.toText[pair] ?? 0) + 1e-6),
    toOriginal: Math.log((learnt.toOriginal[pair] ?? 0) + 1e-6),
    both: best.inText * best.inOriginal,
  } satisfies Record<keyof typeof weights, number>
  return Object.values(evidence)
}

function odds(likely: number): number {
  const inside = Math.min(Math.max(likely, 1e-4), 1 - 1e-4)
  return Math.log(inside / (1 - inside))
}
