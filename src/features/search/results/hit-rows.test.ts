import { describe, expect, it } from 'vitest'
import type { EditionHits, SearchAnswer } from '#core/contract/search/search-answer'
import { hitRows, mergedOrder } from './hit-rows'

const hits = (
  rows: readonly (readonly [canonical: number, row: number])[],
  found: readonly number[],
): EditionHits => ({
  count: found.length,
  meant: 0,
  verses: rows.map(([canonical, row]) => ({
    verse: canonical % 1000,
    content: `text ${canonical}`,
    canonical,
    row,
  })),
  marks: Object.fromEntries(found.map((canonical) => [canonical, [[0, 4]]])),
  headings: {},
  booknames: {},
  books: {},
})
const answer = (result: Record<string, EditionHits>): SearchAnswer => ({
  type: 'hybrid',
  result,
  count: 2,
  page: 1,
  max_pages: 1,
  last_canonical: 0,
  offsets: {},
  corrections: [],
  meaning: '',
})

describe('the rows of a page of results', () => {
  it('put verses beside each other by their row, whatever their own numbers', () => {
    const found = hitRows(
      answer({
        SDE: hits([[19_051_020, 19_051_020]], [19_051_020]),
        SEN: hits([[19_051_018, 19_051_020]], []),
      }),
      ['SDE', 'SEN'],
    )
    expect(found.map(({ row }) => row)).toEqual([19_051_020])
    expect(found[0]?.cells.map(({ verses }) => verses[0]?.verse.canonical)).toEqual([19_051_020, 19_051_018])
    expect(found[0]?.cells.map(({ verses }) => verses[0]?.isFound)).toEqual([true, false])
  })

  it('keep their order, and leave a place free where an edition has nothing', () => {
    const found = hitRows(
      answer({
        SEN: hits(
          [
            [3, 3],
            [2, 2],
            [1, 1],
          ],
          [2],
        ),
        SDE: hits(
          [
            [3, 3],
            [1, 1],
          ],
          [3, 1],
        ),
      }),
      ['SDE', 'SEN'],
    )
    expect(found.map(({ row }) => row)).toEqual([3, 2, 1])
    expect(found[1]?.cells.map(({ abbreviation, verses }) => [abbreviation, verses.length])).toEqual([
      ['SDE', 0],
      ['SEN', 1],
    ])
  })

  it('show two verses of one edition on one row', () => {
    const found = hitRows(
      answer({
        SDE: hits([[8, 8]], [8]),
        SEN: hits(
          [
            [7, 8],
            [8, 8],
          ],
          [8],
        ),
      }),
      ['SDE', 'SEN'],
    )
    expect(found[0]?.cells[1]?.verses.map(({ verse }) => verse.canonical)).toEqual([7, 8])
  })

  it('are one for each verse of editions that are searched as one, in the order of the answer', () => {
    const result = { SDE: hits([[3, 3]], [3]), SEN: hits([[8, 9]], [8]) }
    const merged = {
      editions: ['SDE', 'SEN'],
      meant: 0,
      books: {},
      rows: [
        { row: 9, found: [[1, 8]] as [number, number][] },
        {
          row: 3,
          found: [
            [0, 3],
            [1, 2],
          ] as [number, number][],
        },
      ],
    }
    const found = hitRows({ ...answer(result), merged }, ['SDE'])
    expect(found.map(({ row, cells }) => [row, cells.map(({ abbreviation }) => abbreviation)])).toEqual([
      [9, ['SEN']],
      [3, ['SDE']],
    ])
    expect(found[1]?.foundIn).toEqual([
      { abbreviation: 'SDE', canonical: 3 },
      { abbreviation: 'SEN', canonical: 2 },
    ])
  })

  it('leave out an edition that did not answer', () => {
    const found = hitRows(answer({ SEN: hits([[1, 1]], [1]) }), ['SDE', 'SEN'])
    expect(found[0]?.cells.map(({ abbreviation }) => abbreviation)).toEqual(['SEN'])
  })
})

describe('one order of several lists', () => {
  it('puts what only a later list has behind what it follows there', () => {
    expect(
      mergedOrder([
        [1, 5, 3],
        [5, 4, 3],
        [9, 1],
      ]),
    ).toEqual([9, 1, 5, 4, 3])
    expect(mergedOrder([])).toEqual([])
  })
})
