/**
 * Decides what follows a chapter number: a verse of it, or the next item of a list
 * (PASSAGES G-1, G-4, G-6 to G-10).
 */

import { normalise } from '../lexing/normalise'
import { isOther, isRole, isSign, isSpaced, isWord, skipSign, tokenAt } from '../naming/source'
import { beginsName, isProseAt } from './look-ahead'
import { skipWordDot, wordAfter } from './number-words'
import { choose, exists, numberAt, type Reader, textFrom } from './reader'

/**
 * Token of the verse number that belongs to the chapter whose number ended before token `at`; 0 if there is
 * none. In running text a number after a space has to be an existing verse, without prose after it.
 */
export function verseAfter(reader: Reader, at: number, chapter: number): number {
  const word = skipSign(reader, at, ':.,')
  const named = skipWordDot(reader, word)
  if (isRole(reader, word, 'verse') && numberAt(reader, named)) return named
  const hasSign = isOther(reader, at)
  const number = hasSign ? at + 1 : at
  const verse = numberAt(reader, number)
  if (!verse || beginsName(reader, number)) return 0
  const isNamed = wordAfter(reader, number + 1).word === 'verse'
  if (hasSign && !isNamed && !isVerse(reader, at, chapter, verse)) return 0
  const mayBeProse = reader.isProse && isSpaced(reader, number)
  return mayBeProse && (!exists(reader, chapter, verse) || isProseAt(reader, number + 1)) ? 0 : number
}

/**
 * True when what follows shows that the number before token `at` is a chapter: sign and digit without a space
 * (G-4). The sign is the one used between chapter and verse before; only without one, that of the profile. A
 * number that follows the same sign is no chapter.
 */
export function hasVerseSign(reader: Reader, at: number): boolean {
  const { text } = tokenAt(reader, at)
  if (isSpaced(reader, at) || isSpaced(reader, at + 1) || !numberAt(reader, at + 1)) return false
  if (tokenAt(reader, at - 2).text === text && !isSpaced(reader, at - 1)) return false
  return text === ':' || text === (reader.sign || profileSign(reader))
}

/** The profile's sign between chapter and verse: `,` also for the Arabic comma, `.`, else `:`. */
function profileSign({ separators }: Reader): string {
  const sign = normalise(separators.chapter).text
  return /^[,.]$/.test(sign) ? sign : ':'
}

/** The sign at token `at` is between a chapter and a number. */
function isVerse(reader: Reader, at: number, chapter: number, verse: number): boolean {
  const { text: sign } = tokenAt(reader, at)
  const isApart = isSpaced(reader, at + 1)
  if (!isSign(reader, at, ',.')) return sign === ':'
  if (!exists(reader, chapter)) return true
  const mayBeChapter = exists(reader, verse)
  if (isSign(reader, at + 2, ':') && numberAt(reader, at + 3)) return false
  if (mayBeChapter && !exists(reader, chapter, verse)) return false
  if (sign === '.') return true
  const isComma = [profileSign(reader), reader.sign].includes(',') || isWord(reader, at - 1)
  if (isComma) return !isApart || !isInChapterList(reader, at, chapter, verse)
  if (!mayBeChapter) return true
  if (isApart && isInChapterList(reader, at, chapter, verse)) return false
  // `Rom 8, 9 and 10`
  const isNext = isApart ? verse > chapter && isRole(reader, at + 2, 'and') : verse === chapter + 1
  return isVerseInColonProfile(reader, at, isNext)
}

/**
 * G-7, commas with a space: one pair is chapter and verse; more make a list of chapters
 * if they ascend and no part is named.
 */
function isInChapterList(reader: Reader, at: number, chapter: number, verse: number): boolean {
  const [group = ''] = /^[^;]*/.exec(textFrom(reader, at + 1)) ?? []
  reader.isChapterList ||=
    verse > chapter && !/\d[a-e]/.test(group) && /^[^\p{L};]*,[ /]+\d/u.test(textFrom(reader, at + 2))
  return reader.isChapterList || hasVerseSign(reader, at + 2)
}

/**
 * G-8: the verse, unless it looks like the next chapter or a colon is used elsewhere;
 * the other reading is an alternative.
 */
function isVerseInColonProfile(reader: Reader, at: number, isNext: boolean): boolean {
  if (/^[^\p{L};]*:.*\d/u.test(textFrom(reader, at + 1))) return false
  return choose(reader, [!isNext, isNext]) ?? false
}
