import { expect, it } from 'vitest'
import type { Canonical } from '../../../canonical'
import { defaultSearchOptions } from '../../../contract/search/search-request'
import { bundledFinder } from '../../../finder/bundled-finder'
import { loadStem } from '../../../words/stem'
import { buildEditionIndex } from '../../index/edition-index'
import { readQuery } from '../../query/read-query'
import { understand } from '../understand'
import { toldEntries } from './told-entries'

const finder = await bundledFinder.finder('en', [])
/** Exodus 2 in words of our own. */
const chapter = {
  canonical: 2_002_000 as Canonical,
  verses: [
    { verse: 1, content: 'A man of Levi took a wife.' },
    { verse: 2, content: 'She bore a son and hid him.' },
    { verse: 3, content: 'She wove an ark of reeds and tarred it.' },
    { verse: 4, content: 'His sister stood far off.' },
    { verse: 5, content: 'The princess came to bathe in the stream.' },
    { verse: 6, content: 'She opened it, and the child wept.' },
  ],
  blocks: [],
}
/** A text in which these words are rare, as in a whole edition. */
const others = Array.from({ length: 40 }, (_, at) => ({
  canonical: (19_001_000 + at * 1_000) as Canonical,
  verses: Array.from({ length: 50 }, (__, verse) => ({
    verse: verse + 1,
    content: `Sing word${at} of hill${verse}.`,
  })),
  blocks: [],
}))
const edition = {
  abbreviation: 'OWN',
  language: 'en',
  numbering: { base: 'eng' as const, corrections: [] },
  names: {},
  index: buildEditionIndex('en', [chapter, ...others]).index,
  stem: await loadStem('en'),
}
const flags = { ...defaultSearchOptions, isHybrid: true }
const toldBy = (search: string) => {
  const query = readQuery(search, false)
  const [found] = understand(query, [edition], flags).queries
  return [...(found ? toldEntries(query, found, finder) : [])].sort(([, a], [, b]) => b - a)
}
const titleOfFirst = (search: string) => finder.languages[0]?.names.get(toldBy(search)[0]?.[0] ?? '')?.[0]

it('a plot whose words are spread over the verses of a passage is told there', () => {
  expect(titleOfFirst('stream, reeds, wept')).toMatch(/Moses/)
  expect(toldBy('stream, reeds, wept')[0]?.[1]).toBeGreaterThan(0.7)
})

it('another word for one of them counts less', () => {
  expect(titleOfFirst('river, reeds, wept')).toMatch(/Moses/)
  expect(toldBy('river, reeds, wept')[0]?.[1] ?? 0).toBeLessThan(toldBy('stream, reeds, wept')[0]?.[1] ?? 0)
})

it('one word alone tells nothing', () => {
  expect(toldBy('reeds')).toEqual([])
})
