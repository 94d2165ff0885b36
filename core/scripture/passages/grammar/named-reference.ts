/** References that begin with the name of a book (PASSAGES B-3 to B-7, G-30). */
import { originOf } from '../lexing/normalise'
import { byBeginning, bySlip } from '../naming/guess-name'
import { type LookUp, matchName, type NameMatch } from '../naming/match-name'
import { emit } from '../numbers/emit'
import { readNumbers } from '../numbers/number-list'
import { readRange } from '../numbers/range'
import { hasNumberAfter, skipIntroSign } from './begins-name'
import type { Reader } from './reader'

/** Reads a name and its numbers at the next token; false, without moving, when there is no name, or not enough after it. */
export function readNamed(reader: Reader): boolean {
  const { tokens, context, state } = reader
  const match = matchName(tokens, state.at, context.names)
  if (match) return !lacksCapital(reader, match) && readMatch(reader, match, isEveryday(match))
  const beginning = guess(reader, byBeginning)
  if (beginning) return readMatch(reader, beginning, true)
  if (reader.mode === 'extract' || reader.slipsLeft === 0) return false
  if (!tokens.some(({ kind }) => kind === 'number')) return false
  reader.slipsLeft -= 1
  const slip = guess(reader, bySlip)
  if (!slip || !hasNumberAfter(reader, slip)) return false
  reader.warn('spelling')
  return readMatch(reader, slip, false)
}

/** In running text only a word directly before a number is guessed at. */
function guess(reader: Reader, lookUp: LookUp): NameMatch | undefined {
  const { tokens, context, state, mode } = reader
  if (mode === 'extract') {
    const next = tokens[state.at + 1]?.text === '.' ? state.at + 2 : state.at + 1
    if (tokens[next]?.kind !== 'number') return undefined
  }
  return matchName(tokens, state.at, context.names, lookUp)
}

/** `needsVerse` counts in running text only. */
function readMatch(reader: Reader, match: NameMatch, needsVerse: boolean): boolean {
  const first = match.start
  if (!hasNumberAfter(reader, match)) return reader.mode === 'whole' && readBareName(reader, match)
  const mark = reader.mark()
  enter(reader, match, chooseBook(reader, match, first))
  const isRead = readNumbers(reader, first)
  const isDoubtful = reader.mode === 'extract' && needsVerse && reader.refs[mark.refs]?.unit !== 'verse'
  if (!isRead || isDoubtful) reader.reset(mark)
  return isRead && !isDoubtful
}

function enter(reader: Reader, { index, end }: NameMatch, book: number): void {
  reader.enterBook(book, skipIntroSign(reader, end), index.hasLetterNumbers)
}

/** B-4: of several books the first in which everything exists; the others are alternatives. */
function chooseBook(reader: Reader, match: NameMatch, first: number): number {
  const { books } = match
  if (books.length === 1) return books[0] ?? 0
  const valid = books.filter((book) => {
    const mark = reader.mark()
    enter(reader, match, book)
    const isValid = readNumbers(reader, first) && reader.warnings.length === mark.warnings
    reader.reset(mark)
    return isValid
  })
  return pickOne(reader, valid.length > 0 ? valid : books.slice(0, 1))
}

function pickOne(reader: Reader, books: readonly number[]): number {
  return (books.length > 1 ? books[reader.choose(books.length)] : books[0]) ?? 0
}

/** B-7, widened: a name alone is a whole book as the whole input, between semicolons, or as an end of a range. */
function readBareName(reader: Reader, match: NameMatch): boolean {
  const { tokens, state } = reader
  const first = match.start
  const mark = reader.mark()
  const before = tokens[state.at - 1]
  if (before && before.text !== ';') return false
  enter(reader, match, pickOne(reader, match.books))
  state.at = match.end
  const range = readRange(reader, { book: state.book, chapter: 0, verse: 0, isVoid: false })
  const after = tokens[state.at]
  if (after && after.text !== ';' && !range.to) {
    reader.reset(mark)
    return false
  }
  emit(reader, range, undefined, reader.range(first, state.at))
  return true
}

/** G-30: names of one or two letters and everyday words need a verse in running text. */
function isEveryday({ key, isNumbered, index }: NameMatch): boolean {
  return !isNumbered && (key.plain.length <= maxShort || index.everyday.has(key.plain))
}

/** G-30: longer everyday words need a capital in running text; scripts without capitals do not. */
function lacksCapital({ input, text, tokens, mode }: Reader, { key, base, index }: NameMatch): boolean {
  if (mode === 'whole' || key.plain.length <= maxShort || !index.everyday.has(key.plain)) return false
  const letter = text.charAt(originOf(input, tokens[base]?.start ?? 0, tokens[base]?.end ?? 0).start)
  return letter !== letter.toUpperCase()
}

const maxShort = 2
