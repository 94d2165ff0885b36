/** Words of a verse as a layer counts them: letters, marks and digits that stand together. Offsets are UTF-16. */

const token = /[\p{L}\p{M}\p{N}]+/gu

export interface Token {
  from: number
  to: number
}

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(token), ({ index, 0: { length } }) => ({ from: index, to: index + length }))
}

/** The part of a range that begins and ends with a letter; at its end and empty where it has none. */
export function toLetters(text: string, from: number, to: number): Token {
  if (from < to && isPlainLetter(text.charCodeAt(from)) && isPlainLetter(text.charCodeAt(to - 1)))
    return { from, to }
  const tokens = tokensOf(text.slice(from, to))
  const [first] = tokens
  const last = tokens.at(-1)
  return first && last ? { from: from + first.from, to: from + last.to } : { from: to, to }
}

/** Without accents; most words of most texts begin and end so. */
function isPlainLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

/** By what equal words are told in a layer: without marks, in small letters. */
export function wordKey(text: string): string {
  return text.replace(/\p{M}/gu, '').toLowerCase()
}
