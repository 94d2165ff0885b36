/** An input that is being typed, cut into the name of a book and what follows it (PASSAGES A-2). */
import { normalise } from '../passages/lexing/normalise'
import { type Token, tokenise } from '../passages/lexing/tokenise'
import { isAround } from '../passages/naming/match-name'
import type { NameIndex } from '../passages/naming/name-index'
import { keysOf, type NameKeys, withOrdinal, withWord } from '../passages/naming/name-keys'
import { type Ordinal, ordinalsAt } from '../passages/naming/ordinals'

export interface TypedName {
  /** Ways to look the name up: with its words as they are, and with an ordinal at their head. Empty if it begins no name. */
  keys: readonly NameKeys[]
  /** Number of words of the name, its ordinal not counted. */
  words: number
  /** Chapter and verse as typed, normalised; empty for a bare name. */
  rest: string
}

/** `leftOut` words at the end of the name are read as numbers, as Hebrew writes them with letters. */
export function typedName(raw: string, names: readonly NameIndex[], leftOut = 0): TypedName {
  const { text } = normalise(raw)
  const tokens = tokenise(text)
  const starts = [{ value: 0, end: 0 }, ...ordinalsAt(tokens, 0, names)]
  const ways = starts.flatMap((start) => waysFrom(tokens, start, names, leftOut))
  const end = Math.max(...ways.map((way) => way.end))
  const longest = ways.filter((way) => way.end === end)
  return {
    keys: longest.map(({ keys }) => keys),
    words: longest[0]?.words ?? 0,
    rest: text.slice(tokens[end]?.start ?? text.length),
  }
}

interface Way {
  keys: NameKeys
  words: number
  /** First token after the name. */
  end: number
}

/** The words after an ordinal, up to a number or a word such as "chapter"; an ordinal alone only at the end of the input. */
function waysFrom(
  tokens: readonly Token[],
  { value, end: start }: Ordinal,
  names: readonly NameIndex[],
  leftOut: number,
): Way[] {
  const following = tokens.slice(skipAround(tokens, start, names))
  const stop = following.findIndex(({ kind, text, plain }, index) =>
    kind === 'word' ? index > 0 && isPlaceWord(plain, names) : !joiners.includes(text),
  )
  const all = following.slice(0, stop < 0 ? undefined : stop).filter(({ kind }) => kind === 'word')
  const words = all.slice(0, all.length - leftOut)
  const last = words.at(-1)
  const isAlone = value > 0 && start === tokens.length && leftOut === 0
  if (!last && !isAlone) return []
  const end = last ? tokens.indexOf(last) + 1 : start
  return [{ keys: keysOf(withOrdinal(words.reduce(withWord, ''), value)), words: words.length, end }]
}

/** Between the words of a name they mean nothing. */
const joiners = ".-'"

/** Words without meaning before a name, as long as another word follows. */
function skipAround(tokens: readonly Token[], start: number, names: readonly NameIndex[]): number {
  let at = start
  while (tokens[at + 1]?.kind === 'word' && isAround(names, tokens[at])) at += 1
  return at
}

function isPlaceWord(word: string, names: readonly NameIndex[]): boolean {
  return names.some(({ roles }) => /chapter|verse/.test(roles.get(word) ?? ''))
}
