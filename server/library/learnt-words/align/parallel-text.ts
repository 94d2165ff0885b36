/** Verses of a text beside the same verses of its original, as rows of words: what an aligner learns from. */

/** Words of all verses, one verse after the other: `kinds[starts[k]]` is the first of verse k. */
export interface WordRows {
  starts: Uint32Array
  /** Which word it is, from 0. */
  kinds: Uint32Array
  /** How many different words there are. */
  size: number
}

/** Both sides have the same number of verses. */
export interface ParallelText {
  original: WordRows
  text: WordRows
}

/** A verse with more words on a side teaches nothing: the work grows with the square. */
export const mostWords = 300

/** Rows of verses as they are given, numbered in the order in which words appear first. */
export function wordRows(verses: readonly (readonly string[])[]): { rows: WordRows; names: string[] } {
  const numberOf = new Map<string, number>()
  const starts = new Uint32Array(verses.length + 1)
  const kinds = new Uint32Array(verses.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const [verse, words] of verses.entries()) {
    for (const word of words) {
      const number = numberOf.get(word) ?? numberOf.size
      if (number === numberOf.size) numberOf.set(word, number)
      kinds[at] = number
      at += 1
    }
    starts[verse + 1] = at
  }
  return { rows: { starts, kinds, size: numberOf.size }, names: [...numberOf.keys()] }
}

/** The words of a verse. */
export function wordsIn({ starts, kinds }: WordRows, verse: number): Uint32Array {
  return kinds.subarray(starts[verse] ?? 0, starts[verse + 1] ?? 0)
}
