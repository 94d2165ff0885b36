import { describe, expect, it } from 'vitest'
import { isSingleChapter } from '../book-chapters'
import { bookByOsis, bookByUsfm, bookByZefania } from './book-ids'
import { bookByNumber, books } from './books'

describe('the books', () => {
  it('are 73, numbered 1 to 66 and 90 to 96 in order', () => {
    const numbers = books.map(({ number }) => number)
    const expected = [...Array.from({ length: 66 }, (_, at) => at + 1), 90, 91, 92, 93, 94, 95, 96]
    expect(numbers).toEqual(expected)
  })

  it('have the 1,189 chapters of English Bibles and 137 deuterocanonical ones', () => {
    const chapters = (testaments: string) =>
      books
        .filter(({ testament }) => testaments.includes(testament))
        .reduce((sum, book) => sum + book.chapters, 0)
    expect([chapters('at nt'), chapters('ak')]).toEqual([1189, 137])
  })

  it('belong to the testaments in 39, 27 and 7', () => {
    const count = (testament: string) => books.filter((book) => book.testament === testament).length
    expect([count('at'), count('nt'), count('ak')]).toEqual([39, 27, 7])
  })

  it('have one chapter where PASSAGES T-3 says so', () => {
    expect(books.map(({ number }) => number).filter(isSingleChapter)).toEqual([31, 57, 63, 64, 65])
    expect(books.filter(({ chapters }) => chapters === 1).map(({ number }) => number)).toEqual([
      31, 57, 63, 64, 65,
    ])
  })
})

describe('identifiers of other systems', () => {
  it('lead back to their book without regard to case', () => {
    for (const { number, usfm, osis } of books) {
      expect(bookByUsfm(usfm.toLowerCase())).toEqual({ book: number })
      expect(bookByOsis(osis.toUpperCase())).toEqual({ book: number })
    }
  })

  it.each([
    ['ESG', 'EsthGr', { book: 17, part: 'ESG' }],
    ['DAG', 'DanGr', { book: 27, part: 'DAG' }],
    ['S3Y', 'PrAzar', { book: 27, part: 'S3Y', chapter: 3 }],
    ['SUS', 'Sus', { book: 27, part: 'SUS', chapter: 13 }],
    ['BEL', 'Bel', { book: 27, part: 'BEL', chapter: 14 }],
    ['LJE', 'EpJer', { book: 96, part: 'LJE', chapter: 6 }],
  ])('%s and %s are parts of a book', (usfm, osis, found) => {
    expect(bookByUsfm(usfm)).toEqual(found)
    expect(bookByOsis(osis)).toEqual(found)
  })

  it.each(['3MA', '1ES', 'MAN', 'PS2', 'FRT', 'XXX', ''])('%s has no number', (code) => {
    expect(bookByUsfm(code)).toBeUndefined()
    expect(bookByOsis(code)).toBeUndefined()
  })

  it('of Zefania go on after 66 in their own order', () => {
    expect([1, 66, 67, 68, 69, 70, 71, 72, 73].map((number) => bookByZefania(number)?.book)).toEqual([
      1, 66, 91, 94, 90, 95, 96, 92, 93,
    ])
    expect(bookByZefania(74)).toEqual({ book: 27, part: 'DAG' })
    expect(bookByZefania(75)).toEqual({ book: 17, part: 'ESG' })
    expect([0, 76, 90, 1.5, Number.NaN].map(bookByZefania)).toEqual(Array(5).fill(undefined))
  })
})

it('numbers between 66 and 90 and above 96 are no books', () => {
  expect([0, 67, 89, 97].map(bookByNumber)).toEqual([undefined, undefined, undefined, undefined])
})
