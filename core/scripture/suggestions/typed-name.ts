/** An input that is being typed, cut into the name of a book and what follows it (PASSAGES A-2). */
import { normalise } from '../passages/lexing/normalise'
import { type Token, tokenise } from '../passages/lexing/tokenise'
import type { NameIndex } from '../passages/naming/name-index'
import { emptyKey, extendKey, type NameKey, withOrdinal } from '../passages/naming/name-keys'
import { ordinalsAt } from '../passages/naming/ordinals'

export interface TypedName {
  /** Ways to look the name up, each once: with its words as they are, and with an ordinal at their head. Never empty. */
  keys: readonly NameKey[]
  /** Number of words of the name, its ordinal not counted. */
  words: number
  /** Chapter and verse as typed, normalised; empty for a bare name. */
  rest: string
}

/**
 * Undefined when the input does not begin like a name. `leftOut` words at the end of the name are read as numbers, as Hebrew writes
 * them with letters.
 */
export function typedName(raw: string, names: readonly NameIndex[], leftOut = 0): TypedName | undefined {
  const { text } = normalise(raw)
  const tokens = tokenise(text)
  const starts = [{ value: 0, end: 0 }, ...ordinalsAt(tokens, 0, names)]
  const ways = starts.flatMap(({ value, end }) => wayFrom(tokens, value, end, names, leftOut) ?? [])
  const longest = ways.toSorted((a, b) => b.end - a.end)[0]
  if (!longest) return undefined
  const keys = ways.filter(({ end }) => end === longest.end).map(({ key }) => key)
  return { keys, words: longest.words, rest: text.slice(tokens[longest.end]?.start ?? text.length) }
}

interface Way {
  key: NameKey
  words: number
  /** First token after the name. */
  end: number
}

/** The words from a token on, up to a number or a word such as "chapter"; an ordinal alone only at the end of the input. */
function wayFrom(
  tokens: readonly Token[],
  ordinal: number,
  start: number,
  names: readonly NameIndex[],
  leftOut: number,
): Way | undefined {
  const ends: number[] = []
  for (let at = skipAround(tokens, start, names); at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'word' && !isPlaceWord(token, names, ends.length)) ends.push(at + 1)
    else if (token?.kind !== 'sign' || !joiners.includes(token.text)) break
  }
  const own = ends.slice(0, ends.length - leftOut)
  const isAlone = ends.length === 0 && ordinal > 0 && start === tokens.length && leftOut === 0
  if (own.length === 0 && !isAlone) return undefined
  const words = own.flatMap((end) => tokens[end - 1] ?? [])
  const key = withOrdinal(words.reduce(extendKey, emptyKey), ordinal)
  return { key, words: words.length, end: own.at(-1) ?? start }
}

/** Between the words of a name they mean nothing. */
const joiners = ".-'"

/** Words without meaning before a name, as long as another word follows. */
function skipAround(tokens: readonly Token[], start: number, names: readonly NameIndex[]): number {
  let at = start
  while (tokens[at + 1]?.kind === 'word' && names.some(({ around }) => around.has(tokens[at]?.plain ?? '')))
    at += 1
  return at
}

function isPlaceWord({ plain }: Token, names: readonly NameIndex[], words: number): boolean {
  if (words === 0) return false
  return names.some(({ roles }) => roles.get(plain) === 'chapter' || roles.get(plain) === 'verse')
}
