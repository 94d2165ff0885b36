/**
 * Where marked words stand in the text of a verse. The hash says whether the text is the one they were marked in; in a corrected text they stand
 * where exactly these words are exactly once. They are never moved by guess.
 */
import type { WordMarkFields } from '../../contract/members/word-mark'
import { hash128 } from '../../hash-128'
import { snapToWords, type WordRange, wordsIn } from './word-range'

/** What a mark keeps of its words. `text`: the words of the verse; the range begins and ends at words. */
export function keptWords(
  text: string,
  { from, to }: WordRange,
): Pick<WordMarkFields, 'hash' | 'from' | 'to' | 'words'> {
  return { hash: hash128(text), from, to, words: text.slice(from, to).normalize('NFC') }
}

/** The range of marked words in the text of their verse in their own edition; undefined where they stand nowhere, or more than once. */
export function standingWords(
  mark: Pick<WordMarkFields, 'hash' | 'from' | 'to' | 'words'>,
  text: string,
): WordRange | undefined {
  const marked = spelled(mark.words)
  if (marked.length === 0) return undefined
  if (mark.hash !== hash128(text)) return onlyPlace(text, marked)
  const range = snapToWords(text, mark)
  // Offsets that somebody wrote by hand may name other words.
  return range && spelled(text.slice(range.from, range.to)).join(' ') === marked.join(' ') ? range : undefined
}

/** The one place where these words follow each other, whatever signs stand between them. */
function onlyPlace(text: string, marked: readonly string[]): WordRange | undefined {
  const words = wordsIn(text)
  const spelling = words.map(({ from, to }) => text.slice(from, to).normalize('NFC'))
  const starts = words.flatMap((_, at) =>
    marked.every((word, index) => spelling[at + index] === word) ? [at] : [],
  )
  const [start] = starts
  const first = start === undefined ? undefined : words[start]
  const last = start === undefined ? undefined : words[start + marked.length - 1]
  return starts.length === 1 && first && last ? { from: first.from, to: last.to } : undefined
}

/** The words of a text, composed: a server composes what it stores, an edition keeps the order of its points. */
function spelled(text: string): string[] {
  return wordsIn(text).map(({ from, to }) => text.slice(from, to).normalize('NFC'))
}
