/** An input that is being typed, cut into the name of a book and what follows it (PASSAGES A-2). */
import { normalise } from '../passages/lexing/normalise'
import { tokenise } from '../passages/lexing/tokenise'
import type { NameIndex } from '../passages/naming/name-index'
import { keysOf, type NameKeys, withOrdinal, withWord } from '../passages/naming/name-keys'
import { ordinalsAt } from '../passages/naming/ordinals'
import { isAround, isNumber, isSign, isWord, type Source, tokenAt } from '../passages/naming/source'

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
  const source = { tokens: tokenise(text), names }
  const { tokens } = source
  const starts = [{ value: 0, end: 0 }, ...ordinalsAt(source, 0)]
  const first = Math.max(...starts.map((start) => start.end))
  const stop = tokens.findIndex((_, at) => at >= first && isStop(source, at, at > first))
  const last = (stop < 0 ? tokens.length : stop) - leftOut
  // A hyphen that joins no words begins a range.
  const end = isSign(source, last - 1, '-') ? last - 1 : last
  const keys = starts.flatMap(({ value, end: start }) => {
    const at = skipAround(source, start)
    const words = tokens.slice(at, end).filter(({ kind }) => kind === 'word')
    const isName = tokens[at] ? !isNumber(source, at) && words.length > 0 : value > 0
    return isName ? [keysOf(withOrdinal(words.reduce(withWord, ''), value))] : []
  })
  return { keys, rest: text.slice(tokenAt(source, end).start) }
}

/** Words without meaning before a name, as long as another word follows. */
function skipAround(source: Source, start: number): number {
  let at = start
  while (isWord(source, at + 1) && isAround(source, at)) at += 1
  return at
}

/** True for what is no part of a name; as its first word a word for chapter is. */
function isStop(source: Source, at: number, isLater: boolean): boolean {
  if (!isWord(source, at)) return !isSign(source, at, joiners)
  const { plain } = tokenAt(source, at)
  return isLater && source.names.some(({ roles }) => /chapter|verse/.test(roles.get(plain) ?? ''))
}

/** Between the words of a name they mean nothing. */
const joiners = ".-'"
