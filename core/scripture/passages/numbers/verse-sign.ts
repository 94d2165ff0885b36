/** Decides what stands after a chapter number: a verse of it, or the next item of a list (PASSAGES G-1, G-4, G-6 to G-10). */
import { beginsName, isBeforeProse } from '../grammar/begins-name'
import type { Reader } from '../grammar/reader'
import { skipWordDot, wordAfter } from './number-words'

/**
 * Token of the verse number that belongs to the chapter whose number ended before token `at`; -1 if none does. In running
 * text a number after a space has to be a verse that exists, without prose after it.
 */
export function verseAfter(reader: Reader, at: number, chapter: number): number {
  const named = namedVerse(reader, at)
  if (named !== -1) return named
  const isSign = reader.tokens[at]?.kind === 'sign'
  const number = isSign ? at + 1 : at
  const verse = reader.numberAt(number)
  if (verse === undefined || beginsName(reader, number)) return -1
  const isNamed = wordAfter(reader, number + 1).word === 'verse'
  if (isSign && !isNamed && !isVerse(reader, at, chapter, verse)) return -1
  const mayBeProse = reader.mode === 'extract' && reader.tokens[number]?.isSpaced
  return mayBeProse && (!reader.hasVerse(chapter, verse) || isBeforeProse(reader, number)) ? -1 : number
}

/**
 * True when the number before token `at` is a chapter by what follows it: sign and digit without a space (G-4). The sign is
 * the one that stood between chapter and verse before; only where there was none, that of the profile.
 */
export function hasVerseSign(reader: Reader, at: number): boolean {
  const { tokens, state } = reader
  const sign = tokens[at]
  const next = tokens[at + 1]
  if (!sign || sign.isSpaced || !next || next.isSpaced || reader.numberAt(at + 1) === undefined) return false
  const before = tokens[at - 2]
  const isAfterSameSign = before?.text === sign.text && before.kind === 'sign' && !tokens[at - 1]?.isSpaced
  if (isAfterSameSign) return false
  return sign.text === ':' || sign.text === (state.sign || profileSign(reader))
}

/** The sign of the profile between chapter and verse. */
function profileSign(reader: Reader): string {
  return signs.get(reader.context.separators.chapter.trim()) ?? ':'
}

const signs = new Map([
  [',', ','],
  ['،', ','],
  ['.', '.'],
])

/** `Kap. 3, V. 16`, `4v13`: a word decides before any sign. */
function namedVerse(reader: Reader, at: number): number {
  const { tokens } = reader
  const sign = tokens[at]?.text
  const word = sign === ',' || sign === '.' || sign === ':' ? at + 1 : at
  if (reader.roleAt(word) !== 'verse') return -1
  const number = skipWordDot(reader, word)
  return reader.numberAt(number) === undefined ? -1 : number
}

function isVerse(reader: Reader, at: number, chapter: number, verse: number): boolean {
  const sign = reader.tokens[at]?.text
  if (sign === ':') return true
  if (sign !== ',' && sign !== '.') return false
  if (!reader.hasChapter(chapter)) return true
  if (isChapterByColon(reader, at + 1)) return false
  const canBeList = reader.hasChapter(verse)
  if (sign === '.') return reader.hasVerse(chapter, verse) || !canBeList
  const hasLetters = reader.tokens[at - 1]?.kind === 'word'
  const isCommaProfile = profileSign(reader) === ',' || reader.state.sign === ',' || hasLetters
  const isSpaced = reader.tokens[at + 1]?.isSpaced ?? false
  if (isCommaProfile) return isVerseAfterComma(reader, at, chapter, verse, isSpaced)
  return !isSpaced && isVerseInColonProfile(reader, at, chapter, verse)
}

/** G-6, G-7: with a space, one pair is chapter and verse, more commas make a list of chapters. */
function isVerseAfterComma(
  reader: Reader,
  at: number,
  chapter: number,
  verse: number,
  isSpaced: boolean,
): boolean {
  reader.state.isChapterList ||= isSpaced && isListOfChapters(reader, at)
  if (isSpaced && (reader.state.isChapterList || hasVerseSign(reader, at + 2))) return false
  return reader.hasVerse(chapter, verse) || !reader.hasChapter(verse)
}

/** G-8: the verse if it exists and is not the next chapter, else the list; the other reading is an alternative. */
function isVerseInColonProfile(reader: Reader, at: number, chapter: number, verse: number): boolean {
  if (!reader.hasChapter(verse)) return true
  if (hasColonInGroup(reader, at)) return false
  if (!reader.hasVerse(chapter, verse)) return false
  const isVerseFirst = verse !== chapter + 1
  return (reader.choose(2) === 0) === isVerseFirst
}

function isChapterByColon(reader: Reader, number: number): boolean {
  const { tokens } = reader
  return tokens[number + 1]?.text === ':' && reader.numberAt(number + 2) !== undefined
}

/** A second comma with a space before the group ends. */
function isListOfChapters({ tokens }: Reader, first: number): boolean {
  for (let at = first + 2; isInGroup(tokens[at]); at += 1) {
    if (tokens[at]?.text === ',' && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.isSpaced) return true
  }
  return false
}

function hasColonInGroup({ tokens }: Reader, first: number): boolean {
  for (let at = first + 1; isInGroup(tokens[at]); at += 1) if (tokens[at]?.text === ':') return true
  return false
}

function isInGroup(token: Reader['tokens'][number] | undefined): boolean {
  return token !== undefined && token.kind !== 'word' && token.text !== ';'
}
