import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookChapters } from '../../book-chapters'
import { booksIn, collapseArea, divisions, expandArea, groupRanges } from './area'

const anyBooks = fc.uniqueArray(fc.constantFrom(...bookChapters.keys()))

describe('the area of a search', () => {
  it('writes a testament whose books are all there as its group', () => {
    expect(collapseArea(booksIn(groupRanges.at))).toEqual(['at'])
    expect(collapseArea(booksIn(groupRanges.nt))).toEqual(['nt'])
    expect(collapseArea(booksIn(groupRanges.ak))).toEqual(['ak'])
    expect(collapseArea(bookChapters.keys())).toEqual(['at', 'nt', 'ak'])
  })

  it('names the single books of a testament that lacks one', () => {
    const withoutRevelation = booksIn({ from: 40, to: 65 })
    expect(collapseArea([43, ...booksIn(groupRanges.at)])).toEqual(['at', 43])
    expect(collapseArea(withoutRevelation)).toEqual(withoutRevelation)
  })

  it('reads groups back into their books, each once', () => {
    expect(expandArea(['ak', 90, 43])).toEqual([43, 90, 91, 92, 93, 94, 95, 96])
    expect(expandArea([])).toEqual([])
  })

  it('knows no books between the testaments and the late writings', () => {
    expect(expandArea([0, 67, 89, 97, 43])).toEqual([43])
    expect(collapseArea([89, 43])).toEqual([43])
  })

  it('is the same after writing and reading, whatever the books', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        expect(expandArea(collapseArea(books))).toEqual(books.toSorted((a, b) => a - b))
      }),
    )
  })

  it('is divided so that every book stands in one part of its group', () => {
    expect(divisions.flatMap(booksIn)).toEqual([...bookChapters.keys()])
    for (const { group, from, to } of divisions) {
      expect(from).toBeGreaterThanOrEqual(groupRanges[group].from)
      expect(to).toBeLessThanOrEqual(groupRanges[group].to)
    }
  })
})
