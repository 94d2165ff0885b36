/** Cuts a normalised text into numbers, words and single signs. */
import { plainOf } from './fold'

export interface Token {
  kind: 'number' | 'word' | 'sign'
  /** Hebrew words without geresh and gershayim. */
  text: string
  /** The word without accents (key K3); the text itself for numbers and signs. */
  plain: string
  /** Of a number, Infinity above nine digits; -1 for words and signs. */
  value: number
  /** UTF-16 range in the normalised text. */
  start: number
  end: number
  /** A space, or nothing at all, stands before it. */
  isSpaced: boolean
}

/** Tokens of a text made by `normalise`, in order; spaces are kept only as `isSpaced`. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let isSpaced = true
  while (at < text.length) {
    if (text[at] === ' ' || text[at] === '/') {
      isSpaced = true
      at += 1
      continue
    }
    const token = isDigit(text, at)
      ? numberAt(text, at)
      : isLetter(text, at)
        ? wordAt(text, at)
        : signAt(text, at)
    token.isSpaced = isSpaced
    tokens.push(token)
    isSpaced = false
    at = token.end
  }
  return tokens
}

const maxDigits = 9
/** A letter or an accent; also half of a pair, which can only be a letter of a rare script or a picture. */
const letter = /[\p{L}\p{M}\uD800-\uDFFF]/u

function numberAt(text: string, start: number): Token {
  let end = start + 1
  while (isDigit(text, end)) end += 1
  const digits = text.slice(start, end)
  const value = digits.length > maxDigits ? Number.POSITIVE_INFINITY : Number(digits)
  return { kind: 'number', text: digits, plain: digits, value, start, end, isSpaced: false }
}

const geresh = /[\u05F3\u05F4]/
const everyGeresh = /[\u05F3\u05F4]/g

/** Geresh and gershayim belong to the Hebrew word they stand in or end, and mean nothing there. */
function wordAt(text: string, start: number): Token {
  let end = start + 1
  while (isLetter(text, end) || geresh.test(text.charAt(end))) end += 1
  const word = text.slice(start, end).replace(everyGeresh, '')
  return { kind: 'word', text: word, plain: plainOf(word), value: -1, start, end, isSpaced: false }
}

function signAt(text: string, start: number): Token {
  const sign = text.charAt(start)
  return { kind: 'sign', text: sign, plain: sign, value: -1, start, end: start + 1, isSpaced: false }
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  return at < text.length && letter.test(text.charAt(at))
}
