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

/** Undefined when the input does not begin like a name. */
export function typedName(raw: string, names: readonly NameIndex[]): TypedName | undefined {
  const { text } = normalise(raw)
  const tokens = tokenise(text)
  const starts = [{ value: 0, end: 0 }, ...ordinalsAt(tokens, 0, names)]
  const ways = starts.flatMap(({ value, end }) => wayFrom(tokens, value, end, names) ?? [])
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
): Way | undefined {
  let key = emptyKey
  let words = 0
  let end = start
  for (let at = skipAround(tokens, start, names); at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'word' && !isPlaceWord(token, names, words)) {
      key = extendKey(key, token)
      words += 1
      end = at + 1
    } else if (token?.kind !== 'sign' || !joiners.includes(token.text)) break
  }
  const isAlone = words === 0 && ordinal > 0 && start === tokens.length
  return words > 0 || isAlone ? { key: withOrdinal(key, ordinal), words, end } : undefined
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
