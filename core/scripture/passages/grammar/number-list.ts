/** Reads the numbers after a name: a list of places and ranges (PASSAGES G-3 to G-5, G-17). */

import { maxReferences } from '../../../limits'
import { isNumber, isRole, isSign, isSpaced, roleAt, skipSign, tokenAt } from '../naming/source'
import { emit, type Follow } from './emit'
import { beginsName, isProseAt } from './look-ahead'
import { isChapterOrVerse } from './number-after'
import { type Expected, skipWordDot } from './number-words'
import { isOtherPart, type ReadPlace, readPlace } from './place'
import { readRange } from './range'
import { attempt, nameAt, numberAt, type Reader } from './reader'

/**
 * Reads all numbers at the next token and adds their references; `first` is the token the first one begins
 * with, its name included. False, without moving, when there is no number.
 */
export function readNumbers(reader: Reader, first: number, expected: Expected = 'chapter'): boolean {
  const place = readPlace(reader, expected)
  if (!place) return false
  readNumbersFrom(reader, first, place)
  return true
}

/** Continues with the numbers after a place that was just read. */
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
  if (role !== 'rest' && role !== 'next') return undefined
  if (reader.isProse && isSpaced(reader, at) && /^[^f]$/.test(text)) return undefined
  const end = skipWordDot(reader, at)
  reader.at = isNumber(reader, end) ? at + 1 : end
  return role
}

/** Reads the next item of the list and the separator before it; false when something else follows. */
function readNext(reader: Reader): boolean {
  const { warnings, last } = reader
  const separator = readSeparator(reader)
  const { at } = reader
  const expected = last.verse && !isSign(reader, separator, ';') ? 'verse' : 'chapter'
  const item = goesOn(reader, separator) ? readPlace(reader, expected) : undefined
  if (!item) return false
  readItem(reader, at, item)
  return !reader.isProse || (reader.warnings === warnings && !isDoubtful(reader, separator, at))
}

/**
 * Moves past the separator of two items and returns its first token; the next one if it is only a space. Some
 * notes put every item into its own square brackets: `[Esra 9,1]; [10,2]`.
 */
function readSeparator(reader: Reader): number {
  const start = skipSign(reader, reader.at, ']')
  reader.at = skipSign(reader, start, ',.;')
  while (isRole(reader, reader.at, 'and', 'see') && !numberAt(reader, reader.at)) {
    reader.at = skipWordDot(reader, reader.at)
  }
  if (reader.at > start) reader.at = skipSign(reader, reader.at, '[')
  // G-3
  if (isSign(reader, start, ';')) reader.isChapterList = false
  return start
}

/** True when another item of the same book follows a separator, and not a name or prose. */
function goesOn(reader: Reader, separator: number): boolean {
  const { at, isProse, place, last } = reader
  if (isChapterOrVerse(reader, at)) {
    if (isProse && place && isPause(reader, separator, at)) return false
    return !(isSign(reader, separator, ';') && nameAt(reader, at))
  }
  if (isOtherPart(reader, at)) return true
  if (!numberAt(reader, at) || beginsName(reader, at)) return false
  return at > separator || (!isProse && last.verse !== 0)
}

/**
 * In running text prose after an item makes a bare number doubtful (`3,16, 12 Jünger`), and after a full stop
 * a chapter with its verse too (`3,16. 4,2 Meter`).
 */
function isDoubtful(reader: Reader, separator: number, first: number): boolean {
  const mayBeProse = reader.at === first + 1 || isPause(reader, separator, first)
  return mayBeProse && isSpaced(reader, first) && isProseAt(reader, reader.at)
}

/** A full stop or "see" in a separator: in running text another sentence follows. */
function isPause(reader: Reader, start: number, end: number): boolean {
  const isSee = reader.tokens.slice(start, end).some((_, index) => isRole(reader, start + index, 'see'))
  return isSee || isSign(reader, start, '.')
}
