/** Decides what stands after a chapter number: a verse of it, or the next item of a list (PASSAGES G-1, G-4, G-6 to G-10). */
import { beginsName, isBeforeProse } from '../grammar/look-ahead'
import type { Reader } from '../grammar/reader'
import { skipWordDot, wordAfter } from './number-words'

/**
 * Token of the verse number that belongs to the chapter whose number ended before token `at`; 0 if none does. In running
 * text a number after a space has to be a verse that exists, without prose after it.
 */
export function verseAfter(reader: Reader, at: number, chapter: number): number {
  const word = reader.skipSign(at)
  const named = skipWordDot(reader, word)
  if (reader.isRole(word, 'verse') && reader.numberAt(named)) return named
  const hasSign = reader.token(at).kind === 'sign'
  const number = hasSign ? at + 1 : at
  const verse = reader.numberAt(number)
  if (!verse || beginsName(reader, number)) return 0
  const isNamed = wordAfter(reader, number + 1).word === 'verse'
  if (hasSign && !isNamed && !isVerse(reader, at, chapter, verse)) return 0
  const mayBeProse = reader.isProse && reader.token(number).isSpaced
  return mayBeProse && (!reader.has(chapter, verse) || isBeforeProse(reader, number)) ? 0 : number
}

/**
 * True when the number before token `at` is a chapter by what follows it: sign and digit without a space (G-4). The sign is
 * the one that stood between chapter and verse before; only where there was none, that of the profile. A number that follows
 * the same sign is no chapter.
 */
export function hasVerseSign(reader: Reader, at: number): boolean {
  const { text, isSpaced } = reader.token(at)
  if (isSpaced || reader.token(at + 1).isSpaced || !reader.numberAt(at + 1)) return false
  if (reader.token(at - 2).text === text && !reader.token(at - 1).isSpaced) return false
  return text === ':' || text === (reader.sign || profileSign(reader))
}

/** The sign of the profile between chapter and verse: `,` also for the Arabic comma, `.`, else `:`. */
function profileSign({ context }: Reader): string {
  const sign = context.separators.chapter.trim().replace('،', ',')
  return /^[,.]$/.test(sign) ? sign : ':'
}

/** The sign at token `at` stands after a chapter and before a number. */
function isVerse(reader: Reader, at: number, chapter: number, verse: number): boolean {
  const { text: sign } = reader.token(at)
  const { isSpaced } = reader.token(at + 1)
  if (sign === ':') return true
  if (sign !== ',' && sign !== '.') return false
  if (!reader.has(chapter)) return true
  const isBeforeVerse = reader.isSign(at + 2, ':') && reader.numberAt(at + 3)
  const mayBeChapter = reader.has(verse)
  if (isBeforeVerse || (mayBeChapter && !reader.has(chapter, verse))) return false
  if (sign === '.') return true
  const isComma = [profileSign(reader), reader.sign].includes(',') || reader.token(at - 1).kind === 'word'
  if (isComma) return !isSpaced || !isInChapterList(reader, at)
  return !isSpaced && (!mayBeChapter || isVerseInColonProfile(reader, at, verse === chapter + 1))
}

/** G-7: commas with a space: one pair is chapter and verse, more make a list of chapters. */
function isInChapterList(reader: Reader, at: number): boolean {
  reader.isChapterList ||= /^[^\p{L};]*,[ /]+\d/u.test(reader.textFrom(at + 2))
  return reader.isChapterList || hasVerseSign(reader, at + 2)
}

/** G-8: the verse, unless it would be the next chapter or a colon stands elsewhere; the other reading is an alternative. */
function isVerseInColonProfile(reader: Reader, at: number, isNextChapter: boolean): boolean {
  if (/^[^\p{L};]*:.*\d/u.test(reader.textFrom(at + 1))) return false
  return reader.choose([!isNextChapter, isNextChapter]) ?? false
}
