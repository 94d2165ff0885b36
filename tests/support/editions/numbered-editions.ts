/** Two invented translations that count differently: one like English Bibles, one like Hebrew ones, which alone has Tobit. */
import { join } from 'node:path'
import type { Chapter } from '../../../core/contract/editions/chapter'
import type { NumberingBase } from '../../../core/contract/editions/edition'
import type { ImportReport } from '../../../core/contract/editions/import-report'
import type { Edition } from '../../../core/scripture/editions/edition'
import { verseTable } from '../../../core/scripture/numbering/verse-table'
import { addEdition } from '../../../server/library/writing/change-library'
import type { AppServer } from '../servers/app-server'

/** `ENGX` has 1 Chronicles, Psalms and John; `HEBX` has Tobit as well. */
export async function addNumberedEditions({ dataDirectory }: AppServer): Promise<void> {
  const editions = [
    editionOf('ENGX', 'en', 'eng', [13, 19, 43]),
    editionOf('HEBX', 'de', 'org', [13, 19, 43, 90]),
  ]
  for (const edition of editions) {
    const read = async () => ({ edition, report: reportOf(edition) })
    await addEdition(join(dataDirectory, 'library'), read, { quality: 1 })
  }
}

function editionOf(
  abbreviation: string,
  locale: string,
  base: NumberingBase,
  books: readonly number[],
): Edition {
  const numbering = { base, corrections: [] }
  const table = verseTable(numbering)
  return {
    abbreviation,
    name: `Edition ${abbreviation}`,
    locale,
    numbering,
    licence: 'CC0',
    attribution: '',
    books: books.map((number) => ({
      number,
      name: `Book ${number}`,
      titles: [],
      introduction: [],
      chapters: Array.from({ length: table.lastChapter(number) }, (_, index) =>
        chapterOf(abbreviation, number, index + 1, table.lastVerse(number, index + 1)),
      ),
    })),
  }
}

/** Verses as `ENGX 51,3` in words enough to fill some lines. */
function chapterOf(abbreviation: string, book: number, chapter: number, last: number): Chapter {
  const verses = Array.from({ length: last }, (_, index) => ({
    verse: index + 1,
    content:
      `${abbreviation} ${chapter},${index + 1} ${'and some more words of this verse '.repeat(3)}`.trim(),
  }))
  return {
    canonical: book * 1_000_000 + chapter * 1000,
    verses,
    blocks: [{ type: 'paragraph', verse: 1, offset: 0 }],
  }
}

function reportOf({ abbreviation, name, locale, books }: Edition): ImportReport {
  const chapters = books.flatMap((book) => book.chapters)
  return {
    abbreviation,
    name,
    locale,
    format: 'usfm',
    books: books.length,
    chapters: chapters.length,
    verses: chapters.reduce((sum, { verses }) => sum + verses.length, 0),
    perBook: [],
    repaired: [],
    leftOut: [],
    doubts: [],
  }
}
