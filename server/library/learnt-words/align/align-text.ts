/** Finds the words of a text that surely render a word of the original, from nothing but the verses of both. */
import { learnPairs, type Seeds } from './learn-pairs'
import { type ParallelText, wordRows } from './parallel-text'
import { type Candidate, likelihoodOf, type Sought, sureFrom, visitCandidates } from './sure-words'
import { findPairs, type WordPairs } from './word-pairs'

/** A verse of a text with the words of the original that it renders. */
export interface VersePair {
  original: readonly Sought[]
  /** By what equal words are told: stems. */
  text: readonly string[]
}

/** How often a word of the original (its key) was rendered by a word of another text of the language. */
export type SeedTable = ReadonlyMap<string, ReadonlyMap<string, number>>

export interface SureWord {
  /** Place in the text of the verse, and of its partner in the original. */
  word: number
  partner: number
}

/** Sure words of each verse, in the order of the text. The same for the same verses. */
export function alignText(
  verses: readonly VersePair[],
  seeds: SeedTable | undefined,
  onProgress: (share: number) => void = () => undefined,
): SureWord[][] {
  const found: SureWord[][] = verses.map(() => [])
  weighWords(verses, seeds, onProgress, (candidate) => {
    const { verse, word, partner } = candidate
    if (likelihoodOf(candidate) >= sureFrom) found[verse]?.push({ word, partner })
  })
  return found
}

/** Share of the time that is learning; finding takes the rest. */
const learningShare = 0.8

/** Visits all candidates, sure or not. */
export function weighWords(
  verses: readonly VersePair[],
  seeds: SeedTable | undefined,
  onProgress: (share: number) => void,
  visit: (candidate: Candidate) => void,
): void {
  const original = wordRows(verses.map((verse) => verse.original.map(({ key }) => key)))
  const text = wordRows(verses.map((verse) => verse.text))
  const parallel: ParallelText = { original: original.rows, text: text.rows }
  const pairs = findPairs(parallel)
  const learnt = learnPairs(
    parallel,
    pairs,
    seeds && seedsOf(seeds, pairs, original.names, text.names),
    (share) => onProgress(share * learningShare),
  )
  visitCandidates(parallel, pairs, learnt, (verse) => verses[verse]?.original ?? [], visit)
  onProgress(1)
}

/** A place in another text counts half as much as one in this. */
const seedWeight = 0.5

function seedsOf(
  table: SeedTable,
  { count, rowStarts, textKinds }: WordPairs,
  originalNames: readonly string[],
  textNames: readonly string[],
): Seeds {
  const seeds = new Float32Array(count)
  for (const [kind, name] of originalNames.entries()) {
    const renderings = table.get(name)
    if (!renderings) continue
    for (let pair = rowStarts[kind] ?? 0; pair < (rowStarts[kind + 1] ?? 0); pair += 1)
      seeds[pair] = seedWeight * (renderings.get(textNames[textKinds[pair] ?? 0] ?? '') ?? 0)
  }
  return seeds
}
