/**
 * Learns which words of a text render which words of the original: first without their places (IBM model 1), then with chains of
 * distances in both directions, of which only counts what both say (alignment by agreement).
 */
import { firstJumps, jumpsOf, noJumps } from './jumps'
import { mostWords, type ParallelText, wordsIn } from './parallel-text'
import { emptyTable, type PairTable, toShares } from './shares'
import { type Learnt, type WalkedVerse, walkVerses } from './verse-walk'
import type { WordPairs } from './word-pairs'

/** How often each pair was met elsewhere, by pair: they count like verses of this text. */
export type Seeds = Float32Array

const roundsWithoutPlaces = 5
/** A fourth changes nothing. */
const roundsWithChains = 3
/** A round with chains takes as long as so many without. */
const chainCost = 4
/** Before the first round a pair that was met elsewhere is so many times as likely as another. */
const seedLead = 10

/** What was learnt, with how often each pair was met in the end, without seeds. */
export interface LearntPairs extends Learnt {
  met: Float32Array
}

/** `onProgress` hears 0..1. */
export function learnPairs(
  parallel: ParallelText,
  pairs: WordPairs,
  seeds: Seeds | undefined,
  onProgress: (share: number) => void = () => undefined,
): LearntPairs {
  const learnt: LearntPairs = {
    ...firstTable(parallel, pairs, seeds),
    jumpsInOriginal: firstJumps(),
    jumpsInText: firstJumps(),
    met: new Float32Array(pairs.count),
  }
  const cost = roundsWithoutPlaces + roundsWithChains * chainCost
  for (let round = 1; round <= roundsWithoutPlaces; round += 1) {
    take(learnt, withoutPlaces(parallel, pairs, learnt), seeds, parallel, pairs)
    onProgress(round / cost)
  }
  for (let round = 1; round <= roundsWithChains; round += 1) {
    const counts = emptyTable(parallel, pairs)
    const jumps = { jumpsInOriginal: noJumps(), jumpsInText: noJumps() }
    walkVerses(parallel, pairs, learnt, jumps, (verse) => addAgreed(counts, verse))
    learnt.met.set(counts.toText)
    take(learnt, counts, seeds, parallel, pairs)
    learnt.jumpsInOriginal = jumpsOf(jumps.jumpsInOriginal)
    learnt.jumpsInText = jumpsOf(jumps.jumpsInText)
    onProgress((roundsWithoutPlaces + round * chainCost) / cost)
  }
  return learnt
}

/** Every pair alike, as far as seeds do not say more. */
function firstTable(parallel: ParallelText, pairs: WordPairs, seeds: Seeds | undefined): PairTable {
  const table = emptyTable(parallel, pairs)
  table.toText.fill(1)
  table.toOriginal.fill(1)
  table.textAlone.fill(1)
  table.originalAlone.fill(1)
  for (const [pair, count] of seeds?.entries() ?? []) {
    table.toText[pair] = 1 + seedLead * count
    table.toOriginal[pair] = 1 + seedLead * count
  }
  toShares(table, parallel, pairs)
  return table
}

function take(
  learnt: Learnt,
  counts: PairTable,
  seeds: Seeds | undefined,
  parallel: ParallelText,
  pairs: WordPairs,
): void {
  for (const [pair, count] of seeds?.entries() ?? []) {
    counts.toText[pair] = (counts.toText[pair] ?? 0) + count
    counts.toOriginal[pair] = (counts.toOriginal[pair] ?? 0) + count
  }
  toShares(counts, parallel, pairs)
  Object.assign(learnt, counts)
}

/** One round of model 1 in both directions. */
function withoutPlaces(parallel: ParallelText, pairs: WordPairs, learnt: PairTable): PairTable {
  const counts = emptyTable(parallel, pairs)
  const { cellStarts, cells } = pairs
  const sums = new Float64Array(mostWords)
  for (let verse = 0; verse + 1 < cellStarts.length; verse += 1) {
    const own = cells.subarray(cellStarts[verse] ?? 0, cellStarts[verse + 1] ?? 0)
    if (own.length === 0) continue
    addText(counts, learnt, own, wordsIn(parallel.text, verse), sums)
    addOriginal(counts, learnt, own, wordsIn(parallel.original, verse))
  }
  return counts
}

/** Every word of the text comes from one of the original or none. */
function addText(
  counts: PairTable,
  learnt: PairTable,
  cells: Uint32Array,
  text: Uint32Array,
  sums: Float64Array,
): void {
  const { length: columns } = text
  for (let column = 0; column < columns; column += 1) sums[column] = learnt.textAlone[text[column] ?? 0] ?? 0
  for (let cell = 0, column = 0; cell < cells.length; cell += 1) {
    sums[column] = (sums[column] ?? 0) + (learnt.toText[cells[cell] ?? 0] ?? 0)
    column = column + 1 === columns ? 0 : column + 1
  }
  for (let column = 0; column < columns; column += 1) {
    const word = text[column] ?? 0
    const share = 1 / (sums[column] ?? 1)
    sums[column] = share
    counts.textAlone[word] = (counts.textAlone[word] ?? 0) + (learnt.textAlone[word] ?? 0) * share
  }
  for (let cell = 0, column = 0; cell < cells.length; cell += 1) {
    const pair = cells[cell] ?? 0
    counts.toText[pair] = (counts.toText[pair] ?? 0) + (learnt.toText[pair] ?? 0) * (sums[column] ?? 0)
    column = column + 1 === columns ? 0 : column + 1
  }
}

/** Every word of the original comes from one of the text or none. */
function addOriginal(counts: PairTable, learnt: PairTable, cells: Uint32Array, original: Uint32Array): void {
  const columns = cells.length / original.length
  for (let row = 0; row < original.length; row += 1) {
    const word = original[row] ?? 0
    const alone = learnt.originalAlone[word] ?? 0
    const [from, to] = [row * columns, (row + 1) * columns]
    let sum = alone
    for (let cell = from; cell < to; cell += 1) sum += learnt.toOriginal[cells[cell] ?? 0] ?? 0
    counts.originalAlone[word] = (counts.originalAlone[word] ?? 0) + alone / sum
    for (let cell = from; cell < to; cell += 1) {
      const pair = cells[cell] ?? 0
      counts.toOriginal[pair] = (counts.toOriginal[pair] ?? 0) + (learnt.toOriginal[pair] ?? 0) / sum
    }
  }
}

/** A pair that one direction thinks impossible is not worth counting. */
const leastCount = 1e-6

/** Counts what both directions say of the pairs of a verse; the rest of each word is alone. */
function addAgreed(counts: PairTable, { original, text, cells, inText, inOriginal }: WalkedVerse): void {
  const [rows, columns] = [original.length, text.length]
  const alone = new Float64Array(columns).fill(1)
  for (let row = 0; row < rows; row += 1) {
    let rest = 1
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column
      const both = (inText[column * rows + row] ?? 0) * (inOriginal[cell] ?? 0)
      if (both < leastCount) continue
      rest -= both
      alone[column] = (alone[column] ?? 0) - both
      const pair = cells[cell] ?? 0
      counts.toText[pair] = (counts.toText[pair] ?? 0) + both
      counts.toOriginal[pair] = (counts.toOriginal[pair] ?? 0) + both
    }
    const word = original[row] ?? 0
    counts.originalAlone[word] = (counts.originalAlone[word] ?? 0) + Math.max(0, rest)
  }
  for (let column = 0; column < columns; column += 1) {
    const word = text[column] ?? 0
    counts.textAlone[word] = (counts.textAlone[word] ?? 0) + Math.max(0, alone[column] ?? 0)
  }
}
