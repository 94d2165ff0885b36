/** Splits a normalised text into numbers, words and single signs. */
import { plainOf } from './fold'
import type { Normalised } from './normalise'

/** A number, a word or a sign. */
export interface Token {
  /** Hebrew words without geresh and gershayim. */
  text: string
  /** A word without accents (key K3); empty for numbers and signs. */
  plain: string
  /** Of a number; -1 for words and signs. */
  value: number
  /** UTF-16 range in the normalised text. */
  start: number
  end: number
}

/**
 * Tokens of a normalised text in order; spaces lie only between their ranges. A text whose every unit is
 * unchanged consists of letters of Western Europe and needs no Unicode tables: preparing those takes longer
 * than reading a passage.
 */
export function tokenise({ text: whole, origin }: Normalised): Token[] {
  const tokens: Token[] = []
  // Digits; letters; any other sign except spaces and slashes.
  const every =
    origin.length > 0 ? /(\d+)|([\p{L}\p{M}\p{Cs}\u05F3\u05F4]+)|[^ /]/gu : /(\d+)|([a-zß-öø-ÿ]+)|[^ /]/g
  for (const { 0: token, 1: digits, 2: word = '', index: start } of whole.matchAll(every)) {
    const text = withoutGeresh(token)
    const value = digits ? Number(digits) : -1
    const end = start + token.length
    if (text !== '') tokens.push({ text, plain: word && plainOf(text), value, start, end })
  }
  return tokens
}

/** A word without geresh and gershayim. */
export function withoutGeresh(word: string): string {
  return word.replace(/[\u05F3\u05F4]/g, '')
}
