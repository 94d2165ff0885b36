/** An input split into tokens, the names it is read with, and questions about single tokens. */
import { normalise } from '../lexing/normalise'
import { type Token, tokenise } from '../lexing/tokenise'
import { firstIn, type NameIndex, type WordRole } from './name-index'

/** Tokens and names. */
export interface Source {
  tokens: readonly Token[]
  /** Lists of names in the order they are tried (PASSAGES B-3). */
  names: readonly NameIndex[]
  /** Running text, in which passages are searched. */
  isProse?: boolean
}

/** The source of an input text. */
export function sourceOf(text: string, names: readonly NameIndex[]): Source {
  return { tokens: tokenise(normalise(text)), names }
}

/** A token; before the first and after the last one a placeholder sign. */
export function tokenAt({ tokens }: Source, at: number): Token {
  return tokens[at] ?? noToken
}

const noToken: Token = {
  text: '\n',
  plain: '',
  value: -1,
  start: Infinity,
  end: -1,
}

/** True for a word. */
export function isWord(source: Source, at: number): boolean {
  return tokenAt(source, at).plain !== ''
}

/** True for a number in digits. */
export function isNumber(source: Source, at: number): boolean {
  return tokenAt(source, at).value >= 0
}

/** True when numbers may be written with letters too (PASSAGES H-1). */
export function hasLetterNumbers(names: readonly NameIndex[]): boolean {
  return names.some(({ numbers }) => numbers.size > 0)
}

/** True when a space precedes a token, or when it is the first. */
export function isSpaced(source: Source, at: number): boolean {
  return tokenAt(source, at).start !== tokenAt(source, at - 1).end
}

/** True for letters a-e, in order, directly after a number or a sign (PASSAGES G-18). */
export function isPart(source: Source, at: number): boolean {
  return !isSpaced(source, at) && /^a?b?c?d?e?$/.test(tokenAt(source, at).text)
}

/** True for a sign: neither word nor number. */
export function isOther(source: Source, at: number): boolean {
  return !isWord(source, at) && !isNumber(source, at)
}

/** True for one of these signs. */
export function isSign(source: Source, at: number, signs: string): boolean {
  return signs.includes(tokenAt(source, at).text)
}

/** A name with one more word; `''` is the name without any. */
export function withWord(name: string, source: Source, at: number): string {
  return name + (name && isSpaced(source, at) ? ' ' : '') + tokenAt(source, at).text
}

/** The token after one of these signs, or `at` itself. */
export function skipSign(source: Source, at: number, signs: string): number {
  return isSign(source, at, signs) ? at + 1 : at
}

/** The meaning of a word or sign between numbers. */
export function roleAt(source: Source, at: number): WordRole | undefined {
  const { text, plain } = tokenAt(source, at)
  return commonRoles.get(text) ?? firstIn(source.names, ({ roles }) => roles.get(plain))
}

/** Signs and the two marks that mean the same in every language. */
const commonRoles: ReadonlyMap<string, WordRole> = new Map([
  ['-', 'to'],
  ['~', 'to'],
  ['+', 'and'],
  ['&', 'and'],
  ['f', 'next'],
  ['ff', 'rest'],
])

/** True when the token has one of these meanings. */
export function isRole(source: Source, at: number, ...roles: (WordRole | undefined)[]): boolean {
  return roles.includes(roleAt(source, at))
}

/** True for a word without meaning, such as an article. */
export function isAround(source: Source, at: number): boolean {
  return isOfList(source, at, 'around')
}

/** True for a word in one of the lists of a language. */
export function isOfList(source: Source, at: number, list: 'around' | 'titles' | 'letters'): boolean {
  return source.names.some((index) => index[list].has(tokenAt(source, at).plain))
}
