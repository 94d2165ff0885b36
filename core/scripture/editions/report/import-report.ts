/** Turns the entries of readers and builder into the report a person reads. */

import type { ImportReport, ReportEntry, ReportKind } from '../../../contract/editions/import-report'
import type { Edition, ImportedBook } from '../edition'

/** The section of each kind: repaired, left out, or shown unchanged but doubtful. */
const places: Readonly<Record<ReportKind, 'repaired' | 'leftOut' | 'doubts'>> = {
  'book-unknown': 'leftOut',
  'book-duplicate': 'leftOut',
  'book-assumed': 'doubts',
  'book-renumbered': 'repaired',
  'book-name-replaced': 'repaired',
  'book-absent': 'doubts',
  'book-parts-merged': 'repaired',
  'chapter-absent': 'doubts',
  'chapter-duplicate': 'repaired',
  'chapter-two-texts': 'doubts',
  'chapter-invalid': 'leftOut',
  'verse-invalid': 'leftOut',
  'verse-duplicate': 'repaired',
  'verse-repeated': 'leftOut',
  'verse-order': 'repaired',
  'verse-implicit': 'repaired',
  'verse-empty': 'doubts',
  'verse-absent': 'doubts',
  'verse-half': 'repaired',
  'verse-glued': 'repaired',
  'note-unclosed': 'repaired',
  'note-outside-verse': 'leftOut',
  'marker-unknown': 'leftOut',
  'markup-unclosed': 'repaired',
  'text-outside-verse': 'leftOut',
  'reference-unread': 'doubts',
  'character-replaced': 'doubts',
  'file-skipped': 'leftOut',
  'file-damaged': 'leftOut',
  'abbreviation-taken': 'repaired',
  'numbering-assumed': 'doubts',
  'numbering-own': 'repaired',
  'numbering-unlike': 'doubts',
  'numbering-hole': 'doubts',
}

/** The report of a finished import. */
export function importReport(
  edition: Edition,
  format: ImportReport['format'],
  entries: readonly ReportEntry[],
): ImportReport {
  const perBook = edition.books.map((book) => ({
    number: book.number,
    name: book.name,
    chapters: book.chapters.length,
    verses: versesOf(book),
  }))
  const inPlace = (place: 'repaired' | 'leftOut' | 'doubts') =>
    entries.filter((entry) => places[entry.kind] === place)
  return {
    abbreviation: edition.abbreviation,
    name: edition.name,
    locale: edition.locale,
    format,
    books: perBook.length,
    chapters: perBook.reduce((sum, book) => sum + book.chapters, 0),
    verses: perBook.reduce((sum, book) => sum + book.verses, 0),
    perBook,
    repaired: inPlace('repaired'),
    leftOut: inPlace('leftOut'),
    doubts: inPlace('doubts'),
  }
}

/** Verses of a book; a merged verse counts as its range. */
function versesOf(book: ImportedBook): number {
  let count = 0
  for (const chapter of book.chapters) {
    for (const { verse, verse_end } of chapter.verses) count += (verse_end ?? verse) - verse + 1
  }
  return count
}
