/**
 * The state of reading one input: tokens, the place read last, and the references
 * found. It makes no decisions itself.
 */

import { type Canonical, type Place, placeAt } from '../../../canonical'
import { maxSlips } from '../../../limits'
import { type Normalised, normalise, originOf, type Span } from '../lexing/normalise'
import { tokenise } from '../lexing/tokenise'
import { matchName } from '../naming/match-name'
import type { NameMatch } from '../naming/match-words'
import type { NameIndex } from '../naming/name-index'
import { isNumber, isPart, isRole, isSpaced, isWord, type Source, skipSign, tokenAt } from '../naming/source'
import type { PassageContext, PassageRef, WarningCode } from '../reference'
import { romanAt } from './roman'

/** The reader of one input. */
export interface Reader extends Source, PassageContext {
  /** The input as received. */
  input: string
  normalised: Normalised
  /** Passages are searched in running text; otherwise the whole input has to be one (PASSAGES C-7). */
  isProse: boolean
  /** The next token. */
  at: number
  /** The place read last, with the part of the verse; 0 if it has no chapter or verse. */
  last: Place & { part?: string }
  /** The sign that last separated chapter and verse. */
  sign: string
  /**
   * How numbers can be written other than in digits; undefined if the first number has
   * digits, since then all of the book have.
   */
  numbers: NameIndex['numbers'] | undefined
  /** Commas with a space separate chapters up to the next semicolon. */
  isChapterList: boolean
  /** The last existing place before one that does not exist. */
  nearest: Canonical | undefined
  refs: readonly PassageRef[]
  warnings: readonly WarningCode[]
  /** Translations named after a passage. */
  translations: readonly string[]
  /** The readings of each ambiguous place, in order. */
  options: readonly (readonly unknown[])[]
  /** Which reading to use, by the number of the ambiguous place; without an entry the first. */
  picks: Readonly<Record<number, number>>
  /** How often it may still search for typing errors. */
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

/** The result of `read`; if it is nothing, the reader is reset without a trace. */
export function attempt<Result>(reader: Reader, read: () => Result): Result {
  const mark = { ...reader }
  const result = read()
  if (!result) Object.assign(reader, mark)
  return result
}

/** One of several readings; if there are more, the place is recorded as ambiguous. */
export function choose<Reading>(reader: Reader, readings: readonly Reading[]): Reading | undefined {
  if (readings.length < 2) return readings[0]
  const { options, picks } = reader
  reader.options = [...options, readings]
  return readings[picks[options.length] ?? 0]
}

/** Records a problem of an input. */
export function warn(reader: Reader, code: WarningCode): void {
  reader.warnings = [...reader.warnings, code]
}

/** Starts the numbers of a book after its name. */
export function enterBook(reader: Reader, { end, index }: NameMatch, book: number): void {
  enterPlace(reader, { book, chapter: 0 }, skipSign(reader, end, ':.,'))
  reader.numbers = index.numbers
}

/** Starts numbers at token `at`; if `chapter` is known, verses may come without one. */
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

/**
 * The number at a token, in digits or, after a name of a language that has them, in letters; -1 for a typed
 * zero, 0 if there is none.
 */
export function numberAt(reader: Reader, at: number): number {
  const { value, text } = tokenAt(reader, at)
  if (value >= 0) return reader.isProse && isGlued(reader, at + 1) ? 0 : value || -1
  // The Hebrew "and" is also the letter for 6: after digits it means "and".
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

/** True for a word written with a capital, or in a script without capitals. */
export function isCapital(reader: Reader, at: number): boolean {
  const letter = reader.input[spanOf(reader, at, at + 1).start]
  return letter === letter?.toUpperCase()
}
