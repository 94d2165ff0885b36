/** Words for chapter and verse before or after a number (PASSAGES G-10). */

import { skipDot, skipEnding } from '../naming/ordinals'
import { isWord, roleAt } from '../naming/source'
import { numberAt, type Reader } from './reader'

/** How a number is read: by its own word, or by what precedes it. */
export type Expected = 'chapter' | 'verse'

/**
 * `3. Kapitel`, `4. Vers`, `3rd chapter`: the word after a number whose token ended before `at`. `end` is the
 * token after the word.
 */
export function wordAfter(reader: Reader, at: number): { end: number; word?: Expected } {
  const word = skipDot(reader, skipEnding(reader, at))
  const role = word === at ? undefined : roleAt(reader, word)
  const isBeforeNumber = numberAt(reader, skipWordDot(reader, word))
  if (role === 'chapter' || (role === 'verse' && !isBeforeNumber)) return { end: word + 1, word: role }
  return { end: at }
}

/** First token after a word or sign, and after the dot that abbreviates a word. */
export function skipWordDot(reader: Reader, at: number): number {
  return isWord(reader, at) ? skipDot(reader, at + 1) : at + 1
}
