import { expect, it } from 'vitest'
import { listedItems } from './item-list'
import type { Item } from './use-items'

const item = (abbr: string, locale: string, head: string, from?: number, caption = ''): Item =>
  ({
    pack: { abbr, locale },
    article: { id: 1, head, parts: [caption], ...(from && { at: [{ from, to: from }] }) },
  }) as unknown as Item

const items = [
  item('B', 'de', 'Zelt', 2_025_001),
  item('B', 'de', 'Arche', 40_001_001, 'nach Kapitel 6'),
  item('A', 'en', 'Ark', 1_006_001),
  item('B', 'de', 'Ähre'),
]
const heads = (wanted: Partial<Parameters<typeof listedItems>[1]>) =>
  listedItems(items, { words: '', sort: 'title', abbreviations: [], locale: 'de', ...wanted }).map(
    ({ article }) => article.head,
  )

it('are in the order of their titles, own language first', () => {
  expect(heads({})).toEqual(['Ähre', 'Arche', 'Zelt', 'Ark'])
})

it('are in the order of the Bible, those without a place last', () => {
  expect(heads({ sort: 'place' })).toEqual(['Zelt', 'Arche', 'Ähre', 'Ark'])
})

it.each([
  ['ark', ['Ark']],
  ['AHRE', ['Ähre']],
  ['kapitel', ['Arche']],
  ['xyz', []],
])('are found by %s', (words, wanted) => {
  expect(heads({ words })).toEqual(wanted)
})

it('can be limited to packs', () => {
  expect(heads({ abbreviations: ['A'] })).toEqual(['Ark'])
})
