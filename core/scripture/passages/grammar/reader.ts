/** The state of reading one input: tokens, the place read last, and what was found. It decides nothing by itself. */
import { maxSlips } from '../../../limits'
import { type Canonical, type Place, placeAt } from '../../canonical'
import { type Normalised, normalise, originOf, type Span } from '../lexing/normalise'
import { tokenise } from '../lexing/tokenise'
import { matchName } from '../naming/match-name'
import type { NameMatch } from '../naming/match-words'
import type { NameIndex } from '../naming/name-index'
import { isNumber, isPart, isRole, isSpaced, isWord, type Source, skipSign, tokenAt } from '../naming/source'
import { romanAt } from '../numbers/roman'
import type { PassageContext, PassageRef, WarningCode } from '../reference'

export interface Reader extends Source, PassageContext {
  /** The input as it came. */
  input: string
  normalised: Normalised
  /** Passages are looked for in running text; otherwise the whole input has to be one (PASSAGES C-7). */
  isProse: boolean
  /** The next token. */
  at: number
  /** The place read last, with the part of the verse; 0 where it has no chapter or verse. */
  last: Place & { part?: string }
  /** What stood between chapter and verse last. */
  sign: string
  /** What a number may be written with instead of digits; undefined where it has digits, and so have all of the book. */
  numbers: NameIndex['numbers'] | undefined
  /** Commas with a space part chapters up to the next semicolon. */
  isChapterList: boolean
  /** The last existing place before one that does not exist. */
  nearest: Canonical | undefined
  refs: readonly PassageRef[]
  warnings: readonly WarningCode[]
  /** Named behind a passage. */
  translations: readonly string[]
  /** The readings of each ambiguous spot, in order. */
  options: readonly (readonly unknown[])[]
  /** By the number of an ambiguous spot which of its readings to take there; everywhere else it is the first. */
  picks: Readonly<Record<number, number>>
  /** How often it may still look for slips. */
  slipsLeft: number
  /** The names found so far, by their first token. */
  matches: Map<number, NameMatch | undefined>
}

/** A reader at the first token of an input. */
export function openReader(
  input: string,
  { names, separators, table, abbreviations, place }: PassageContext,
  isProse: boolean,
): Reader {
  const normalised = normalise(input)
  return {
    names,
    separators,
    table,
    abbreviations,
    place,
    input,
    normalised,
    tokens: tokenise(normalised),
    isProse,
    at: 0,
    last: placeAt(0),
    sign: '',
    numbers: undefined,
    isChapterList: false,
    nearest: undefined,
    refs: [],
    warnings: [],
    translations: [],
    options: [],
    picks: {},
    slipsLeft: maxSlips,
    matches: new Map(),
  }
}

/** What `read` gives; if that is nothing, the reader stands as before and there is no trace of it. */
export function attempt<Result>(reader: Reader, read: () => Result): Result {
  const mark = { ...reader }
  const result = read()
  if (!result) Object.assign(reader, mark)
  return result
}

/** One of several readings; where there are more, the spot is noted as ambiguous. */
export function choose<Reading>(reader: Reader, readings: readonly Reading[]): Reading | undefined {
  if (readings.length < 2) return readings[0]
  const { options, picks } = reader
  reader.options = [...options, readings]
  return readings[picks[options.length] ?? 0]
}

/** Notes what is wrong with an input. */
export function warn(reader: Reader, code: WarningCode): void {
  reader.warnings = [...reader.warnings, code]
}

/** Begins the numbers of a book after its name. */
export function enterBook(reader: Reader, { end, index }: NameMatch, book: number): void {
  enterPlace(reader, { book, chapter: 0 }, skipSign(reader, end, ':.,'))
  reader.numbers = index.numbers
}

/** Begins numbers at token `at`; where `chapter` is known, verses may come without one. */
export function enterPlace(reader: Reader, { book, chapter }: Omit<Place, 'verse'>, at: number): void {
  reader.last = placeAt(book, chapter)
  reader.at = at
  reader.numbers = undefined
  reader.isChapterList = false
}

/** The name of a book at a token. */
export function nameAt(reader: Reader, at: number): NameMatch | undefined {
  const { matches } = reader
  if (!matches.has(at)) matches.set(at, matchName(reader, at))
  return matches.get(at)
}

/** The number at a token, in digits or, after a name of a language that has them, in letters; -1 for a typed zero, 0 where there is none. */
export function numberAt(reader: Reader, at: number): number {
  const { value, text } = tokenAt(reader, at)
  if (value >= 0) return reader.isProse && isGlued(reader, at + 1) ? 0 : value || -1
  // The Hebrew "and" is also the letter for 6: it is "and" after digits.
  const letters = reader.numbers?.get(text) ?? 0
  if (letters)
    return isRole(reader, at, undefined, isNumber(reader, at - 1) ? undefined : 'and') ? letters : 0
  return reader.numbers ? romanAt(reader, at) : 0
}

/** `2nd`, `4you`; a part of a verse (`16a`) and words for "and following" belong to a number. */
function isGlued(reader: Reader, at: number): boolean {
  if (!isWord(reader, at) || isSpaced(reader, at) || isPart(reader, at)) return false
  return !isRole(reader, at, 'next', 'rest', 'verse')
}

/** True when a chapter of the book, and a verse in it, exist. */
export function exists({ table, last }: Reader, chapter: number, verse = 1): boolean {
  return verse >= 1 && verse <= table.lastVerse(last.book, chapter)
}

/** Range in the original input of tokens `from` to `to` (exclusive). */
export function spanOf(reader: Reader, from: number, to: number): Span {
  return originOf(reader.normalised, tokenAt(reader, from).start, tokenAt(reader, to - 1).end)
}

/** Normalised text from a token on. */
export function textFrom(reader: Reader, at: number): string {
  return reader.normalised.text.slice(tokenAt(reader, at).start)
}

/** True for a word that was written with a capital, or in a script without them. */
export function isCapital(reader: Reader, at: number): boolean {
  const letter = reader.input[spanOf(reader, at, at + 1).start]
  return letter === letter?.toUpperCase()
}
