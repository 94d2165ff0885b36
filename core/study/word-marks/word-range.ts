/**
 * Ranges of words in the text of a verse. A range begins and ends at borders of words, so it never divides a surrogate pair, nor a letter from
 * its points; signs around its words are not in it. Offsets are UTF-16.
 */
import { forEachWord } from '../../words/words'

/** From a first word to a last one. */
export interface WordRange {
  from: number
  to: number
}

/** The words of a text, in order. */
export function wordsIn(text: string): WordRange[] {
  const words: WordRange[] = []
  forEachWord(text, (from, to) => words.push({ from, to }))
  return words
}

/** The words that a range touches, whole; undefined where it touches none. Ends in the wrong order, or outside of the text, are no error. */
export function snapToWords(text: string, { from, to }: WordRange): WordRange | undefined {
  const touched = wordsIn(text).filter((word) => word.from < to && word.to > from)
  const [first] = touched
  const last = touched.at(-1)
  return first && last && { from: first.from, to: last.to }
}

/** Whether a range has all words of a text. */
export function isWholeText(text: string, { from, to }: WordRange): boolean {
  const words = wordsIn(text)
  return words.length > 0 && from <= (words[0]?.from ?? 0) && to >= (words.at(-1)?.to ?? 0)
}

/** Whether no word stands between two offsets: ranges that end there touch each other. */
export function isEmptyBetween(text: string, from: number, to: number): boolean {
  return wordsIn(text.slice(from, Math.max(from, to))).length === 0
}
