/** Walks the verses of a parallel text with a chain in each direction: how likely each pair of words of a verse is. */
import { chainRoom, walkChain } from './hidden-chain'
import type { Jumps } from './jumps'
import { mostWords, type ParallelText, wordsIn } from './parallel-text'
import type { PairTable } from './shares'
import type { WordPairs } from './word-pairs'

/** What has been learnt so far. */
export interface Learnt extends PairTable {
  jumpsInOriginal: Jumps
  jumpsInText: Jumps
}

/** Distances that were met. */
export type JumpCounts = Pick<Learnt, 'jumpsInOriginal' | 'jumpsInText'>

export interface WalkedVerse {
  verse: number
  /** Words of the original and of the text: rows and columns. */
  original: Uint32Array
  text: Uint32Array
  /** The pairs: a row for each word of the original. */
  cells: Uint32Array
  /** How likely a word of the text comes from each word of the original: a row for each word of the text. */
  inText: Float64Array
  /** How likely a word of the original comes from each word of the text: a row for each word of the original. */
  inOriginal: Float64Array
}

/** Verses without cells are left out. What a visit gets is filled anew for the next one. */
export function walkVerses(
  parallel: ParallelText,
  { cellStarts, cells }: WordPairs,
  learnt: Learnt,
  counts: JumpCounts,
  visit: (verse: WalkedVerse) => void,
): void {
  const room = chainRoom()
  const table = () => new Float64Array(mostWords * mostWords)
  const [inText, inOriginal, emission] = [table(), table(), table()]
  const emissionNone = new Float64Array(mostWords)
  for (let verse = 0; verse + 1 < cellStarts.length; verse += 1) {
    const own = cells.subarray(cellStarts[verse] ?? 0, cellStarts[verse + 1] ?? 0)
    if (own.length === 0) continue
    const original = wordsIn(parallel.original, verse)
    const text = wordsIn(parallel.text, verse)
    const [rows, columns] = [original.length, text.length]
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        emission[column * rows + row] = learnt.toText[own[row * columns + column] ?? 0] ?? 0
    for (let column = 0; column < columns; column += 1)
      emissionNone[column] = learnt.textAlone[text[column] ?? 0] ?? 0
    const chain = { emission, emissionNone }
    walkChain(
      { ...chain, words: columns, states: rows, jumps: learnt.jumpsInOriginal },
      inText,
      counts.jumpsInOriginal,
      room,
    )
    for (let cell = 0; cell < own.length; cell += 1) emission[cell] = learnt.toOriginal[own[cell] ?? 0] ?? 0
    for (let row = 0; row < rows; row += 1) emissionNone[row] = learnt.originalAlone[original[row] ?? 0] ?? 0
    walkChain(
      { ...chain, words: rows, states: columns, jumps: learnt.jumpsInText },
      inOriginal,
      counts.jumpsInText,
      room,
    )
    visit({ verse, original, text, cells: own, inText, inOriginal })
  }
}
