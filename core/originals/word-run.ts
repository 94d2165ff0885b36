/** A run of words of a verse, and the words of the original behind it. */

export interface WordRun {
  /** UTF-16 offsets in the text of the verse; equal for words of the original that nothing renders. */
  from: number
  to: number
  /** `G25`, `H430G`, in the order of the source; may be empty where only a form or a lemma is known. */
  numbers: readonly string[]
  /** The code of its form as the source has it (`V-AAI-3S`, `HVqp3ms`). */
  form?: string
  /** The word of the original in its dictionary form, or as it stands there. */
  lemma?: string
  /** What it means here, in the language of the layer. */
  gloss?: string
}

/** Words of a book: by chapter and verse (number of its first), in the order of the text. */
export type WordsOfBook = Map<number, ReadonlyMap<number, readonly WordRun[]>>

/** By number of the book, books without any left out. */
export type WordsOfBooks = Map<number, WordsOfBook>
