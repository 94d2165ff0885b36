/** Ordinals before the name of a numbered book: `1`, `1.`, `1st`, `I.`, `erste` (PASSAGES N-12). */
import type { Token } from '../lexing/tokenise'
import type { NameIndex } from './name-index'

export interface Ordinal {
  /** 1-5. */
  value: number
  /** First token after it. */
  end: number
}

/** All ways to read an ordinal at a token; whether a name follows is not looked at. */
export function ordinalsAt(tokens: readonly Token[], at: number, names: readonly NameIndex[]): Ordinal[] {
  const token = tokens[at]
  if (!token || token.kind === 'sign') return []
  if (token.kind === 'number') return digitOrdinals(tokens, at, token.value)
  const value = roman.get(token.text) ?? ordinalWord(token, names)
  return value === undefined ? [] : [{ value, end: skipDot(tokens, at + 1) }]
}

/** Endings of ordinals in all languages, without accents: 1st, 2nd, 1er, 2e, 1ª, 1º, 3ra. */
const endings = new Set('st nd rd th er re ere e eme nde a o ra ro era ero da do'.split(' '))
const roman = new Map([
  ['i', 1],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
  ['v', 5],
])
const highest = 5

function digitOrdinals(tokens: readonly Token[], at: number, value: number): Ordinal[] {
  if (value < 1 || value > highest) return []
  const found = [{ value, end: skipDot(tokens, at + 1) }]
  const ending = tokens[found[0]?.end ?? 0]
  if (ending?.kind === 'word' && !ending.isSpaced && endings.has(ending.plain)) {
    found.push({ value, end: skipDot(tokens, skipDot(tokens, at + 1) + 1) })
  }
  return found
}

/** First token after the ending of an ordinal, such as `rd` in `23rd`, or `at` itself. */
export function skipEnding(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  return token?.kind === 'word' && !token.isSpaced && endings.has(token.plain) ? at + 1 : at
}

/** The number a word counts as (`erste`, `الأولى`); undefined for any other. */
export function ordinalWord(token: Token | undefined, names: readonly NameIndex[]): number | undefined {
  if (token?.kind !== 'word') return undefined
  for (const { ordinals } of names) {
    const value = ordinals.get(token.plain)
    if (value !== undefined) return value
  }
  return undefined
}

function skipDot(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '.' ? at + 1 : at
}
