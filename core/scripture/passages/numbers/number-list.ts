/** Reads the numbers after a name: a list of places and ranges (PASSAGES G-3 to G-5, G-17). */
import { passageLimits } from '../../../limits'
import { beginsName, isBeforeProse } from '../grammar/begins-name'
import type { Mark, Reader } from '../grammar/reader'
import { matchName } from '../naming/match-name'
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
  if (!place) return false
  readNumbersFrom(reader, first, place)
  return true
}

/** Goes on with the numbers after a place that was just read. */
export function readNumbersFrom(reader: Reader, first: number, place: ReadPlace): void {
  readItem(reader, first, place)
  while (reader.refs.length <= passageLimits.maxReferences) {
    const separator = separatorAt(reader)
    if (!separator || !goesOn(reader, separator)) break
    const mark = reader.mark()
    reader.state.at = separator.end
    if (separator.isChapterEnd) reader.state.isChapterList = false
    const next = separator.isChapterEnd || reader.state.unit !== 'verse' ? 'chapter' : 'verse'
    const item = readPlace(reader, next)
    if (item) readItem(reader, separator.end, item)
    if (!item || (reader.mode === 'extract' && isDoubtful(reader, mark, separator))) {
      reader.reset(mark)
      break
    }
  }
}

/** Range and follow mark of a place; adds its references. */
function readItem(reader: Reader, first: number, place: ReadPlace): void {
  const { state } = reader
  state.chapter = place.chapter
  const range = readRange(reader, place)
  const follow = readFollow(reader)
  emit(reader, range, follow, reader.range(first, state.at))
  const { chapter, verse } = range.to ?? range.from
  state.chapter = chapter
  state.unit = verse !== 0 ? 'verse' : chapter !== 0 ? 'chapter' : 'book'
}

/** `f`, `ff.`, `et suivants`. In running text a single letter other than f has to touch the number. */
function readFollow(reader: Reader): Follow | undefined {
  const { state, tokens } = reader
  const at = reader.roleAt(state.at) === 'and' ? state.at + 1 : state.at
  const role = reader.roleAt(at)
  const word = tokens[at]
  if (!word || (role !== 'next' && role !== 'rest')) return undefined
  if (reader.mode === 'extract' && word.isSpaced && word.text.length === 1 && word.text !== 'f')
    return undefined
  const isAbbreviated = tokens[at + 1]?.text === '.' && tokens[at + 2]?.kind !== 'number'
  state.at = isAbbreviated ? at + 2 : at + 1
  return role
}

interface Separator {
  /** A semicolon (G-3). */
  isChapterEnd: boolean
  /** Nothing but a space. */
  isSpace: boolean
  /** A full stop or "see": in running text what follows belongs to another thought. */
  isPause: boolean
  end: number
}

/**
 * What stands between two items of a list; undefined at the end of the input. Notes put every item into square brackets of
 * its own: `[Esra 9,1]; [10,2]`.
 */
function separatorAt(reader: Reader): Separator | undefined {
  const { tokens, state } = reader
  const start = tokens[state.at]?.text === ']' ? state.at + 1 : state.at
  const sign = tokens[start]?.text
  let end = start
  let isPause = sign === '.'
  if (sign === ',' || sign === '.' || sign === ';') end += 1
  for (let role = reader.roleAt(end); role === 'and' || role === 'see'; role = reader.roleAt(end)) {
    if (reader.numberAt(end) !== undefined) break
    if (role === 'see') isPause = true
    end = skipWordDot(reader, end)
  }
  const isSpace = end === start
  if (!isSpace && tokens[end]?.text === '[') end += 1
  if (end >= tokens.length) return undefined
  return { isChapterEnd: sign === ';', isSpace, isPause, end }
}

/** True when another item of the same book follows a separator, and not a name or prose. */
function goesOn(reader: Reader, { end, isSpace, isPause, isChapterEnd }: Separator): boolean {
  const { tokens, state, mode, context } = reader
  const role = reader.roleAt(end)
  if (role === 'chapter' || role === 'verse') {
    if (isPause && mode === 'extract' && context.place) return false
    return !isChapterEnd || !matchName(tokens, end, context.names)
  }
  if (reader.numberAt(end) === undefined || beginsName(reader, end)) return false
  return !isSpace || (mode === 'whole' && state.unit === 'verse')
}

/**
 * In running text an item has to exist. Prose after it makes a bare number doubtful (`3,16, 12 Jünger`), and after a full
 * stop a chapter with its verse too (`3,16. 4,2 Meter`).
 */
function isDoubtful(reader: Reader, mark: Mark, { end, isPause }: Separator): boolean {
  const { state, tokens } = reader
  if (reader.warnings.length > mark.warnings) return true
  const isBare = state.at === end + 1
  return (isBare || isPause) && (tokens[end]?.isSpaced ?? false) && isBeforeProse(reader, state.at - 1)
}
