import { describe, expect, it } from 'vitest'
import { fakeReading } from '../../../../../tests/support/editions/built-edition'
import { bookOf } from '../../../../canonical'
import { baseTable } from '../../../numbering/standing/numbering-table'
import { createBuilder } from '../create-builder'

type Given = readonly [number: number | string, name: string, chapters: number]

/** What becomes of numbered books: number and chapters of each, and what is reported of them. */
function build(given: readonly Given[], knowsNames = true) {
  const builder = createBuilder({ ...fakeReading, knowsNames })
  given.forEach(([number, name, chapters], index) => {
    if (!builder.book(`#${number}`, name)) return
    for (let chapter = 1; chapter <= chapters; chapter++) {
      builder.chapter(chapter)
      builder.verse(1)
      builder.text(`text ${index} ${chapter}`)
    }
  })
  const { books, entries } = builder.finish()
  return {
    books: books.map((book) => [book.number, book.chapters.length]),
    reported: entries
      .filter(({ kind }) => kind.startsWith('book-') && kind !== 'book-absent')
      .map(({ kind }) => kind),
    entries,
  }
}

describe('a clear name', () => {
  it.each<readonly [string, readonly Given[], readonly (readonly number[])[]]>([
    ['beats the number of another book', [[40, 'Genesis', 50]], [[1, 50]]],
    ['beats it also with chapters that are not its own', [[40, 'Genesis', 3]], [[1, 3]]],
    ['beats a number of the Apocrypha', [[70, 'Tobit', 14]], [[90, 14]]],
    ['is enough where there is no number', [['', 'Genesis', 50]], [[1, 50]]],
    ['is enough beside a number that is none', [['x', 'Exodus', 40]], [[2, 40]]],
    ['is enough beside a number nobody knows', [[80, 'Sirach', 51]], [[95, 51]]],
    ['is enough beside 0', [[0, 'Genesis', 50]], [[1, 50]]],
    [
      'sorts two books that are exchanged',
      [
        [1, 'Exodus', 40],
        [2, 'Genesis', 50],
      ],
      [
        [1, 50],
        [2, 40],
      ],
    ],
    [
      'sorts books that all have the number 1',
      [
        [1, 'Genesis', 50],
        [1, 'Exodus', 40],
        [1, 'Tobit', 14],
      ],
      [
        [1, 50],
        [2, 40],
        [90, 14],
      ],
    ],
  ])('%s', (_, given, expected) => {
    const built = build(given)
    expect(built.books).toEqual(expected)
    expect(built.reported.every((kind) => kind === 'book-assumed')).toBe(true)
  })

  it('is doubted where it beats a number', () => {
    expect(build([[40, 'Genesis', 50]]).entries).toContainEqual(
      expect.objectContaining({ kind: 'book-assumed', details: { book: 1, number: '40', name: 'Genesis' } }),
    )
    expect(build([[1, 'Genesis', 50]]).reported).toEqual([])
  })

  it('is doubted where the book has chapters beyond its last', () => {
    const { books, entries } = build([[65, 'Jude', 20]])
    expect(books).toEqual([[65, 20]])
    expect(entries[0]).toMatchObject({
      kind: 'book-assumed',
      details: { book: 65, name: 'Jude', chapters: 20 },
    })
  })

  it('leaves the books of Samuel and Kings to their numbers where they are called as in the Vulgate', () => {
    const names = ['1 Kings', '2 Kings', '3 Kings', '4 Kings']
    const chapters = [31, 24, 22, 25]
    const built = build(names.map((name, index) => [9 + index, name, chapters[index] ?? 0] as const))
    expect(built.books).toEqual([
      [9, 31],
      [10, 24],
      [11, 22],
      [12, 25],
    ])
    expect(built.reported).toEqual(['book-assumed', 'book-assumed'])
  })
})

describe('a name nobody knows', () => {
  it('is no book of ours where the chapters are not those of the number', () => {
    for (const chapters of [1, 20, 91]) {
      expect(
        build([
          [1, 'Jasher', chapters],
          [2, 'Exodus', 40],
        ]),
      ).toMatchObject({
        books: [[2, 40]],
        reported: ['book-unknown'],
      })
    }
  })

  it('is left to its number where the chapters are its own, or the names of the language are not known', () => {
    expect(build([[1, 'Mwanzo', 50]])).toMatchObject({ books: [[1, 50]], reported: [] })
    expect(build([[1, 'Mwanzo', 3]], false)).toMatchObject({ books: [[1, 3]], reported: [] })
    expect(build([[12, '2 K?nige', 3]])).toMatchObject({ books: [[12, 3]], reported: [] })
  })

  it('is reported beside a number nobody knows', () => {
    expect(
      build([
        ['', 'Jasher', 1],
        [99, 'Enoch', 3],
        [2, 'Exodus', 40],
      ]),
    ).toMatchObject({
      books: [[2, 40]],
      reported: ['book-unknown', 'book-unknown'],
    })
  })
})

describe('books without a name', () => {
  it('are those of their number up to 66', () => {
    expect(
      build([
        [1, '', 50],
        [66, '', 22],
      ]),
    ).toMatchObject({
      books: [
        [1, 50],
        [66, 22],
      ],
      reported: [],
    })
  })

  it('are doubted from 67 on', () => {
    expect(
      build([
        [67, '', 16],
        [69, '', 14],
        [75, '', 7],
      ]),
    ).toMatchObject({
      books: [
        [17, 7],
        [90, 14],
        [91, 16],
      ],
      reported: ['book-assumed', 'book-assumed', 'book-assumed', 'book-parts-merged'],
    })
  })

  it('are the only book that has their chapters, where the number means one with fewer', () => {
    expect(build([[67, '', 51]])).toMatchObject({ books: [[95, 51]], reported: ['book-assumed'] })
    expect(build([[69, '', 19]])).toMatchObject({ books: [[94, 19]], reported: ['book-assumed'] })
  })

  it('are none of ours where no book has so many chapters', () => {
    expect(build([[67, '', 70]])).toMatchObject({ books: [], reported: ['book-unknown'] })
  })
})

describe('the same book twice', () => {
  it('keeps the first text and reports the second', () => {
    const built = build([
      [1, 'Genesis', 3],
      [2, 'Exodus', 40],
      [1, 'Genesis', 3],
    ])
    expect(built.books).toEqual([
      [1, 3],
      [2, 40],
    ])
    expect(built.reported).toEqual(['book-duplicate'])
  })

  it('is one book where the second goes on', () => {
    const builder = createBuilder(fakeReading)
    for (const chapter of [1, 2, 3]) {
      builder.book('#1', 'Genesis')
      builder.chapter(chapter)
      builder.verse(1)
      builder.text(`text ${chapter}`)
    }
    const { books } = builder.finish()
    expect(books.map(({ chapters }) => chapters.length)).toEqual([3])
  })

  it('never mixes two texts in a verse', () => {
    const built = build([
      [1, '', 50],
      [1, '', 50],
    ])
    expect(built.books).toEqual([[1, 50]])
    expect(built.entries.map(({ kind }) => kind)).not.toContain('verse-duplicate')
  })
})

describe('counts', () => {
  const usual = (book: number) =>
    [...baseTable('eng').verses].filter(([chapter]) => bookOf(chapter) === book).map(([, last]) => last)

  /** Books of whole chapters: number, name, and the book they really are. */
  const buildWhole = (given: readonly (readonly [number: number, name: string, really: number])[]) => {
    const builder = createBuilder(fakeReading)
    for (const [number, name, really] of given) {
      builder.book(`#${number}`, name)
      usual(really).forEach((last, index) => {
        builder.chapter(index + 1)
        for (let verse = 1; verse <= last; verse++) {
          builder.verse(verse)
          builder.text(`book ${really} ${index + 1} ${verse}`)
        }
      })
    }
    const { books, entries } = builder.finish()
    return {
      books: books.map(({ number, chapters }) => [number, chapters[0]?.verses[0]?.content.split(' ')[1]]),
      kinds: entries
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('book-') && kind !== 'book-absent'),
    }
  }

  it.each<readonly [string, readonly Given[], readonly (readonly number[])[]]>([
    ['make 2 Chronicles of 36 chapters called Jude', [[14, 'Jude', 36]], [[14, 36]]],
    ['make Jeremiah of 52 chapters called Tobit', [[24, 'Tobit', 52]], [[24, 52]]],
    ['leave a name that can be', [[24, 'Genesis', 40]], [[1, 40]]],
    ['tell Tobit at 67', [[67, '', 14]], [[90, 14]]],
    [
      'tell Judith at 68',
      [
        [68, '', 16],
        [73, '', 16],
      ],
      [
        [91, 16],
        [92, 16],
      ],
    ],
    ['tell Wisdom at 88', [[88, '', 19]], [[94, 19]]],
    ['tell Sirach at 79', [[79, '', 51]], [[95, 51]]],
  ])('%s', (_, given, expected) => {
    expect(build(given).books).toEqual(expected)
  })

  it('of verses decide between books with as many chapters, whatever name and number say', () => {
    expect(
      buildWhole([
        [9, 'Tobit', 14],
        [4, 'Unknown', 4],
      ]),
    ).toEqual({
      books: [
        [4, '4'],
        [14, '14'],
      ],
      kinds: ['book-assumed'],
    })
    expect(
      buildWhole([
        [81, '', 92],
        [67, '', 91],
        [68, '', 90],
      ]).books,
    ).toEqual([
      [90, '90'],
      [91, '91'],
      [92, '92'],
    ])
  })

  it('of verses tell a book whose name nobody knows beside a wrong number', () => {
    expect(buildWhole([[30, 'Abdias and others', 33]]).books).toEqual([[33, '33']])
    expect(buildWhole([[83, 'Enoch', 94]]).books).toEqual([[94, '94']])
  })
})
