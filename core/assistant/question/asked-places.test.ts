import { expect, it } from 'vitest'
import type { Locale } from '../../contract/locales'
import { loadNames } from '../../scripture/names/load-names'
import { verseTable } from '../../scripture/numbering/verse-table'
import { passageContext } from '../../scripture/suggestions/input-language'
import { askedPlaces } from './asked-places'

async function read(question: string, locale: Locale) {
  const packs = await Promise.all([loadNames(locale), loadNames('en')])
  const { separators } = packs[0]
  const table = verseTable({ base: 'eng', corrections: [] })
  return askedPlaces(question, passageContext({ packs, separators, table }))
}

it.each<[Locale, string, number[]]>([
  ['de', 'Was bedeutet Römer 8,28 für mich?', [45_008_028]],
  ['en', 'explain john 3:16 and psalm 23', [43_003_016, 19_023_000]],
  ['fr', 'que veut dire Jean 3.16', [43_003_016]],
  ['ar', 'ما معنى يوحنا 3: 16', [43_003_016]],
  ['he', 'מה כתוב ביוחנן 3:16', [43_003_016]],
  ['he', 'מה נאמר בתהילים 23', [19_023_000]],
  ['ar', 'ماذا كتب بيوحنا 3: 16', [43_003_016]],
  ['de', 'Was ist um 10:30 Uhr?', []],
  ['en', 'What did people eat in 1948?', []],
])('%s: %s', async (locale, question, froms) => {
  const { places, missing } = await read(question, locale)
  expect(places.map(({ from }) => from)).toEqual(froms)
  expect(missing).toEqual([])
})

it.each<[Locale, string, string, number | undefined]>([
  ['en', 'What does John 3:99 say?', 'John 3:99', 43_003_036],
  ['de', 'Lies mir Psalm 151 vor', 'Psalm 151', 19_150_000],
  ['en', 'Explain Hezekiah 4:5 to me', 'Hezekiah 4:5', undefined],
  ['en', 'What is in 3 Corinthians 2?', '3 Corinthians 2', undefined],
])('%s: %s names a place that does not exist', async (locale, question, words, nearest) => {
  const { missing } = await read(question, locale)
  expect(missing).toContainEqual({ words, nearest })
})
