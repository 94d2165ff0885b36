/** Cuts a normalised text into numbers, words and single signs. */
import { plainOf } from './fold'

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

/** Tokens of a text made by `normalise`, in order; spaces are kept only as `isSpaced`. */
export function tokenise(input: string): Token[] {
  const tokens: Token[] = []
  let last = -1
  for (const { 0: whole, 1: digits, 2: sign, index: start } of input.matchAll(
    isLatin(input) ? everyLatinToken : tokensOfScripts(),
  )) {
    const text = withoutGeresh(whole)
    const plain = digits || sign ? '' : plainOf(text)
    const value = digits ? Number(digits) : -1
    const end = start + whole.length
    if (text === '') continue
    tokens.push({ text, plain, value, start, end, isSpaced: start !== last })
    last = end
  }
  return tokens
}

/** Letters of Western Europe need no tables of Unicode: to make them ready takes longer than to read a passage. */
function isLatin(text: string): boolean {
  return /^[ -~ß-öø-ÿ]*$/.test(text)
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
