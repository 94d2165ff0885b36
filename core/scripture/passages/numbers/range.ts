/** Reads what follows a range sign and decides where the range ends (PASSAGES G-12 to G-16). */
import { hasNumberAfter, isBeforeProse } from '../grammar/look-ahead'
import type { Reader } from '../grammar/reader'
import { type ReadPlace, readPlace } from './place'

export interface ReadRange {
  from: ReadPlace
  to?: ReadPlace
}

/** The range that begins with a place just read; only `from`, without moving, where no end follows. */
export function readRange(reader: Reader, from: ReadPlace): ReadRange {
  if (reader.roleAt(reader.at) !== 'to') return { from }
  const mark = reader.mark()
  while (reader.roleAt(reader.at) === 'to') reader.at += 1
  const isCutOff = reader.isProse && reader.token(reader.at).isSpaced && isBeforeProse(reader, reader.at)
  const range = isCutOff ? undefined : (readOtherBook(reader, from) ?? readSameBook(reader, from))
  if (!range) reader.reset(mark)
  return range ?? { from }
}

/** `1Mo 50,15 - 2Mo 2,10`, `Mt-Joh`: the end has a name of its own; bare, it means the whole book. */
function readOtherBook(reader: Reader, from: ReadPlace): ReadRange | undefined {
  const match = reader.nameAt(reader.at)
  if (!match) return undefined
  const { books } = match
  const hasNumber = hasNumberAfter(reader, match)
  const isFollow = from.chapter !== 0 && match.isNumbered && reader.roleAt(match.base)
  if (!hasNumber && (reader.isProse || isFollow)) return undefined
  const book = books.find((candidate) => candidate >= from.book) ?? books[0] ?? 0
  reader.enterBook(match, book)
  return { from, to: readPlace(reader, 'chapter') ?? { book, chapter: 0, verse: 0 } }
}

function readSameBook(reader: Reader, from: ReadPlace): ReadRange | undefined {
  if (from.chapter === 0) return undefined
  const to = from.verse === 0 ? readEndOfChapters(reader) : readPlace(reader, 'verse')
  if (!to) return undefined
  if (from.verse === 0) return to.verse === 0 ? endAtChapter(reader, from, to) : { from, to }
  return { from, to: to.chapter === from.chapter && to.verse !== 0 ? endAtVerse(reader, from, to) : to }
}

/** After a chapter a verse needs a sign without space: `1-2,12`, but `1-2, 12` is a list. */
function readEndOfChapters(reader: Reader): ReadPlace | undefined {
  const sign = reader.token(reader.at + 1)
  const isTight = sign.kind === 'sign' && !sign.isSpaced && !reader.token(reader.at + 2).isSpaced
  const chapter = reader.numberAt(reader.at)
  if (isTight || chapter === undefined) return readPlace(reader, 'chapter')
  reader.at += 1
  return { book: reader.book, chapter, verse: 0 }
}

/** G-12, G-13. */
function endAtVerse(reader: Reader, from: ReadPlace, to: ReadPlace): ReadPlace {
  const chapter = to.verse
  if (chapter < 0 || chapter > from.verse) return to
  const verse = complete(from.verse, chapter)
  if (verse > from.verse && reader.hasVerse(from.chapter, verse)) return { ...to, verse }
  if (chapter <= from.chapter || !reader.hasChapter(chapter)) return to
  return { ...to, chapter, verse: reader.lastVerse(chapter) }
}

/** G-14. */
function endAtChapter(reader: Reader, from: ReadPlace, to: ReadPlace): ReadRange {
  const number = to.chapter
  const chapter = number > from.chapter ? number : complete(from.chapter, number)
  if (chapter > from.chapter && reader.hasChapter(chapter)) return { from, to: { ...to, chapter } }
  const mayRepair = number <= from.chapter || !reader.hasChapter(from.chapter + 1)
  if (!mayRepair || !reader.hasVerse(from.chapter, number)) return { from, to }
  reader.warn('repaired')
  return { from: { ...from, verse: number } }
}

/** `105-12` is 105-112: the end takes the leading digits of the start. 0 when it has as many digits. */
function complete(start: number, end: number): number {
  const digits = String(start)
  const missing = digits.length - String(end).length
  return missing > 0 ? Number(digits.slice(0, missing) + end) : 0
}
