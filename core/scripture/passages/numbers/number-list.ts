/** Reads the numbers after a name: a list of places and ranges (PASSAGES G-3 to G-5, G-17). */
import { passageLimits } from '../../../limits'
import { beginsName, isBeforeProse, isChapterOrVerse } from '../grammar/look-ahead'
import type { Mark, Reader } from '../grammar/reader'
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
  while (reader.refs.length <= passageLimits.maxReferences) {
    const mark = reader.mark()
    if (readNext(reader, mark)) continue
    reader.reset(mark)
    break
  }
}

/** Range and follow mark of a place; adds its references. */
function readItem(reader: Reader, first: number, place: ReadPlace): void {
  reader.chapter = place.chapter
  const range = readRange(reader, place)
  const follow = readFollow(reader)
  emit(reader, range, reader.range(first, reader.at), follow)
  const { chapter, verse } = range.to ?? range.from
  Object.assign(reader, { chapter, verse })
}

/** `f`, `ff.`, `et suivants`. In running text a single letter other than f has to touch the number. */
function readFollow(reader: Reader): Follow | undefined {
  const at = reader.roleAt(reader.at) === 'and' ? reader.at + 1 : reader.at
  const role = reader.roleAt(at)
  const { text, isSpaced } = reader.token(at)
  if (role !== 'next' && role !== 'rest') return undefined
  if (reader.isProse && isSpaced && text.length === 1 && text !== 'f') return undefined
  const end = skipWordDot(reader, at)
  reader.at = reader.token(end).kind === 'number' ? at + 1 : end
  return role
}

/** Reads the next item of the list with what stands before it; false when something else follows. */
function readNext(reader: Reader, mark: Mark): boolean {
  const separator = readSeparator(reader)
  const { at } = reader
  const item = goesOn(reader, separator)
    ? readPlace(reader, separator.isChapterEnd || reader.verse === 0 ? 'chapter' : 'verse')
    : undefined
  if (!item) return false
  readItem(reader, at, item)
  return !reader.isProse || !isDoubtful(reader, mark, at, separator)
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
  if (reader.token(reader.at).text === ']') reader.at += 1
  const start = reader.at
  const { text } = reader.token(start)
  let isPause = text === '.'
  if (/^[,.;]$/.test(text)) reader.at += 1
  for (
    let role = reader.roleAt(reader.at);
    role === 'and' || role === 'see';
    role = reader.roleAt(reader.at)
  ) {
    if (reader.numberAt(reader.at) !== undefined) break
    if (role === 'see') isPause = true
    reader.at = skipWordDot(reader, reader.at)
  }
  const isSpace = reader.at === start
  if (!isSpace && reader.token(reader.at).text === '[') reader.at += 1
  if (text === ';') reader.isChapterList = false
  return { isChapterEnd: text === ';', isSpace, isPause }
}

/** True when another item of the same book follows a separator, and not a name or prose. */
function goesOn(reader: Reader, { isSpace, isPause, isChapterEnd }: Separator): boolean {
  const { isProse, context } = reader
  if (isChapterOrVerse(reader, reader.at)) {
    if (isPause && isProse && context.place) return false
    return !isChapterEnd || !reader.nameAt(reader.at)
  }
  if (reader.numberAt(reader.at) === undefined || beginsName(reader, reader.at)) return false
  return !isSpace || (!isProse && reader.verse !== 0)
}

/**
 * In running text an item has to exist. Prose after it makes a bare number doubtful (`3,16, 12 Jünger`), and after a full
 * stop a chapter with its verse too (`3,16. 4,2 Meter`).
 */
function isDoubtful(reader: Reader, mark: Mark, first: number, { isPause }: Separator): boolean {
  if (reader.warnings.length > mark.warnings.length) return true
  const isBare = reader.at === first + 1
  return (isBare || isPause) && reader.token(first).isSpaced && isBeforeProse(reader, reader.at - 1)
}
