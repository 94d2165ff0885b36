/** Finds passages in running text: footnotes, notes, answers (PASSAGES C-7, G-30). */

import { maxNameTokens, maxRunningText } from '../../limits'
import { readReference } from './grammar/read-reference'
import { openReader, type Reader } from './grammar/reader'
import { hasLetterNumbers, isNumber, isSpaced, isWord } from './naming/source'
import type { PassageContext, PassageRef } from './reference'

/**
 * The references in a text, in order, each with its range in the text. A bare book name does not count;
 * places that do not exist are left out. With `context.place`, "V. 4", "Kap. 7,11" and "7,11" are relative to
 * it. Of a text longer than `maxRunningText` the rest is not read. Never throws.
 */
export function extractPassages(text: string, context: PassageContext): readonly PassageRef[] {
  const hasLetters = hasLetterNumbers(context.names)
  if (!hasLetters && !/\p{Nd}/u.test(text)) return []
  const reader = openReader(beginningOf(text), context, true)
  while (reader.at < reader.tokens.length) {
    const near = reader.tokens.slice(reader.at, reader.at + maxNameTokens)
    const isNear = hasLetters || near.some(({ value }) => value >= 0)
    if (!isNear || !mayBegin(reader) || !readReference(reader)) reader.at += 1
  }
  return reader.refs
}

/** Up to a space, so that no number is cut in half. */
function beginningOf(text: string): string {
  if (text.length <= maxRunningText) return text
  return text.slice(0, maxRunningText).replace(/\S+$/, '')
}

/** A word, or a number that does not end a word (`H7225`). */
function mayBegin(reader: Reader): boolean {
  const { at } = reader
  return isWord(reader, at) || (isNumber(reader, at) && (isSpaced(reader, at) || !isWord(reader, at - 1)))
}
