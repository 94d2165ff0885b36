/** Finds passages in running text: footnotes, notes, answers (PASSAGES C-7, G-30). */

import { readReference } from './grammar/read-reference'
import { Reader } from './grammar/reader'
import { normalise } from './lexing/normalise'
import { type Token, tokenise } from './lexing/tokenise'
import type { PassageContext, PassageRef } from './reference'

/**
 * The references in a text, in order, each with its range in the text. A bare book name does not count; places that do not
 * exist are left out. With `context.place`, "V. 4", "Kap. 7,11" and "7,11" are read against it. Never throws.
 */
export function extractPassages(text: string, context: PassageContext): readonly PassageRef[] {
  const needsDigits = !context.names.some(({ hasLetterNumbers }) => hasLetterNumbers)
  if (needsDigits && !digit.test(text)) return []
  const normalised = normalise(text)
  const tokens = tokenise(normalised.text)
  const reader = new Reader(text, normalised, tokens, context, 'extract')
  const { state } = reader
  while (state.at < tokens.length) {
    if (needsDigits) state.at = Math.max(state.at, numberFrom(tokens, state.at) - reach)
    if (!mayBegin(tokens, state.at) || !readReference(reader)) state.at += 1
  }
  return reader.refs
}

const digit = /\p{Nd}/u
/** More tokens than a name with all the words around it has before its number. */
const reach = 16

/** The first number at or after a token; if there is none, out of reach behind the last. */
function numberFrom(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length && tokens[at]?.kind !== 'number') at += 1
  return at === tokens.length ? at + reach : at
}

/** A number that ends a word (`H7225`) is no ordinal. */
function mayBegin(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'number') return token?.kind === 'word'
  return token.isSpaced || tokens[at - 1]?.kind !== 'word'
}
