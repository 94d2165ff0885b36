/** Reads the numbers after a name: a list of places and ranges (PASSAGES G-3 to G-5, G-17). */
import { passageLimits } from '../../../limits'
import { beginsName, isBeforeProse, isChapterOrVerse } from '../grammar/look-ahead'
import type { Reader } from '../grammar/reader'
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
  while (reader.refs.length <= passageLimits.maxReferences && reader.attempt(() => readNext(reader)));
}

/** Range and follow mark of a place; adds its references. */
function readItem(reader: Reader, first: number, place: ReadPlace): void {
  reader.place = place
  const range = readRange(reader, place)
  emit(reader, first, range, readFollow(reader))
  reader.place = range.to ?? range.from
}

/** `f`, `ff.`, `et suivants`. In running text a single letter other than f has to touch the number. */
function readFollow(reader: Reader): Follow | undefined {
  const at = reader.isRole(reader.at, 'and') ? reader.at + 1 : reader.at
  const role = reader.roleAt(at)
  const { text, isSpaced } = reader.token(at)
  if (role !== 'next' && role !== 'rest') return undefined
  if (reader.isProse && isSpaced && text.length === 1 && text !== 'f') return undefined
  const end = skipWordDot(reader, at)
  reader.at = reader.isNumber(end) ? at + 1 : end
  return role
}

/** Reads the next item of the list with what stands before it; false when something else follows. */
function readNext(reader: Reader): boolean {
  const { warnings } = reader
  const separator = readSeparator(reader)
  const { at, place } = reader
  const expected = separator.isChapterEnd || place.verse === 0 ? 'chapter' : 'verse'
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
  if (reader.isSign(reader.at, ']')) reader.at += 1
  const start = reader.at
  const isChapterEnd = reader.isSign(start, ';')
  let isPause = reader.isSign(start, '.')
  if (reader.isSign(start, ',.;')) reader.at += 1
  while (reader.isRole(reader.at, 'and', 'see') && !reader.numberAt(reader.at)) {
    isPause ||= reader.isRole(reader.at, 'see')
    reader.at = skipWordDot(reader, reader.at)
  }
  const isSpace = reader.at === start
  if (!isSpace && reader.isSign(reader.at, '[')) reader.at += 1
  if (isChapterEnd) reader.isChapterList = false
  return { isChapterEnd, isSpace, isPause }
}

/** True when another item of the same book follows a separator, and not a name or prose. */
function goesOn(reader: Reader, { isSpace, isPause, isChapterEnd }: Separator): boolean {
  const { at, isProse, context, place } = reader
  if (isChapterOrVerse(reader, at)) {
    return !(isPause && isProse && context.place) && !(isChapterEnd && reader.nameAt(at))
  }
  if (!reader.numberAt(at) || beginsName(reader, at)) return false
  return !isSpace || (!isProse && place.verse !== 0)
}

/**
 * In running text prose after an item makes a bare number doubtful (`3,16, 12 Jünger`), and after a full stop a chapter with its
 * verse too (`3,16. 4,2 Meter`).
 */
function isDoubtful(reader: Reader, first: number, { isPause }: Separator): boolean {
  const isBare = reader.at === first + 1
  return (isBare || isPause) && reader.token(first).isSpaced && isBeforeProse(reader, reader.at - 1)
}
