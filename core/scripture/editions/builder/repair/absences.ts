/** Reports what an otherwise complete Bible lacks: books of a testament, chapters of a book. */

import { placeOf } from '../../../../canonical'
import { books as allBooks, bookByNumber } from '../../../books'
import type { ImportedBook } from '../../edition'
import type { BuilderState } from '../builder-state'

type Log = BuilderState['log']

/** With more missing books of a testament than this, the edition is a selection. */
const mostAbsent = 6

/** Joel and Malachi have three or four chapters, depending on the numbering. */
const fewestChapters: Readonly<Record<number, number>> = { 39: 3 }

/**
 * Reports missing books of otherwise complete testaments, and missing chapters of otherwise complete books.
 */
export function reportAbsences(books: readonly ImportedBook[], log: Log): void {
  const present = new Set(books.map((book) => book.number))
  for (const testament of ['at', 'nt'] as const) {
    const absent = allBooks.filter((book) => book.testament === testament && !present.has(book.number))
    if (absent.length > mostAbsent) continue
    for (const { number } of absent) log.add('book-absent', nowhere, { book: number })
  }
  for (const book of books) reportChapters(book, log)
}

const nowhere = { file: '', line: 0 }

function reportChapters(book: ImportedBook, log: Log): void {
  const known = bookByNumber(book.number)
  if (!known || known.testament === 'ak') return
  const expected = fewestChapters[book.number] ?? known.chapters
  const present = new Set(book.chapters.map((chapter) => placeOf(chapter.canonical).chapter))
  if (present.size * 2 < expected) return
  for (let chapter = 1; chapter <= expected; chapter++) {
    if (!present.has(chapter)) log.add('chapter-absent', nowhere, { book: book.number, chapter })
  }
}
