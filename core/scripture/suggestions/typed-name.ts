/** An input that is being typed, cut into the name of a book and what follows it (PASSAGES A-2). */
import { normalise } from '../passages/lexing/normalise'
import { type Token, tokenise } from '../passages/lexing/tokenise'
import { isAround } from '../passages/naming/match-name'
import type { NameIndex } from '../passages/naming/name-index'
import { keysOf, type NameKeys, withOrdinal, withWord } from '../passages/naming/name-keys'
import { ordinalsAt } from '../passages/naming/ordinals'

export interface TypedName {
  /** Ways to look the name up: with its words as they are, and with an ordinal at their head. Empty if it begins no name. */
  keys: readonly NameKeys[]
  /** Chapter and verse as typed, normalised; empty for a bare name. */
  rest: string
}

/**
 * The words up to a number or a word such as "chapter"; an ordinal may stand before them, or alone. `leftOut` tokens at the end
 * of the name are read as numbers, as Hebrew writes them with letters.
 */
export function typedName(raw: string, names: readonly NameIndex[], leftOut = 0): TypedName {
  const { text } = normalise(raw)
  const tokens = tokenise(text)
  const starts = [{ value: 0, end: 0 }, ...ordinalsAt(tokens, 0, names)]
  const first = Math.max(...starts.map((start) => start.end))
  const stop = tokens.findIndex((token, at) => at >= first && isStop(token, at > first, names))
  const last = (stop < 0 ? tokens.length : stop) - leftOut
  // A hyphen that joins no words begins a range.
  const end = tokens[last - 1]?.text === '-' ? last - 1 : last
  const keys = starts.flatMap(({ value, end: start }) => {
    const at = skipAround(tokens, start, names)
    const words = tokens.slice(at, end).filter(({ kind }) => kind === 'word')
    const isName = tokens[at] ? tokens[at].kind !== 'number' && words.length > 0 : value > 0
    return isName ? [keysOf(withOrdinal(words.reduce(withWord, ''), value))] : []
  })
  return { keys, rest: text.slice(tokens[end]?.start ?? text.length) }
}

/** Words without meaning before a name, as long as another word follows. */
function skipAround(tokens: readonly Token[], start: number, names: readonly NameIndex[]): number {
  let at = start
  while (tokens[at + 1]?.kind === 'word' && isAround(names, tokens[at])) at += 1
  return at
}

/** True for what is no part of a name; as its first word a word for chapter is. */
function isStop({ kind, text, plain }: Token, isLater: boolean, names: readonly NameIndex[]): boolean {
  if (kind !== 'word') return !joiners.includes(text)
  return isLater && names.some(({ roles }) => /chapter|verse/.test(roles.get(plain) ?? ''))
}

/** Between the words of a name they mean nothing. */
const joiners = ".-'"
