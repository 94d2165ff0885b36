/** Words for chapter and verse before or after a number (PASSAGES G-10). */
import type { Reader } from '../grammar/reader'
import { skipEnding } from '../naming/ordinals'

/** How a number is read: by a word of its own, or by what stands before it. */
export type Expected = 'chapter' | 'verse'

/** `Kap. 3`, `V. 16`: the token of the number, and the word before it. */
export function wordBefore(reader: Reader, at: number): { at: number; word?: Expected } {
  const word = reader.roleAt(at)
  return word === 'chapter' || word === 'verse' ? { at: skipWordDot(reader, at), word } : { at }
}

/** `3. Kapitel`, `4. Vers`, `3rd chapter`: where the number's token ended before `at`. `end` is behind the word. */
export function wordAfter(reader: Reader, at: number): { end: number; word?: Expected } {
  const { tokens } = reader
  const ending = skipEnding(tokens, at)
  const dotted = tokens[ending]?.text === '.' ? ending + 1 : ending
  const word = dotted === at ? undefined : reader.roleAt(dotted)
  if (word === 'chapter') return { end: dotted + 1, word }
  const isBeforeNumber = reader.numberAt(skipWordDot(reader, dotted)) !== undefined
  return word === 'verse' && !isBeforeNumber ? { end: dotted + 1, word } : { end: at }
}

/** First token after a word or sign, and after the dot that abbreviates a word. */
export function skipWordDot({ tokens }: Reader, at: number): number {
  return tokens[at]?.kind === 'word' && tokens[at + 1]?.text === '.' ? at + 2 : at + 1
}
