/** Reads one place: a chapter, a verse, or a chapter with its verse (PASSAGES G-1, G-4, G-10, G-18, G-19). */
import { isSingleChapter } from '../../book-chapters'
import { beginsName } from '../grammar/begins-name'
import { isPart, type Reader } from '../grammar/reader'
import { type Expected, skipWordDot, wordAfter, wordBefore } from './number-words'
import { hasVerseSign, verseAfter } from './verse-sign'

export interface ReadPlace {
  book: number
  /** 0 for a whole book. */
  chapter: number
  /** 0 for a whole chapter. */
  verse: number
  part?: string
  /** A typed zero makes its item vanish (PASSAGES G-21). */
  isVoid: boolean
}

/** Reads the place at the next token and moves behind it; undefined, without moving, when there is none. */
export function readPlace(reader: Reader, expected: Expected): ReadPlace | undefined {
  const { at, word } = wordBefore(reader, reader.state.at)
  const number = reader.numberAt(at)
  if (number === undefined) return undefined
  if (reader.tokens[at]?.kind === 'number') reader.state.hasLetters = false
  const after = wordAfter(reader, at + 1)
  const named = word ?? after.word
  if (named === 'verse') return readVerse(reader, at, after.end, knownChapter(reader))
  if (named === 'chapter') return readChapter(reader, number, after.end)
  if (expected === 'verse') {
    return isChapterAhead(reader, at, number)
      ? readVerseWithSign(reader, at + 2, number)
      : readVerse(reader, at, at + 1, knownChapter(reader))
  }
  return isSingleChapter(reader.state.book)
    ? readInSingleChapter(reader, at, number)
    : readChapter(reader, number, at + 1)
}

/** A chapter that was named before token `end`, with its verse if one follows there. */
export function readChapter(reader: Reader, chapter: number, end: number): ReadPlace {
  const { state } = reader
  const verse = verseAfter(reader, end, chapter)
  if (verse !== -1) return readVerseWithSign(reader, verse, chapter)
  state.at = end
  return { book: state.book, chapter, verse: 0, isVoid: chapter === 0 }
}

/** G-19: a lone number is a verse, a lone 1 the chapter; with a sign for verses after it, 1 is the chapter too. */
function readInSingleChapter(reader: Reader, at: number, number: number): ReadPlace {
  const hasColon = reader.tokens[at + 1]?.text === ':'
  if (hasColon || (number === 1 && (verseAfter(reader, at + 1, 1) !== -1 || !leadsOn(reader, at + 1)))) {
    return readChapter(reader, number, at + 1)
  }
  return readVerse(reader, at, at + 1, 1)
}

/** True when a range or list goes on after a lone 1. */
function leadsOn(reader: Reader, at: number): boolean {
  const token = reader.tokens[at]
  const role = reader.roleAt(at)
  if (role === 'next' || role === 'rest' || isPart(token)) return true
  if (role !== 'to' && role !== 'and' && token?.text !== ',' && token?.text !== '.') return false
  const next = skipWordDot(reader, at)
  return reader.numberAt(next) !== undefined && !beginsName(reader, next)
}

function readVerseWithSign(reader: Reader, at: number, chapter: number): ReadPlace {
  const sign = reader.tokens[at - 1]
  if (sign?.kind === 'sign') reader.state.sign = sign.text
  return readVerse(reader, at, wordAfter(reader, at + 1).end, chapter)
}

/** The verse whose number is token `at`; what belongs to the number ends before `end`. */
function readVerse(reader: Reader, at: number, end: number, chapter: number): ReadPlace {
  const { state, tokens } = reader
  const verse = reader.numberAt(at) ?? 0
  const part = isPart(tokens[end]) ? tokens[end]?.text : undefined
  state.at = part ? end + 1 : end
  return { book: state.book, chapter, verse, part, isVoid: chapter === 0 || verse === 0 }
}

/** The chapter a verse without one belongs to; 0 if there is none. */
function knownChapter({ state, context }: Reader): number {
  if (state.chapter !== 0) return state.chapter
  if (isSingleChapter(state.book)) return 1
  return context.place?.book === state.book ? context.place.chapter : 0
}

/** G-4; where that chapter does not exist, only a colon is proof. */
function isChapterAhead(reader: Reader, at: number, number: number): boolean {
  if (!hasVerseSign(reader, at + 1)) return false
  return reader.tokens[at + 1]?.text === ':' || reader.hasChapter(number)
}
