import { describe, expect, it } from 'vitest'
import type { EditionHits } from '#core/contract/search/search-answer'
import { bookDistribution } from './book-distribution'

const hits = (books: Record<string, number>): EditionHits => ({
  count: 0,
  meant: 0,
  verses: [],
  marks: {},
  headings: {},
  booknames: {},
  books,
})

describe('the hits over the books', () => {
  it('have a bar for every book of both testaments, also without a hit', () => {
    const [at, nt, ...late] = bookDistribution({ result: { SDE: hits({ 1: 3, 43: 12 }) } })
    expect([at?.bars.length, nt?.bars.length, late]).toEqual([39, 27, []])
    expect([at?.count, nt?.count]).toEqual([3, 12])
    expect(nt?.bars.find(({ book }) => book === 43)).toEqual({
      book: 43,
      count: 12,
      share: 1,
      isFirst: false,
    })
    expect(at?.bars[0]).toEqual({ book: 1, count: 3, share: 0.25, isFirst: true })
    expect(at?.bars[1]?.share).toBe(0)
  })

  it('have bars for the late writings where something was found there', () => {
    const groups = bookDistribution({ result: { SDE: hits({ 95: 2 }) } })
    expect(groups.map(({ group, count }) => [group, count])).toEqual([
      ['at', 0],
      ['nt', 0],
      ['ak', 2],
    ])
  })

  it('count of several editions the one with most', () => {
    const [, nt] = bookDistribution({ result: { SDE: hits({ 43: 2 }), SEN: hits({ 43: 5 }) } })
    expect(nt?.count).toBe(5)
  })

  it('count each verse once where editions are searched as one', () => {
    const merged = { editions: ['SDE', 'SEN'], meant: 0, books: { 43: 6 }, rows: [] }
    const [, nt] = bookDistribution({ result: { SDE: hits({}), SEN: hits({}) }, merged })
    expect(nt?.count).toBe(6)
  })

  it('are no bars of any height where nothing was found', () => {
    expect(
      bookDistribution({ result: {} }).flatMap(({ bars }) => bars.filter(({ share }) => share > 0)),
    ).toEqual([])
  })
})
