import { expect, it } from 'vitest'
import { openSmall } from '../../../tests/support/packs/open-small'
import type { OpenPack } from './content-source'
import { topicsPage } from './topics'

/** A pack of topics in a language, each topic with one place. */
async function packOf(abbr: string, locale: string, heads: readonly string[], at: number): Promise<OpenPack> {
  const place = { from: 43_003_016, to: 43_003_016 }
  const articles = heads.map((head, index) => ({
    id: index + 1,
    head,
    parts: [],
    groups: [{ level: 1, title: '', ranges: [place], see: [] }],
  }))
  const pack = await openSmall({ kind: 'topics', abbr, name: abbr, articles }, at)
  return { ...pack, summary: { ...pack.summary, locale } }
}

it('topics in the language of the reader come first, whatever the others are called', async () => {
  const own = await packOf('OWN', 'de', ['Zorn', 'Liebe'], 0)
  const english = await packOf('NAVE', 'en', ['Anger', 'Love', 'Zorn'], 1)
  const german = await packOf('MEHR', 'de-AT', ['Angst'], 2)
  const packs = [own, english, german]
  const page = await topicsPage({ packs: async () => packs }, '', 0)
  expect(page.topics.map(({ title }) => title)).toEqual(['Angst', 'Liebe', 'Zorn', 'Anger', 'Love'])
  expect((await topicsPage({ packs: async () => packs }, 'an', 0)).topics.map(({ title }) => title)).toEqual([
    'Angst',
    'Anger',
  ])
})
