/** Looks ahead: whether a number belongs to the name of the next reference, and whether words of prose follow. */
import { matchName, type NameMatch } from '../naming/match-name'
import { hebrewNumber } from '../numbers/hebrew-number'
import { isPart, type Reader } from './reader'

/**
 * True when the number at a token is the ordinal of a book whose chapter follows: `Joh 3, 1. Mose 4`. After a semicolon the
 * name may also stand alone.
 */
export function beginsName(reader: Reader, at: number): boolean {
  const { tokens, context } = reader
  if (tokens[at]?.kind !== 'number') return false
  const match = matchName(tokens, at, context.names)
  return match !== undefined && (tokens[at - 1]?.text === ';' || hasNumberAfter(reader, match))
}

/** True when a chapter or verse stands after a name, also after a sign or a word for them (PASSAGES G-20). */
export function hasNumberAfter(reader: Reader, { end, index }: NameMatch): boolean {
  const at = skipIntroSign(reader, end)
  const token = reader.tokens[at]
  if (token?.kind === 'number') return true
  const role = reader.roleAt(at)
  if (role === 'chapter' || role === 'verse') return true
  return index.hasLetterNumbers && token?.kind === 'word' && hebrewNumber(token.text) !== undefined
}

/** First token after a `:`, `.` or `,` between name and number. */
export function skipIntroSign({ tokens }: Reader, at: number): number {
  const sign = tokens[at]?.text
  return sign === ':' || sign === '.' || sign === ',' ? at + 1 : at
}

/** True when a word that belongs to no reference stands after the number at a token: `3, 12 Jünger`. */
export function isBeforeProse(reader: Reader, at: number): boolean {
  const { tokens, context } = reader
  const next = tokens[at + 1]
  if (next?.kind !== 'word' || isPart(next) || reader.roleAt(at + 1)) return false
  return matchName(tokens, at + 1, context.names) === undefined
}
