/** What the parser has to know of a numbering: which chapters and verses there are. */
import { bookChapters } from '../book-chapters'

export interface VerseTable {
  /** Number of the last chapter; 0 where the book is absent. */
  lastChapter(book: number): number
  /** Number of the last verse; 0 where the chapter is absent. */
  lastVerse(book: number, chapter: number): number
}

/** Written for a last verse that no table tells; it means "to the end" (PASSAGES C-5). */
const unknownLastVerse = 999

/** Chapters that some numbering has beyond the English ones: Greek Esther, Greek Daniel, Joel of the Hebrew. */
const furtherChapters: Readonly<Record<number, number>> = { 17: 16, 27: 14, 29: 4 }

/** Used where no numbering is known: the chapters of any numbering, verses without an end (PASSAGES C-5). */
export const openVerseTable: VerseTable = {
  lastChapter: (book) => furtherChapters[book] ?? bookChapters.get(book) ?? 0,
  lastVerse: (book, chapter) =>
    chapter >= 1 && chapter <= openVerseTable.lastChapter(book) ? unknownLastVerse : 0,
}
