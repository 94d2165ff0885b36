/**
 * Turns the drafts of a whole edition into books in canon order: repaired, joined, compared with the contents
 * of a Bible.
 */

import { canonicalOf } from '../../../canonical'
import type { Block, Chapter, Verse } from '../../../contract/editions/chapter'
import type { WordsOfBook, WordsOfBooks } from '../../../originals/word-run'
import type { ImportedBook } from '../edition'
import type { BuilderOptions } from './builder-options'
import type { BookDraft, ChapterDraft, DraftedVerse } from './builder-state'
import { reportAbsences } from './repair/absences'
import { repairLabels } from './repair/book-labels'
import { placeParts } from './repair/book-parts'
import { settleFrontMatter } from './repair/front-matter'
import { joinChapters } from './repair/joined-chapters'
import { judgeBooks, settleNames } from './repair/named-books'
import { withoutSecondBooks } from './repair/second-books'
import type { ReportLog } from './report-log'

/** The books in canon order, with the words of the original behind their text. Chapters and books without any verse text are left out and reported. */
export function finishBooks(
  drafts: readonly BookDraft[],
  options: Pick<BuilderOptions, 'knowsNames'>,
  log: ReportLog,
): { books: ImportedBook[]; words: WordsOfBooks } {
  const books: ImportedBook[] = []
  const words: WordsOfBooks = new Map()
  const settled = settleFrontMatter(drafts, log)
  const grouped = placeParts(judgeBooks(repairLabels(settleNames(settled, log), log), options, log), log)
  for (const [number, all] of [...grouped].sort(([one], [other]) => one - other)) {
    const parts = withoutSecondBooks(all, log)
    const chapters = joinChapters(
      number,
      parts.flatMap((part) => part.chapters),
      log,
    )
    if (chapters.length === 0) continue
    books.push(bookOf(number, parts, chapters))
    const ofBook = wordsOf(chapters)
    if (ofBook.size > 0) words.set(number, ofBook)
  }
  reportAbsences(books, log)
  return { books, words }
}

function wordsOf(chapters: readonly ChapterDraft[]): WordsOfBook {
  const words: WordsOfBook = new Map()
  for (const { number, verses } of chapters) {
    const ofChapter = new Map(
      verses.flatMap((verse) => (verse.words.length > 0 ? [[verse.first, verse.words]] : [])),
    )
    if (ofChapter.size > 0) words.set(number, ofChapter)
  }
  return words
}

function bookOf(
  number: number,
  parts: readonly BookDraft[],
  chapters: readonly ChapterDraft[],
): ImportedBook {
  return {
    number,
    name: parts.find((part) => part.name !== '')?.name ?? '',
    titles: parts.find((part) => part.titles.length > 0)?.titles ?? [],
    introduction: parts.flatMap((part) => part.introduction),
    chapters: chapters.map((chapter) => chapterOf(number, chapter)),
  }
}

function chapterOf(book: number, { number, verses }: ChapterDraft): Chapter {
  const blocks: Block[] = []
  for (const verse of verses) {
    for (const block of verse.blocks) blocks.push({ ...block, verse: verse.first })
  }
  return { canonical: canonicalOf(book, number), verses: verses.map(verseOf), blocks }
}

function verseOf({ first, last, content, parts, footnotes, references, marks }: DraftedVerse): Verse {
  return {
    verse: first,
    ...(last > first ? { verse_end: last } : {}),
    content,
    ...(parts.length > 0 ? { parts } : {}),
    ...(footnotes.length > 0 ? { footnotes } : {}),
    ...(references.length > 0 ? { references } : {}),
    ...(marks.length > 0 ? { marks } : {}),
  }
}
