/** Finds numbers before the name they belong to (PASSAGES G-10). */
import { psalms } from '../../../book-chapters'
import type { NameMatch } from '../naming/match-words'
import { ordinalWord, skipDot, skipEnding } from '../naming/ordinals'
import { isAround, isNumber, isPart, isRole, isSign, skipSign, tokenAt } from '../naming/source'
import { hasNumberAfter, isChapterOrVerse } from './number-after'
import { nameAt, type Reader } from './reader'
import { romanAt } from './roman'

/** Tokens of a reference, the end of a range exclusive; words between them have no meaning. */
export interface Order {
  start: number
  end: number
  name: NameMatch
  chapter: NumberPart
  verse?: NumberPart | undefined
}

/** Chapter or verse numbers of a reference. */
export interface NumberPart {
  /** First token of the numbers, without their word. */
  from: number
  to: number
  /** First token after its word. */
  end: number
  /** A word says whether it is chapter or verse. */
  isNamed: boolean
}

/** `23. Psalm`, `1st ch. of Mark`, `Kapitel 3, Vers 16 des Johannes`, `verses 3-4 of Psalm 23` at token `at`. */
export function orderAt(reader: Reader, at: number): Order | undefined {
  const start = skipLinks(reader, at)
  if (!isChapterOrVerse(reader, start) && !countAt(reader, start)) return undefined
  const first = partAt(reader, start, 'verse')
  const number = first ? skipLinks(reader, first.end) : start
  const chapter = partAt(reader, number, 'chapter')
  const isOrdinal = !chapter?.isNamed && nameAt(reader, number)
  if (!chapter || isOrdinal) return first && verseOf(reader, start, first)
  const verse =
    first ?? (chapter.isNamed ? partAt(reader, skipSign(reader, chapter.end, ','), 'verse') : undefined)
  const name = nameAt(reader, skipLinks(reader, Math.max(chapter.end, verse?.end ?? 0)))
  if (!name || isNumber(reader, name.end)) return undefined
  const isWhole = !hasNumberAfter(reader, name) || isRole(reader, skipSign(reader, name.end, ':.,'), 'verse')
  if (chapter.isNamed ? !isWhole : reader.isProse || name.books[0] !== psalms) return undefined
  return { start, end: name.end, name, chapter, verse }
}

/** `verse 16 of John 3` */
function verseOf(reader: Reader, start: number, verse: NumberPart): Order | undefined {
  const at = skipLinks(reader, verse.end)
  const name = at > verse.end || isAround(reader, at) ? nameAt(reader, at) : undefined
  if (!name || !verse.isNamed || !isNumber(reader, name.end)) return undefined
  const end = name.end + 1
  if (isSign(reader, end, ':,.') && isNumber(reader, end + 1)) return undefined
  return { start, end, name, chapter: { from: name.end, to: end, end, isNamed: true }, verse }
}

/** Numbers with their word before or after; without a word only a single chapter. */
function partAt(reader: Reader, at: number, role: 'chapter' | 'verse'): NumberPart | undefined {
  if (isRole(reader, at, role)) {
    const from = skipDot(reader, at + 1)
    const to = endOfNumbers(reader, from)
    return to > from ? { from, to, end: skipEnding(reader, to), isNamed: true } : undefined
  }
  if (!countAt(reader, at)) return undefined
  const word = skipDot(reader, skipEnding(reader, at + 1))
  if (isRole(reader, word, role)) {
    return { from: at, to: at + 1, end: skipDot(reader, word + 1), isNamed: true }
  }
  return role === 'chapter' ? { from: at, to: at + 1, end: word, isNamed: false } : undefined
}

/** `3-5`, `16a.18`, `3 and 4`; `at` itself if there is no number. */
function endOfNumbers(reader: Reader, at: number): number {
  if (!isNumber(reader, at)) return countAt(reader, at) ? at + 1 : at
  const end = isPart(reader, at + 1) ? at + 2 : at + 1
  const hasNext = isSign(reader, end, '-,.') || isRole(reader, end, 'to', 'and')
  return hasNext && isNumber(reader, end + 1) ? endOfNumbers(reader, end + 1) : end
}

/** The number at a token, in digits, Roman, as an ordinal or in the letters of a language; 0 for none. */
export function countAt(reader: Reader, at: number): number {
  const { value, text } = tokenAt(reader, at)
  const letters = reader.names.find(({ numbers }) => numbers.has(text))?.numbers.get(text) ?? 0
  return Math.max(value, 0) || ordinalWord(reader, at) || letters || romanAt(reader, at)
}

/** The token after words that link numbers to a name, and words without meaning before a number. */
function skipLinks(reader: Reader, at: number): number {
  let [end, linked] = [at, at]
  while (!isChapterOrVerse(reader, end) && !countAt(reader, end)) {
    const isLink = links.has(tokenAt(reader, end).plain)
    if (!isLink && !isAround(reader, end)) return linked
    end += 1
    if (isLink) linked = end
  }
  return end
}

const links = new Set('in im aus from dans en em nel nella no na من في از در של'.split(' '))
