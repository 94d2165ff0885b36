import { describe, expect, it } from 'vitest'
import { fakeReading } from '../../../../../tests/support/editions/built-edition'
import { placeOf } from '../../../../canonical'
import { books as allBooks } from '../../../books'
import { type BuiltEdition, createBuilder } from '../create-builder'

/** Books by id, each with the numbers of its chapters; every chapter has one verse. */
function build(...books: readonly (readonly [id: string, chapters: readonly number[]])[]): BuiltEdition {
  const builder = createBuilder(fakeReading)
  for (const [id, chapters] of books) {
    if (!builder.book(id, `name ${id}`)) continue
    for (const chapter of chapters) {
      builder.chapter(chapter)
      builder.verse(1)
      builder.text(`text of ${id}`)
    }
  }
  return builder.finish()
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

const summary = ({ books }: BuiltEdition) =>
  books.map(({ number, chapters }) => [
    number,
    ...chapters.map(({ canonical }) => placeOf(canonical).chapter),
  ])

const kinds = ({ entries }: BuiltEdition) => entries.map(({ kind }) => kind)

/** A whole Bible in the numbers of Zefania; `labels` changes some of them. */
function bible(labels: Readonly<Record<number, number>> = {}) {
  return allBooks
    .slice(0, 66)
    .map(({ number, chapters }) => [`#${labels[number] ?? number}`, range(chapters)] as const)
}

describe('book numbers', () => {
  it('are repaired by position where one stands twice and another not at all', () => {
    const built = build(...bible({ 13: 14, 14: 15 }))
    expect(built.books.map(({ number }) => number)).toEqual(range(66))
    expect(built.books[12]?.chapters).toHaveLength(29)
    expect(built.entries).toMatchObject([
      { kind: 'book-renumbered', details: { from: 14, to: 13 } },
      { kind: 'book-renumbered', details: { from: 15, to: 14 } },
    ])
  })

  it('are repaired in the other direction too', () => {
    const built = build(...bible({ 15: 14 }))
    expect(built.books.map(({ number }) => number)).toEqual(range(66))
  })

  it('are left alone where the chapters do not bear it out', () => {
    const built = build(['GEN', [1]], ['LEV', range(27)], ['LEV', range(3)])
    expect(built.books.map(({ number }) => number)).toEqual([1, 3])
    expect(kinds(built)).not.toContain('book-renumbered')
  })

  it('put books in canon order whatever the order of the files', () => {
    expect(summary(build(['MAT', [1]], ['BAR', [1]], ['GEN', [1]]))).toEqual([
      [1, 1],
      [40, 1],
      [96, 1],
    ])
  })
})

describe('parts of books', () => {
  it('join the letter of Jeremiah to Baruch as chapter 6, whatever its own number', () => {
    for (const chapter of [1, 6]) {
      expect(summary(build(['BAR', range(5)], ['LJE', [chapter]]))).toEqual([[96, ...range(6)]])
    }
  })

  it('leave out a letter of Jeremiah that Baruch already has', () => {
    const built = build(['BAR', range(6)], ['LJE', [1]])
    expect(built.books[0]?.chapters[5]?.verses[0]?.content).toBe('text of BAR')
    expect(kinds(built)).toContain('book-unknown')
  })

  it('take Greek Daniel and Esther only where there is no other', () => {
    expect(summary(build(['DAG', range(14)], ['ESG', [1]]))).toEqual([
      [17, 1],
      [27, ...range(14)],
    ])
    const built = build(['ESG', [1, 16]], ['EST', [1]])
    expect(summary(built)).toEqual([[17, 1]])
    expect(built.entries).toContainEqual(
      expect.objectContaining({ kind: 'book-unknown', details: { book: 'ESG', name: 'name ESG' } }),
    )
  })

  it('put the pieces of Daniel in their chapters where there is no Daniel', () => {
    expect(summary(build(['SUS', [1]], ['BEL', [1]]))).toEqual([[27, 13, 14]])
  })

  it('report and pass over books that are none of ours, up to the next', () => {
    const built = build(['FRT', [1]], ['3MA', [1]], ['RUT', [1]])
    expect(summary(built)).toEqual([[8, 1]])
    expect(kinds(built)).toEqual(['book-unknown', 'book-unknown'])
  })
})

describe('chapters', () => {
  it('that stand twice become one', () => {
    const built = build(['RUT', [1, 2, 2]])
    expect(summary(built)).toEqual([[8, 1, 2]])
    expect(kinds(built).slice(0, 2)).toEqual(['chapter-duplicate', 'verse-repeated'])
  })

  it('are sorted', () => {
    const built = build(['RUT', [2, 1]])
    expect(summary(built)).toEqual([[8, 1, 2]])
    expect(kinds(built)).toContain('verse-order')
  })

  it('of a book in several files are put together', () => {
    expect(summary(build(['RUT', [1, 2]], ['GEN', [1]], ['RUT', [3, 4]]))).toEqual([
      [1, 1],
      [8, 1, 2, 3, 4],
    ])
  })
})

describe('absences', () => {
  it('are reported in an otherwise complete Bible', () => {
    const books = bible()
      .filter(([id]) => id !== '#8')
      .map(([id, chapters]) => [id, id === '#28' ? chapters.slice(0, 13) : chapters] as const)
    const built = build(...books)
    expect(built.entries).toMatchObject([
      { kind: 'book-absent', details: { book: 8 } },
      { kind: 'chapter-absent', details: { book: 28, chapter: 14 } },
    ])
  })

  it('are none in a selection, nor where Joel and Malachi are counted otherwise', () => {
    expect(kinds(build(['JOL', range(4)], ['MAL', range(3)]))).toEqual([])
  })

  it('include chapters without any text', () => {
    const builder = createBuilder(fakeReading)
    builder.book('RUT')
    builder.chapter(1)
    builder.verse(1)
    builder.verse(2)
    expect(builder.finish()).toMatchObject({ books: [], entries: [{ kind: 'chapter-absent' }] })
  })
})
