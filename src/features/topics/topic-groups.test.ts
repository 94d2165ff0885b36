import { describe, expect, it } from 'vitest'
import { booksOf, countPlaces, groupsOf, type PlaceFilter } from './topic-groups'

const group = (level: number, title: string, books: readonly number[], see: string[] = []) => ({
  level,
  title,
  ranges: books.map((book) => ({ from: book * 1_000_000 + 1001, to: book * 1_000_000 + 1001 })),
  see: see.map((text) => ({ text })),
})
const groups = [
  group(1, 'History', []),
  group(2, 'Birth', [40, 42]),
  group(2, 'Foretold', [23]),
  group(1, 'Names', [1, 66]),
  group(1, '', [], ['Messiah']),
  group(1, 'Late writings', [90]),
]
const titles = (part: PlaceFilter['part'], book?: number) =>
  groupsOf(groups, { part, book }).map(({ group: { title, ranges } }) => `${title} ${ranges.length}`)

describe('the aspects of a topic', () => {
  it('are all that say something', () => {
    expect(titles('all')).toEqual(['History 0', 'Birth 2', 'Foretold 1', 'Names 2', 'Late writings 1'])
  })

  it('are those with places in the part, under their headings', () => {
    expect(titles('new')).toEqual(['History 0', 'Birth 2', 'Names 1'])
    expect(titles('old')).toEqual(['History 0', 'Foretold 1', 'Names 1', 'Late writings 1'])
  })

  it('are those with places in the book, under their headings', () => {
    expect(titles('all', 42)).toEqual(['History 0', 'Birth 1'])
    expect(titles('old', 1)).toEqual(['Names 1'])
  })

  it('have books of each part', () => {
    expect(booksOf(groups, 'all')).toEqual([1, 23, 40, 42, 66, 90])
    expect(booksOf(groups, 'new')).toEqual([40, 42, 66])
    expect(booksOf(groups, 'old')).toEqual([1, 23, 90])
  })

  it('keep their number among all', () => {
    expect(groupsOf(groups, { part: 'new' }).map(({ index }) => index)).toEqual([0, 1, 3])
  })

  it('are counted by their places', () => {
    expect(countPlaces(groups)).toBe(6)
    expect(countPlaces(groupsOf(groups, { part: 'old' }))).toBe(3)
  })
})
