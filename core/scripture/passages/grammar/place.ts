/** Reads one place: a chapter, a verse, or a chapter with its verse (PASSAGES G-1, G-4, G-10, G-18, G-19). */

import { isSingleChapter, psalms } from '../../../book-chapters'
import { type Place, placeAt } from '../../../canonical'
import {
  isNumber,
  isOther,
  isPart,
  isRole,
  isSign,
  isWord,
  roleAt,
  skipSign,
  tokenAt,
} from '../naming/source'
import { beginsName } from './look-ahead'
import { isChapterOrVerse } from './number-after'
import { type Expected, skipWordDot, wordAfter } from './number-words'
import { exists, isCapital, nameAt, numberAt, type Reader } from './reader'
import { hasVerseSign, verseAfter } from './verse-sign'

/** Psalm 116 of the Hebrew is 114 and 115 of the Greek. */
const furthest = 2

const shortPsalm = 9

/** Chapter or verse 0 for a whole book or chapter; -1 if the number is dropped (PASSAGES G-21). */
export interface ReadPlace extends Place {
  part?: string
}

/** Reads the place at the next token and moves past it; undefined, without moving, when there is none. */
export function readPlace(reader: Reader, expected: Expected): ReadPlace | undefined {
  const { at: first, last } = reader
  // `12b-c`
  if (isOtherPart(reader, first)) {
    reader.at += 1
    return { ...last, part: tokenAt(reader, first).text }
  }
  // `Matt. v. 3` is not a verse.
  const hasChapter = last.chapter > 0 || knownChapter(reader) < 0
  const isVerseWord = isChapterOrVerse(reader, first) && reader.isProse && isCapital(reader, first)
  const isChapter = expected === 'chapter' && hasChapter && isRoman(reader, first) && !isVerseWord
  const hasWord = !isChapter && isChapterOrVerse(reader, first)
  const at = hasWord ? skipWordDot(reader, first) : first
  const number = numberAt(reader, at)
  if (!number) return undefined
  if (isNumber(reader, at) && !last.chapter) reader.numbers = undefined
  const { end, word } = wordAfter(reader, at + 1)
  const named = hasWord ? roleAt(reader, first) : word
  if (named === 'verse' || (!named && isVerse(reader, at, number, expected))) {
    return readVerse(reader, at, end, knownChapter(reader))
  }
  return !named && expected === 'verse' && !isRoman(reader, at)
    ? readVerseWithSign(reader, at + 2, number)
    : readChapter(reader, number, end)
}

/** `12b-c`, `5a.c`: another part of the verse read last. */
export function isOtherPart(reader: Reader, at: number): boolean {
  return !!reader.last.part && isSign(reader, at - 1, '-.') && isPart(reader, at) && !nameAt(reader, at)
}

/** A chapter named before token `first`, with its verse if one follows there. */
export function readChapter(reader: Reader, number: number, first: number): ReadPlace {
  const { chapter, end } = skipPair(reader, number, first)
  const verse = verseAfter(reader, end, chapter)
  if (verse) return readVerseWithSign(reader, verse, chapter)
  // A dot abbreviates a word: `Gen. i.-iii.`
  reader.at = isWord(reader, end - 1) ? skipSign(reader, end, '.') : end
  return placeAt(reader.last.book, chapter)
}

/**
 * True for a number without a word. G-4: if that chapter does not exist, only a colon proves a chapter. G-19:
 * in a book of one chapter a lone 1 is the chapter, also with a sign for verses after it.
 */
function isVerse(reader: Reader, at: number, number: number, expected: Expected): boolean {
  const hasColon = isSign(reader, at + 1, ':')
  if (isRoman(reader, at)) return false
  if (expected === 'verse') return !hasVerseSign(reader, at + 1) || !(hasColon || exists(reader, number))
  if (hasColon || !isSingleChapter(reader.last.book)) return false
  return number !== 1 || (!verseAfter(reader, at + 1, 1) && leadsOn(reader, at + 1))
}

/** Roman numbers are chapters. */
function isRoman(reader: Reader, at: number): boolean {
  return numberAt(reader, at) > 0 && isWord(reader, at) && !reader.numbers?.has(tokenAt(reader, at).text)
}

/** True when a range or list continues after a lone 1. */
function leadsOn(reader: Reader, at: number): boolean {
  if (isRole(reader, at, 'next', 'rest') || isPart(reader, at)) return true
  const next = skipWordDot(reader, at)
  if (!isRole(reader, at, 'to', 'and') && !isSign(reader, at, ',.')) return false
  return !!numberAt(reader, next) && !beginsName(reader, next)
}

function readVerseWithSign(reader: Reader, at: number, chapter: number): ReadPlace {
  if (isOther(reader, at - 1)) reader.sign = tokenAt(reader, at - 1).text
  return readVerse(reader, at, wordAfter(reader, at + 1).end, chapter)
}

/** The verse whose number is token `at`; the parts of the number end before `end`. */
function readVerse(reader: Reader, at: number, end: number, chapter: number): ReadPlace {
  const place = placeAt(reader.last.book, chapter, numberAt(reader, at) || -1)
  const hasPart = isPart(reader, end)
  reader.at = hasPart ? end + 1 : end
  return hasPart ? { ...place, part: tokenAt(reader, end).text } : place
}

/** The chapter of a verse that names none; -1 if there is none. */
function knownChapter({ last: { book, chapter }, place }: Reader): number {
  if (isSingleChapter(book)) return 1
  if (chapter) return chapter
  return place?.book === book ? place.chapter : -1
}

/**
 * Psalms with both numbers: `Ps 23 (22)`, `Ps 22(23),1`. The chapter to use when token `at` is a number in
 * brackets after a chapter, and the first token after the bracket.
 */
function skipPair(reader: Reader, chapter: number, at: number): { chapter: number; end: number } {
  const none = { chapter, end: at }
  if (reader.last.book !== psalms || !isSign(reader, at, '([') || !isNumber(reader, at + 1)) return none
  const other = tokenAt(reader, at + 1).value
  let end = at + 2
  // `113 (114-115)`, `10 (9b)`
  while (isNumber(reader, end) || isSign(reader, end, '-abAB')) end += 1
  const isClosed = isSign(reader, end, ')]') || (!reader.isProse && end >= reader.tokens.length)
  if (!isClosed || Math.abs(other - chapter) > furthest) return none
  // The Greek number is the smaller one; in that numbering psalm 10 is the short eleventh of the Hebrew.
  const isGreek = reader.table.lastVerse(psalms, 10) < shortPsalm
  return { chapter: isGreek ? Math.min(chapter, other) : Math.max(chapter, other), end: end + 1 }
}
