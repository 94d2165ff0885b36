/** Reads what follows a range sign and decides where the range ends (PASSAGES G-12 to G-16). */
import { hasNumberAfter, isBeforeProse, skipIntroSign } from '../grammar/begins-name'
import type { Reader } from '../grammar/reader'
import { matchName } from '../naming/match-name'
import { type ReadPlace, readPlace } from './place'

export interface ReadRange {
  from: ReadPlace
  to?: ReadPlace
}

/** The range that begins with a place just read; only `from`, without moving, where no end follows. */
export function readRange(reader: Reader, from: ReadPlace): ReadRange {
  const mark = reader.mark()
  const { state } = reader
  if (reader.roleAt(state.at) !== 'to') return { from }
  while (reader.roleAt(state.at) === 'to') state.at += 1
  if (reader.mode === 'extract' && reader.tokens[state.at]?.isSpaced && isBeforeProse(reader, state.at)) {
    reader.reset(mark)
    return { from }
  }
  const range = readOtherBook(reader, from) ?? readSameBook(reader, from)
  if (!range) reader.reset(mark)
  return range ?? { from }
}

/** `1Mo 50,15 - 2Mo 2,10`, `Mt-Joh`: the end has a name of its own; bare, it means the whole book. */
function readOtherBook(reader: Reader, from: ReadPlace): ReadRange | undefined {
  const { state, tokens, context } = reader
  const match = matchName(tokens, state.at, context.names)
  if (!match) return undefined
  const hasNumber = hasNumberAfter(reader, match)
  const isFollow = from.chapter !== 0 && match.isNumbered && reader.roleAt(match.base) !== undefined
  if (!hasNumber && (reader.mode === 'extract' || isFollow)) return undefined
  const book = match.books.find((candidate) => candidate >= from.book) ?? match.books[0] ?? 0
  reader.enterBook(
    book,
    hasNumber ? skipIntroSign(reader, match.end) : match.end,
    match.index.hasLetterNumbers,
  )
  return { from, to: readPlace(reader, 'chapter') ?? { book, chapter: 0, verse: 0, isVoid: false } }
}

function readSameBook(reader: Reader, from: ReadPlace): ReadRange | undefined {
  if (from.chapter === 0) return undefined
  if (from.verse === 0) return readEndOfChapters(reader, from)
  const to = readPlace(reader, 'verse')
  if (!to) return undefined
  return to.chapter === from.chapter && to.verse !== 0 ? endAtVerse(reader, from, to) : { from, to }
}

/** After a chapter a verse needs a sign without space: `1-2,12`, but `1-2, 12` is a list. */
function readEndOfChapters(reader: Reader, from: ReadPlace): ReadRange | undefined {
  const { state, tokens } = reader
  const sign = tokens[state.at + 1]
  const isTight = sign?.kind === 'sign' && !sign.isSpaced && !tokens[state.at + 2]?.isSpaced
  const number = reader.numberAt(state.at)
  if (isTight || number === undefined) {
    const to = readPlace(reader, 'chapter')
    return to && (to.verse === 0 ? endAtChapter(reader, from, to) : { from, to })
  }
  state.at += 1
  return endAtChapter(reader, from, { book: state.book, chapter: number, verse: 0, isVoid: number === 0 })
}

/** G-12, G-13. */
function endAtVerse(reader: Reader, from: ReadPlace, to: ReadPlace): ReadRange {
  if (to.isVoid || to.verse > from.verse) return { from, to }
  const completed = complete(from.verse, to.verse)
  if (completed > from.verse && reader.hasVerse(from.chapter, completed)) {
    return { from, to: { ...to, verse: completed } }
  }
  const chapter = to.verse
  if (chapter > from.chapter && reader.hasChapter(chapter)) {
    return { from, to: { ...to, chapter, verse: reader.lastVerse(chapter) } }
  }
  return { from, to }
}

/** G-14. */
function endAtChapter(reader: Reader, from: ReadPlace, to: ReadPlace): ReadRange {
  const number = to.chapter
  if (to.isVoid) return { from, to }
  const completed = number > from.chapter ? number : complete(from.chapter, number)
  if (completed > from.chapter && reader.hasChapter(completed)) {
    return { from, to: { ...to, chapter: completed } }
  }
  const mayRepair = number <= from.chapter || !reader.hasChapter(from.chapter + 1)
  if (mayRepair && reader.hasVerse(from.chapter, number)) {
    reader.warn('repaired')
    return { from: { ...from, verse: number } }
  }
  return { from, to }
}

/** `105-12` is 105-112: the end takes the leading digits of the start. 0 when it has as many digits. */
function complete(start: number, end: number): number {
  const digits = String(start)
  const missing = digits.length - String(end).length
  return missing > 0 ? Number(digits.slice(0, missing) + end) : 0
}
