import { expect, it } from 'vitest'
import type { Canonical } from '../../../canonical'
import { defaultSearchOptions } from '../../../contract/search/search-request'
import { bundledFinder } from '../../../finder/bundled-finder'
import { loadStem } from '../../../words/stem'
import { buildEditionIndex } from '../../index/edition-index'
import { findRows } from '../find-rows'
import { inOrder } from '../rows'

const finder = await bundledFinder.finder('en', [])
/** Verses of Revelation 21 in words of our own. */
const chapter = {
  canonical: 66_021_000 as Canonical,
  verses: [
    { verse: 1, content: 'I saw heaven and earth, both new, and no sea.' },
    { verse: 2, content: 'The city came down from heaven, dressed as a bride.' },
    { verse: 12, content: 'It had a high wall with twelve gates.' },
    { verse: 21, content: 'Every one of the gates was a pearl, and the street was gold as clear as glass.' },
  ],
  blocks: [],
}
const others = {
  canonical: 19_001_000 as Canonical,
  verses: Array.from({ length: 200 }, (_, verse) => ({ verse: verse + 1, content: `Sing of hill${verse}.` })),
  blocks: [],
}
const edition = {
  abbreviation: 'OWN',
  language: 'en',
  numbering: { base: 'eng' as const, corrections: [] },
  names: {},
  index: buildEditionIndex('en', [others, chapter]).index,
  stem: await loadStem('en'),
}

async function found(search: string) {
  const request = {
    ...defaultSearchOptions,
    type: 'hybrid' as const,
    search,
    abbreviations: ['OWN'],
    page: 1,
  }
  const { rows, entries } = await findRows(request, [edition], () => Promise.resolve(), { finder })
  return { verses: [...inOrder(rows, 'hits', 3)], entries }
}

it('what letters and passages find stands as a card, the verse with most of the words leads', async () => {
  const { verses, entries } = await found('pearly gates streets of gold')
  expect(finder.languages[0]?.names.get(entries[0]?.id ?? '')?.[0]).toMatch(/Jerusalem/)
  expect(verses[0]).toBe(66_021_021)
})

it('the first verse of what words name leads', async () => {
  const { verses } = await found('new jerusalem')
  expect(verses[0]).toBe(66_021_001)
})
