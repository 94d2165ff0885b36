/** Reads the numbers after a name: a list of places and ranges (PASSAGES G-3 to G-5, G-17). */

import { maxReferences } from '../../../limits'
import { beginsName, isBeforeProse, isChapterOrVerse } from '../grammar/look-ahead'
import { attempt, nameAt, numberAt, type Reader } from '../grammar/reader'
import { isNumber, isRole, isSign, isSpaced, roleAt, tokenAt } from '../naming/source'
import { emit, type Follow } from './emit'
import { type Expected, skipWordDot } from './number-words'
import { type ReadPlace, readPlace } from './place'
import { readRange } from './range'

/**
 * Reads all numbers at the next token and adds their references; `first` is the token the first one begins with, its
 * name included. False, without moving, when there is no number.
 */
export function readNumbers(reader: Reader, first: number, expected: Expected = 'chapter'): boolean {
  const place = readPlace(reader, expected)
  if (place) readNumbersFrom(reader, first, place)
  return place !== undefined
}

/** Goes on with the numbers after a place that was just read. */
export function readNumbersFrom(reader: Reader, first: number, place: ReadPlace): void {
  readItem(reader, first, place)
  while (reader.refs.length <= maxReferences && attempt(reader, () => readNext(reader)));
}

/** Range and follow mark of a place; adds its references. */
function readItem(reader: Reader, first: number, place: ReadPlace): void {
  reader.last = place
  const range = readRange(reader, place)
  emit(reader, first, range, readFollow(reader))
  reader.last = range.to ?? range.from
}

/** `f`, `ff.`, `et suivants`. In running text a single letter other than f has to touch the number. */
function readFollow(reader: Reader): Follow | undefined {
  const at = isRole(reader, reader.at, 'and') ? reader.at + 1 : reader.at
  const role = roleAt(reader, at)
  const { text } = tokenAt(reader, at)
  if (role !== 'next' && role !== 'rest') return undefined
  if (reader.isProse && isSpaced(reader, at) && text.length === 1 && text !== 'f') return undefined
  const end = skipWordDot(reader, at)
  reader.at = isNumber(reader, end) ? at + 1 : end
  return role
}

/** Reads the next item of the list with what stands before it; false when something else follows. */
function readNext(reader: Reader): boolean {
  const { warnings } = reader
  const separator = readSeparator(reader)
  const { at, last } = reader
  const expected = separator.isChapterEnd || last.verse === 0 ? 'chapter' : 'verse'
  const item = goesOn(reader, separator) ? readPlace(reader, expected) : undefined
  if (!item) return false
  readItem(reader, at, item)
  return !reader.isProse || (reader.warnings === warnings && !isDoubtful(reader, at, separator))
}

interface Separator {
  /** A semicolon (G-3). */
  isChapterEnd: boolean
  /** Nothing but a space. */
  isSpace: boolean
  /** A full stop or "see": in running text what follows belongs to another thought. */
  isPause: boolean
}

/** Moves behind what stands between two items. Notes put every item into square brackets of its own: `[Esra 9,1]; [10,2]`. */
function readSeparator(reader: Reader): Separator {
  if (isSign(reader, reader.at, ']')) reader.at += 1
  const start = reader.at
  const isChapterEnd = isSign(reader, start, ';')
  let isPause = isSign(reader, start, '.')
  if (isSign(reader, start, ',.;')) reader.at += 1
  while (isRole(reader, reader.at, 'and', 'see') && !numberAt(reader, reader.at)) {
    isPause ||= isRole(reader, reader.at, 'see')
    reader.at = skipWordDot(reader, reader.at)
  }
  const isSpace = reader.at === start
  if (!isSpace && isSign(reader, reader.at, '[')) reader.at += 1
  if (isChapterEnd) reader.isChapterList = false
  return { isChapterEnd, isSpace, isPause }
}

/** True when another item of the same book follows a separator, and not a name or prose. */
function goesOn(reader: Reader, { isSpace, isPause, isChapterEnd }: Separator): boolean {
  const { at, isProse, place, last } = reader
  if (isChapterOrVerse(reader, at)) {
    return !(isPause && isProse && place) && !(isChapterEnd && nameAt(reader, at))
  }
  if (!numberAt(reader, at) || beginsName(reader, at)) return false
  return !isSpace || (!isProse && last.verse !== 0)
}

/**
 * In running text prose after an item makes a bare number doubtful (`3,16, 12 Jünger`), and after a full stop a chapter with its
 * verse too (`3,16. 4,2 Meter`).
 */
function isDoubtful(reader: Reader, first: number, { isPause }: Separator): boolean {
  const isBare = reader.at === first + 1
  return (isBare || isPause) && isSpaced(reader, first) && isBeforeProse(reader, reader.at - 1)
}
