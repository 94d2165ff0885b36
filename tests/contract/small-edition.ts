/** Made-up editions of a few verses for tests of the library and the API. */
import type { Chapter } from '#core/contract/editions/chapter'
import type { ImportReport } from '#core/contract/editions/import-report'
import type { Edition } from '#core/scripture/editions/edition'

const chapter = (canonical: number, contents: readonly string[]): Chapter => ({
  canonical,
  verses: contents.map((content, index) => ({ verse: index + 1, content })),
  blocks: [{ type: 'paragraph', verse: 1, offset: 0 }],
})

/** German, numbered like the Hebrew: Genesis 1 and 2, Exodus 1, Psalm 3 with its title as verse 1. */
export function smallEdition(): Edition {
  const first = chapter(1_001_000, ['Anfang', 'Mitte*', 'Schluss'])
  const [, middle] = first.verses
  if (middle) Object.assign(middle, { footnotes: [{ position: 5, content: 'oder: Zentrum' }] })
  first.blocks.unshift({ type: 'heading', verse: 1, offset: 0, level: 2, content: 'Der Anfang' })
  return {
    abbreviation: 'TST',
    name: 'Testausgabe',
    locale: 'de',
    numbering: { base: 'org', corrections: [] },
    year: 2026,
    licence: 'CC0-1.0',
    attribution: 'Perikope',
    books: [
      {
        number: 1,
        name: '1. Mose',
        titles: ['Das erste Buch Mose'],
        introduction: [],
        chapters: [first, chapter(1_002_000, ['Zweites Kapitel', 'mit zwei Versen'])],
      },
      {
        number: 2,
        name: '2. Mose',
        titles: [],
        introduction: [],
        chapters: [chapter(2_001_000, ['Auszug', 'Weg'])],
      },
      {
        number: 19,
        name: 'Psalmen',
        titles: [],
        introduction: [],
        chapters: [chapter(19_003_000, ['Lied', 'Ende'])],
      },
    ],
  }
}

/** English, in English numbering: Genesis 1, Psalm 3, John 1. No Exodus. */
export function englishEdition(): Edition {
  return {
    abbreviation: 'ENG',
    name: 'Test edition',
    locale: 'en',
    numbering: { base: 'eng', corrections: [] },
    licence: 'CC0-1.0',
    attribution: 'Perikope',
    books: [
      {
        number: 1,
        name: 'Genesis',
        titles: [],
        introduction: [],
        chapters: [chapter(1_001_000, ['Start', 'Middle', 'End'])],
      },
      {
        number: 19,
        name: 'Psalms',
        titles: [],
        introduction: [],
        chapters: [chapter(19_003_000, ['Lord, how many <script>', 'Many say'])],
      },
      {
        number: 43,
        name: 'John',
        titles: [],
        introduction: [],
        chapters: [chapter(43_001_000, ['In the beginning', 'The same'])],
      },
    ],
  }
}

/** Arabic, right to left: Genesis 1. */
export function arabicEdition(): Edition {
  return {
    abbreviation: 'ARA',
    name: 'نسخة للاختبار',
    locale: 'ar',
    numbering: { base: 'eng', corrections: [] },
    licence: 'CC0-1.0',
    attribution: 'Perikope',
    books: [
      {
        number: 1,
        name: 'التكوين',
        titles: [],
        introduction: [],
        chapters: [chapter(1_001_000, ['في البدء', 'وكانت', 'وقال'])],
      },
    ],
  }
}

export function smallReport({ abbreviation, name, locale, books }: Edition): ImportReport {
  return {
    abbreviation,
    name,
    locale,
    format: 'usfm',
    books: books.length,
    chapters: 4,
    verses: 9,
    perBook: [],
    repaired: [],
    leftOut: [],
    doubts: [],
  }
}
