/** Ordinals before the name of a numbered book: `1`, `1.`, `1st`, `I.`, `erste` (PASSAGES N-12). */
import type { Token } from '../lexing/tokenise'
import { firstIn, type NameIndex } from './name-index'

export interface Ordinal {
  /** 1-5. */
  value: number
  /** First token after it. */
  end: number
}

/** All ways to read an ordinal at a token; whether a name follows is not looked at. */
export function ordinalsAt(tokens: readonly Token[], at: number, names: readonly NameIndex[]): Ordinal[] {
  const token = tokens[at]
  const { text = '', value: digits = 0 } = token ?? {}
  const value = digits > 0 ? digits : romans.indexOf(text) + 1 || ordinalWord(token, names)
  if (value < 1 || value > romans.length) return []
  const end = skipDot(tokens, at + 1)
  const behindEnding = skipDot(tokens, skipEnding(tokens, end))
  const shorter = { value, end }
  return end === behindEnding ? [shorter] : [shorter, { value, end: behindEnding }]
}

/** Endings of ordinals in all languages, without accents: 1st, 2nd, 1er, 2e, 1ª, 1º, 3ra. */
const endings = new Set('st nd rd th er re ere e eme nde a o ra ro era ero da do'.split(' '))
const romans = ['i', 'ii', 'iii', 'iv', 'v']

/** First token after the ending of an ordinal, such as `rd` in `23rd`, or `at` itself. */
export function skipEnding(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  return token && !token.isSpaced && endings.has(token.plain) ? at + 1 : at
}

/** The number a word counts as (`erste`, `الأولى`); 0 for any other. */
export function ordinalWord(token: Token | undefined, names: readonly NameIndex[]): number {
  return firstIn(names, ({ ordinals }) => ordinals.get(token?.plain ?? '')) ?? 0
}

/** First token after a dot, or `at` itself. */
export function skipDot(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '.' ? at + 1 : at
}
