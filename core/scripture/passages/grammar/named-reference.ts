/** References that begin with the name of a book (PASSAGES B-3 to B-7, G-30). */
import { byBeginning, bySlip } from '../naming/guess-name'
import type { LookUp, NameMatch } from '../naming/match-name'
import { skipDot } from '../naming/ordinals'
import { emit } from '../numbers/emit'
import { readNumbers } from '../numbers/number-list'
import { readRange } from '../numbers/range'
import { hasNumberAfter } from './look-ahead'
import type { Reader } from './reader'

/** Reads a name and its numbers at the next token; false, without moving, when there is no name, or not enough after it. */
export function readNamed(reader: Reader): boolean {
  const { tokens, isProse } = reader
  const match = reader.nameAt(reader.at)
  if (match) return readFound(reader, match)
  const beginning = guess(reader, byBeginning)
  if (beginning) return readMatch(reader, beginning, true)
  if (isProse || reader.slipsLeft === 0 || !tokens.some(({ kind }) => kind === 'number')) return false
  reader.slipsLeft -= 1
  const slip = guess(reader, bySlip)
  if (!slip || !hasNumberAfter(reader, slip)) return false
  reader.warn('spelling')
  return readMatch(reader, slip, false)
}

/**
 * G-30: in running text names of one or two letters and everyday words need a verse, longer everyday words a capital too;
 * scripts without capitals do not.
 */
function readFound(reader: Reader, match: NameMatch): boolean {
  const { key, base, index, isNumbered } = match
  const isShort = key[2].length <= maxShort
  const isEveryday = index.everyday.has(key[2])
  if (reader.isProse && isEveryday && !isShort && !reader.isCapital(base)) return false
  return readMatch(reader, match, !isNumbered && (isShort || isEveryday))
}

const maxShort = 2

/** In running text only a word directly before a number is guessed at. */
function guess(reader: Reader, lookUp: LookUp): NameMatch | undefined {
  const { tokens, isProse } = reader
  if (isProse && reader.token(skipDot(tokens, reader.at + 1)).kind !== 'number') return undefined
  return reader.search(reader.at, lookUp)
}

/** `needsVerse` counts in running text only. */
function readMatch(reader: Reader, match: NameMatch, needsVerse: boolean): boolean {
  const { isProse } = reader
  if (!hasNumberAfter(reader, match)) return !isProse && readBareName(reader, match)
  const mark = reader.mark()
  const isRead =
    readBook(reader, match, chooseBook(reader, match)) &&
    !(isProse && needsVerse && reader.refs[mark.refs.length]?.unit !== 'verse')
  if (!isRead) reader.reset(mark)
  return isRead
}

function readBook(reader: Reader, match: NameMatch, book: number): boolean {
  reader.enterBook(match, book)
  return readNumbers(reader, match.start)
}

/** B-4: of several books the first in which everything exists; the others are alternatives. */
function chooseBook(reader: Reader, match: NameMatch): number {
  const { books } = match
  if (books.length === 1) return pickOne(reader, books)
  const mark = reader.mark()
  const valid = books.filter((book) => {
    const isValid = readBook(reader, match, book) && reader.warnings.length === mark.warnings.length
    reader.reset(mark)
    return isValid
  })
  return pickOne(reader, valid.length > 0 ? valid : books.slice(0, 1))
}

function pickOne(reader: Reader, books: readonly number[]): number {
  return books[books.length > 1 ? reader.choose(books.length) : 0] ?? 0
}

/** B-7, widened: a name alone is a whole book as the whole input, between semicolons, or as an end of a range. */
function readBareName(reader: Reader, match: NameMatch): boolean {
  const mark = reader.mark()
  if (!isBoundary(reader, reader.at - 1)) return false
  const book = pickOne(reader, match.books)
  reader.enterBook(match, book)
  const range = readRange(reader, { book, chapter: 0, verse: 0 })
  if (!range.to && !isBoundary(reader, reader.at)) {
    reader.reset(mark)
    return false
  }
  emit(reader, range, reader.range(match.start, reader.at))
  return true
}

/** Begin or end of the input, or a semicolon. */
function isBoundary(reader: Reader, at: number): boolean {
  return /^;?$/.test(reader.token(at).text)
}
