/** Cuts a normalised text into numbers, words and single signs. */
import { plainOf } from './fold'
import type { Normalised } from './normalise'

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
  /** A space, or nothing at all, stands before it. */
  isSpaced: boolean
}

/**
 * Tokens of a normalised text in order; spaces are kept only as `isSpaced`. A text in which every unit stands for itself is in
 * letters of Western Europe and needs no tables of Unicode: to make them ready takes longer than to read a passage.
 */
export function tokenise({ text: whole, origin }: Normalised): Token[] {
  const tokens: Token[] = []
  let last = -1
  const every = origin.length > 0 ? tokensOfScripts() : everyLatinToken
  for (const { 0: token, 1: digits, 2: sign, index: start } of whole.matchAll(every)) {
    const text = withoutGeresh(token)
    const plain = digits || sign ? '' : plainOf(text)
    const value = digits ? Number(digits) : -1
    const end = start + token.length
    if (text === '') continue
    tokens.push({ text, plain, value, start, end, isSpaced: start !== last })
    last = end
  }
  return tokens
}

/** Digits; letters; any other sign but spaces and slashes. */
const everyLatinToken = /(\d+)|[a-zß-öø-ÿ]+|([^ /])/g

/**
 * The same for any script: letters and their accents. Geresh and gershayim belong to the Hebrew word they stand at, and mean
 * nothing. Half a pair counts as a letter: of which character it was nobody can say. Made only when it is asked for.
 */
function tokensOfScripts(): RegExp {
  return /(\d+)|[\p{L}\p{M}\p{Cs}\u05F3\u05F4]+|([^ /])/gu
}

/** A word without geresh and gershayim. */
export function withoutGeresh(word: string): string {
  return word.replace(/[\u05F3\u05F4]/g, '')
}
