/** References that begin with the name of a book (PASSAGES B-3 to B-7, G-30). */

import { maxShortName, minAfterArticle } from '../../../limits'
import type { LookUp } from '../naming/find-name'
import { byBeginning, bySlip } from '../naming/guess-name'
import { matchName } from '../naming/match-name'
import type { NameMatch } from '../naming/match-words'
import { keyOf } from '../naming/name-keys'
import { skipDot } from '../naming/ordinals'
import { isNumber, isSign } from '../naming/source'
import { emit } from './emit'
import { isLineStart } from './list-marks'
import { hasNumberAfter } from './number-after'
import { readNumbers } from './number-list'
import { readRange } from './range'
import { attempt, choose, enterBook, isCapital, nameAt, type Reader, warn } from './reader'

/**
 * Reads a name and its numbers at the next token; false, without moving, when there is
 * no name or too little after it.
 */
export function readNamed(reader: Reader): boolean {
  const match = nameAt(reader, reader.at)
  if (match) return readFound(reader, match)
  const beginning = guess(reader, byBeginning)
  return beginning ? readMatch(reader, beginning, true) : readSlip(reader)
}

/**
 * G-30: in running text names of one or two letters and everyday words need a verse, longer everyday words a
 * capital too; scripts without capitals do not.
 */
function readFound(reader: Reader, match: NameMatch): boolean {
  const plain = keyOf(match.name, 2)
  const isShort = plain.length <= maxShortName
  const isEveryday = match.index.everyday.includes(plain)
  if (reader.isProse && isEveryday && !isShort && !isCapital(reader, match.base)) return false
  return readMatch(reader, match, !match.ordinal && (isShort || isEveryday))
}

/** In running text only a word directly before a number is guessed. */
function guess(reader: Reader, lookUp: LookUp): NameMatch | undefined {
  const { at } = reader
  if (reader.isProse && !isNumber(reader, skipDot(reader, at + 1))) return undefined
  return matchName(reader, at, lookUp)
}

/** B-6: a misspelt name needs a number. */
function readSlip(reader: Reader): boolean {
  if (reader.isProse || reader.slipsLeft === 0 || !reader.tokens.some(({ value }) => value >= 0)) return false
  reader.slipsLeft -= 1
  const slip = guess(reader, bySlip)
  if (!slip || !hasNumberAfter(reader, slip)) return false
  warn(reader, 'spelling')
  return readMatch(reader, slip, false)
}

/** `needsVerse` applies only in running text. */
function readMatch(reader: Reader, match: NameMatch, needsVerse: boolean): boolean {
  const { isProse, refs } = reader
  const isNumbered = hasNumberAfter(reader, match)
  if (!isProse && !isNumbered && attempt(reader, () => readBareName(reader, match))) return true
  const { other } = match
  if (!isNumbered && !(other && hasNumberAfter(reader, other))) return false
  return attempt(
    reader,
    () =>
      readBook(reader, chooseReading(reader, match)) &&
      !(isProse && needsVerse && reader.refs[refs.length]?.unit !== 'verse'),
  )
}

/** The first of the books of a match. */
function readBook(reader: Reader, match: NameMatch): boolean {
  enterBook(reader, match, match.books[0])
  return readNumbers(reader, match.start)
}

/**
 * B-4: of several books the first in which everything exists, the others are
 * alternatives; if none, the other reading that exists.
 */
function chooseReading(reader: Reader, match: NameMatch): NameMatch {
  const { other } = match
  if (!other && match.books.length === 1) return match
  // A sign after a letter shows that the letter is a chapter.
  const [first, second] = other && isSign(reader, match.end, ':,') ? [other, match] : [match, other]
  return choose(reader, soundOf(reader, first)) ?? (second && soundOf(reader, second)[0]) ?? match
}

/** A match reduced to each of its books in which everything exists. */
function soundOf(reader: Reader, match: NameMatch): NameMatch[] {
  const mark = { ...reader }
  return match.books
    .map((book): NameMatch => ({ ...match, books: [book] }))
    .filter((reading) => {
      const isRead = readBook(reader, reading) && reader.warnings === mark.warnings
      Object.assign(reader, mark)
      return isRead
    })
}

/**
 * B-7, extended: a name alone is a whole book as the whole input or a line of it,
 * between semicolons, or as an end of a range.
 */
function readBareName(reader: Reader, match: NameMatch): boolean {
  if (!isEdge(reader, reader.at) && !isSign(reader, reader.at - 1, ';')) return false
  if (isWords(reader, match)) return false
  enterBook(reader, match, choose(reader, match.books) ?? match.books[0])
  const range = readRange(reader, reader.last)
  if (!range.to && !isEdge(reader, reader.at) && !isSign(reader, reader.at, ';')) return false
  emit(reader, match.start, range)
  return true
}

/** `le nom`, `il re`: after an article a short form without a number is a word of the language. */
function isWords({ at }: Reader, { base, name, ordinal, index }: NameMatch): boolean {
  return base > at && !ordinal && name.length < minAfterArticle && !index.defaults(2).has(keyOf(name, 2))
}

/** Begin or end of the input or of a line. */
function isEdge(reader: Reader, at: number): boolean {
  return !reader.tokens[at] || isLineStart(reader, at)
}
