import { expect, it } from 'vitest'
import type { Chapter } from '../../contract/editions/chapter'
import { defaultSearchOptions, type SearchType, searchTypes } from '../../contract/search/search-request'
import { buildEditionIndex } from '../index/edition-index'
import { findRows } from './find-rows'
import { inOrder } from './rows'
import type { SearchedEdition } from './searched-edition'

const first = 42_015_001

/** An edition of one chapter. */
function edition(abbreviation: string, ...contents: readonly string[]): SearchedEdition {
  const chapter: Chapter = {
    canonical: 42_015_000,
    verses: contents.map((content, at) => ({ verse: at + 1, content })),
    blocks: contents.map((_, at) => ({ type: 'paragraph', verse: at + 1, offset: 0 })),
  }
  return {
    abbreviation,
    language: 'en',
    numbering: { base: 'eng', corrections: [] },
    names: {},
    index: buildEditionIndex('en', [chapter]).index,
    stem: (word) => word,
  }
}

const old = edition('OLD', 'a lost son came home', 'a man went out', 'a son was lost')
const modern = ['A', 'B', 'C'].map((name) =>
  edition(name, 'the boy came home', 'a man went out', 'a lost son, my lost son'),
)
const foreign = edition('XX', 'il figlio', 'un uomo', 'il figlio perduto')

async function leads(type: SearchType, ...editions: readonly SearchedEdition[]) {
  const abbreviations = editions.map(({ abbreviation }) => abbreviation)
  const request = { ...defaultSearchOptions, type, search: 'lost son', abbreviations, page: 1 }
  const { rows } = await findRows(request, editions, () => Promise.resolve())
  return [...inOrder(rows, 'hits', 3)]
}

it.each([...searchTypes])(
  'is the one of the first edition, however many there are, in %s search',
  async (type) => {
    for (const count of [0, 1, 2, 3])
      expect((await leads(type, old, ...modern.slice(0, count)))[0]).toBe(first)
    expect((await leads(type, ...modern, old))[0]).toBe(first + 2)
  },
)

it('is that of the first edition that knows the words', async () => {
  expect((await leads('hybrid', foreign, old, ...modern))[0]).toBe(first)
})

it('leaves the order of the others', async () => {
  const [, second] = await leads('hybrid', old, ...modern)
  expect(second).toBe(first + 2)
})
