/** An input that is being typed, cut into the books its name may begin and what follows the name (PASSAGES A-2). */
import type { NamePack } from '../names/name-pack'
import { normalise } from '../passages/lexing/normalise'
import { tokenise } from '../passages/lexing/tokenise'
import { indexOf } from '../passages/naming/index-of'
import { keysOf, type NameKeys, withOrdinal, withWord } from '../passages/naming/name-keys'
import { type Ordinal, ordinalsAt } from '../passages/naming/ordinals'
import {
  hasLetterNumbers,
  isAround,
  isNumber,
  isRole,
  isSign,
  isWord,
  type Source,
  tokenAt,
} from '../passages/naming/source'
import { type FoundBook, findBooks } from './find-books'

export interface ReadName {
  /** Best first; empty if the input begins no name. */
  found: readonly FoundBook[]
  /** Chapter and verse as typed, normalised; empty for a bare name. */
  rest: string
}

/**
 * The name is the words up to a number or a word such as "chapter"; an ordinal may stand before them, or alone. Numbers in letters
 * look like words: where all words are no name, the last ones, chapter, sign and verse, may be numbers.
 */
export function readName(input: string, packs: readonly NamePack[]): ReadName {
  const normalised = normalise(input)
  const source = { tokens: tokenise(normalised), names: packs.map(indexOf) }
  const starts = [{ value: 0, end: 0 }, ...ordinalsAt(source, 0)]
  const stop = endOfName(source, Math.max(...starts.map(({ end }) => end)))
  const mostLetters = hasLetterNumbers(source.names) ? 3 : 0
  for (let last = stop; ; last -= 1) {
    // A hyphen that joins no words begins a range.
    const end = isSign(source, last - 1, '-') ? last - 1 : last
    const keys = starts.flatMap((start) => keysBetween(source, start, end))
    const found = findBooks(keys, input, packs)
    if (found.length > 0 || last === stop - mostLetters) {
      return { found, rest: normalised.text.slice(tokenAt(source, end).start) }
    }
  }
}

/** First token at or after `first` that is no part of a name; as its first word a word for chapter is. */
function endOfName(source: Source, first: number): number {
  let at = first
  while (
    isWord(source, at) ? at === first || !isRole(source, at, 'chapter', 'verse') : isSign(source, at, joiners)
  )
    at += 1
  return at
}

/** Between the words of a name they mean nothing. */
const joiners = ".-'"

/** The keys of the words from an ordinal to token `end`; none where they are no name. */
function keysBetween(source: Source, { value, end: start }: Ordinal, end: number): NameKeys[] {
  const { tokens } = source
  let at = start
  while (isWord(source, at + 1) && isAround(source, at)) at += 1
  const words = tokens.slice(at, end).filter(({ plain }) => plain)
  const isName = tokens[at] ? !isNumber(source, at) && words.length > 0 : value > 0
  return isName ? [keysOf(withOrdinal(words.reduce(withWord, ''), value))] : []
}
