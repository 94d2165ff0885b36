/** Finds passages in running text: footnotes, notes, answers (PASSAGES C-7, G-30). */
import { Reader } from './grammar/reader'
import { readReference } from './grammar/reference'
import { normalise } from './lexing/normalise'
import { tokenise } from './lexing/tokenise'
import type { PassageContext, PassageRef } from './reference'

/**
 * The references in a text, in order, each with its range in the text. A bare book name does not count; places that do not
 * exist are left out. With `context.place`, "V. 4", "Kap. 7,11" and "7,11" are read against it. Never throws.
 */
export function extractPassages(text: string, context: PassageContext): readonly PassageRef[] {
  const normalised = normalise(text)
  const tokens = tokenise(normalised.text)
  const reader = new Reader(text, normalised, tokens, context, 'extract')
  const { state } = reader
  while (state.at < tokens.length) {
    const token = tokens[state.at]
    const isInside = token?.kind === 'number' && !token.isSpaced && tokens[state.at - 1]?.kind === 'word'
    if (token?.kind === 'sign' || isInside || !readReference(reader)) state.at += 1
  }
  return reader.refs
}
