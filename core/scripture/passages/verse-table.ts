/** The chapters and verses of a numbering, as the parser needs them. */
import { bookChapters } from '../../book-chapters'

/** Chapters and verses of one numbering. */
export interface VerseTable {
  /** Number of the last chapter; 0 if the book is missing. */
  lastChapter(book: number): number
  /** Number of the last verse; 0 if the chapter is missing. */
  lastVerse(book: number, chapter: number): number
}

/** Replaces a last verse that no table contains; it means "to the end" (PASSAGES C-5). */
const unknownLastVerse = 999

/**
 * Chapters that some numberings have beyond the English ones: Greek Esther, Greek Daniel, Joel of the Hebrew.
 */
const furtherChapters: Readonly<Record<number, number>> = { 17: 16, 27: 14, 29: 4 }

/** For an unknown numbering: the chapters of any numbering, verses without an end (PASSAGES C-5). */
export const openVerseTable: VerseTable = {
  lastChapter: (book) => furtherChapters[book] ?? bookChapters.get(book) ?? 0,
  lastVerse: (book, chapter) =>
    chapter >= 1 && chapter <= openVerseTable.lastChapter(book) ? unknownLastVerse : 0,
}
