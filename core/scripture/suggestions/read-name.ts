/**
 * Splits an unfinished input into the books its name may begin and the part after the name (PASSAGES A-2).
 */
import type { NamePack } from '../names/name-pack'
import { normalise } from '../passages/lexing/normalise'
import { tokenise } from '../passages/lexing/tokenise'
import { indexOf } from '../passages/naming/index-of'
import { keysOf, type NameKeys, withOrdinal } from '../passages/naming/name-keys'
import { type Ordinal, ordinalsAt } from '../passages/naming/ordinals'
import {
  hasLetterNumbers,
  isAround,
  isNumber,
  isRole,
  isSign,
  isWord,
  type Source,
  skipSign,
  tokenAt,
  withWord,
} from '../passages/naming/source'
import { type FoundBook, findBooks } from './find-books'

/** The parts of an input. */
export interface ReadName {
  /** Best first; empty if the input begins no name. */
  found: readonly FoundBook[]
  /** Chapter and verse as typed, normalised; empty for a bare name. */
  rest: string
}

/**
 * The name is the words up to a number or a word such as "chapter"; an ordinal may precede them, or be alone.
 * Numbers in letters look like words: if all words together are no name, the last ones, chapter, sign and
 * verse, may be numbers.
 */
export function readName(input: string, packs: readonly NamePack[]): ReadName {
  const normalised = normalise(input)
  const source = { tokens: tokenise(normalised), names: packs.map(indexOf) }
  const first = firstOfName(source)
  const starts = [{ value: 0, end: first }, ...ordinalsAt(source, first)]
  const stop = endOfName(source, starts.at(-1)?.end ?? first)
  const least = hasLetterNumbers(source.names) ? stop - 3 : stop
  for (let last = stop; ; last -= 1) {
    // A hyphen that does not join words begins a range.
    const end = isSign(source, last - 1, '-') ? last - 1 : last
    const keys = starts.flatMap((start) => keysBetween(source, start, end))
    const found = findBooks(keys, input, packs)
    if (found.length > 0 || last === least) {
      return { found, rest: normalised.text.slice(tokenAt(source, end).start) }
    }
  }
}

/** First token after brackets, the list marker and "see"; words in quotation marks are no name. */
export function firstOfName(source: Source): number {
  let at = 0
  while (tokenAt(source, at + 1).end > 0 && (isSign(source, at, '([{-*•>') || isRole(source, at, 'see'))) {
    at = skipSign(source, at + 1, '.:')
  }
  return at
}

/**
 * First token at or after `first` that is not part of a name; a word for chapter is part of it when it comes
 * first. Some signs join words.
 */
function endOfName(source: Source, first: number): number {
  let at = first
  while (
    isWord(source, at) ? at === first || !isRole(source, at, 'chapter', 'verse') : isSign(source, at, ".-'")
  )
    at += 1
  return at
}

/** The keys of the words from an ordinal to token `end`; none if they are no name. */
function keysBetween(source: Source, { value, end: start }: Ordinal, end: number): NameKeys[] {
  const { tokens } = source
  let at = start
  while (isAround(source, at) && isWord(source, skipSign(source, at + 1, ".'")) && at + 1 < end) {
    at = skipSign(source, at + 1, ".'")
  }
  let name = ''
  for (const [index, { plain }] of tokens.slice(at, end).entries()) {
    if (plain) name = withWord(name, source, at + index)
  }
  const isName = tokens[at] ? name && !isNumber(source, at) : value > 0
  return isName ? [keysOf(withOrdinal(name, value))] : []
}
