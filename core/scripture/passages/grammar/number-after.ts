/** Whether numbers follow a name. */
import type { NameMatch } from '../naming/match-words'
import { isNumber, isRole, skipSign, tokenAt } from '../naming/source'
import { nameAt, type Reader } from './reader'
import { romanAt } from './roman'

/** True when a chapter or verse follows a name, also after a sign or a word for it (PASSAGES G-20). */
export function hasNumberAfter(reader: Reader, { end, index }: NameMatch): boolean {
  const at = skipSign(reader, end, ':.,')
  if (isNumber(reader, at) || isChapterOrVerse(reader, at)) return true
  return index.numbers.has(tokenAt(reader, at).text) || romanAt(reader, at) > 0
}

/** True for a word for chapter or verse. */
export function isChapterOrVerse(reader: Reader, at: number): boolean {
  return isRole(reader, at, 'chapter', 'verse')
}

/** True for the name of a book with its number. */
export function isBook(reader: Reader, at: number): boolean {
  const name = nameAt(reader, at)
  return !!name && hasNumberAfter(reader, name)
}
