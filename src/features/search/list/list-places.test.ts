// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { keepPlaceOfList, placeOfList } from './list-places'

const place = { pages: 2, row: 43_003_016, offset: 12 }

describe('the place in a list of results', () => {
  it('is kept for an entry of the history', () => {
    keepPlaceOfList('one', '/search/LUT/licht', place)
    expect(placeOfList('one', '/search/LUT/licht', '')).toEqual(place)
    expect(placeOfList('two', '/search/LUT/licht', '')).toBeUndefined()
  })

  it('is that of the same search where a way back leads to a hit', () => {
    keepPlaceOfList('three', '/search/LUT/leben', place)
    expect(placeOfList('four', '/search/LUT/leben', '#r43003016')).toEqual(place)
  })

  it.each([
    ['#r19023001', { pages: 1, row: 19_023_001, offset: 24 }],
    ['#r', undefined],
    ['#r0', undefined],
    ['#r12x', undefined],
    ['#v12', undefined],
    ['', undefined],
  ])('that nobody left is where %s leads', (hash, expected) => {
    expect(placeOfList('new', '/search/LUT/neu', hash)).toEqual(expected)
  })

  it('is kept over a reload, for the twenty that were left last', () => {
    for (let count = 1; count <= 30; count += 1) keepPlaceOfList(`entry ${count}`, `/search/${count}`, place)
    const stored = JSON.parse(sessionStorage.getItem('perikope-search-places') ?? '[]')
    expect(stored).toHaveLength(20)
    expect(placeOfList('entry 30', '/search/30', '')).toEqual(place)
    expect(placeOfList('entry 1', '/search/1', '')).toBeUndefined()
  })
})
