import { describe, expect, it } from 'vitest'
import type { NumberingBase } from '../../contract/editions/edition'
import { defaultSearchOptions, type SearchRequest } from '../../contract/search/search-request'
import { buildEditionIndex } from '../index/edition-index'
import { searchEditions } from './search-editions'
import type { SearchedEdition, SearchSource } from './searched-edition'

/** An edition of one chapter, by its verses; verse 1 of a Psalm in Hebrew Bibles is often its title. */
function edition(abbreviation: string, canonical: number, verses: string[], base: NumberingBase = 'eng') {
  const chapter = {
    canonical,
    verses: verses.map((content, at) => ({ verse: at + 1, content })),
    blocks: [],
  }
  const searched: SearchedEdition = {
    abbreviation,
    language: 'en',
    numbering: { base, corrections: [] },
    names: {},
    index: buildEditionIndex('en', [chapter]).index,
    stem: (word) => word,
  }
  return { searched, chapter }
}

async function search(editions: readonly ReturnType<typeof edition>[], more: Partial<SearchRequest> = {}) {
  const abbreviations = editions.map(({ searched }) => searched.abbreviation)
  const request: SearchRequest = {
    ...defaultSearchOptions,
    type: 'classic',
    search: 'light',
    abbreviations,
    merged: true,
    page: 1,
    ...more,
  }
  const source: SearchSource = {
    chapters: async (abbreviation) =>
      editions.flatMap(({ searched, chapter }) => (searched.abbreviation === abbreviation ? chapter : [])),
    breathe: async () => undefined,
  }
  const { answer } = await searchEditions(
    request,
    editions.map(({ searched }) => searched),
    source,
  )
  return answer
}

const john = 43_001_000

describe('editions that are searched as one', () => {
  const own = edition('OWN', john, ['no lamp', 'the light came', 'a light and a lamp'])
  const other = edition('OTH', john, ['the light', 'the light came', 'a lamp'])
  const third = edition('THI', john, ['the light', 'it came', 'a lamp'])

  it('give each verse once, with all that have it, and its text from the first that fits', async () => {
    const { merged, result, count } = await search([own, other, third], { sort: 'canonical' })
    expect(merged?.editions).toEqual(['OWN', 'OTH', 'THI'])
    expect(merged?.rows).toEqual([
      {
        row: john + 1,
        found: [
          [1, john + 1],
          [2, john + 1],
        ],
      },
      {
        row: john + 2,
        found: [
          [0, john + 2],
          [1, john + 2],
        ],
      },
      { row: john + 3, found: [[0, john + 3]] },
    ])
    expect(count).toBe(3)
    const given = Object.entries(result).map(([name, { verses }]) => [name, verses.map(({ verse }) => verse)])
    expect(given).toEqual([
      ['OWN', [2, 3]],
      ['OTH', [1]],
      ['THI', []],
    ])
    expect(result['OTH']?.marks).toEqual({ [john + 1]: [[4, 5]] })
  })

  it('count verses, not editions, in all books and in an area', async () => {
    const { merged, count } = await search([own, other, third], { area: ['at'] })
    expect([count, merged?.books, merged?.rows]).toEqual([0, { 43: 3 }, []])
  })

  it('give the text of a later edition where that alone has the words together', async () => {
    const far = edition('FAR', john, ['light of the morning and then the old lamp', 'x', 'x'])
    const near = edition('NEA', john, ['then the old light', 'x', 'x'])
    const { merged } = await search([far, near], { search: '"old light"' })
    expect(merged?.rows[0]?.found[0]).toEqual([1, john + 1])
  })

  it('are one entry for a verse that they number differently', async () => {
    const english = edition('ENG', 19_051_000, ['have mercy on me', 'wash me'])
    const hebrew = edition(
      'HEB',
      19_051_000,
      ['a title', 'when he came', 'have mercy on me', 'wash me'],
      'org',
    )
    const { merged, count } = await search([english, hebrew], { search: 'mercy' })
    expect(count).toBe(1)
    expect(merged?.rows).toEqual([
      {
        row: 19_051_001,
        found: [
          [0, 19_051_001],
          [1, 19_051_003],
        ],
      },
    ])
  })

  it('are nothing of an answer that was not asked for them', async () => {
    const answer = await search([own, other], { merged: false })
    expect('merged' in answer).toBe(false)
    expect(answer.result['OTH']?.verses).toHaveLength(3)
  })
})
