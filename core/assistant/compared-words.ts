/** Words as they are compared: without case, accents, points, signs; and how many make a quotation. */
import { foldWord } from '../words/fold'
import { forEachWord } from '../words/words'

export interface Word {
  /** As compared; `ß` is `ss` and `ä` is `a` in every language. */
  folded: string
  start: number
  end: number
}

/** The words of a text in order; numbers are none, since verses are printed with them. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  forEachWord(text, (start, end) => {
    const folded = foldWord(text.slice(start, end), '')
    if (folded !== '' && !/^\d+$/.test(folded)) words.push({ folded, start, end })
  })
  return words
}

export function foldedWords(text: string): string[] {
  return wordsOf(text).map(({ folded }) => folded)
}

/** A letter of a script whose words say more with fewer letters. */
const dense = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Fewest words that read as a quotation. */
export function fewestWords(text: string): number {
  return dense.test(text) ? 4 : 5
}

/**
 * Whether a text in quotation marks reads as a quotation: enough words or letters. One or two words are a term or a title, however
 * long they are, but not what is written without spaces.
 */
export function isQuotation(text: string): boolean {
  const words = foldedWords(text)
  if (words.length >= fewestWords(text)) return true
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  return letters >= (words.length > 2 ? (dense.test(text) ? 10 : 12) : 32)
}

/** Whether a text without quotation marks, introduced like speech, reads as one. */
export function hasEnoughWords(text: string): boolean {
  return wordsOf(text).length >= fewestWords(text)
}
