import { expect, it } from 'vitest'
import type { PackSummary } from '#core/contract/content/answers'
import { choosePartner } from './choose-partner'

const layer = (
  edition: string,
  locale: string,
  more: Partial<NonNullable<PackSummary['layer']>> = {},
): PackSummary => ({
  format: 1,
  number: 1,
  abbr: `${edition}-W`,
  kind: 'words',
  name: edition,
  locale,
  direction: 'ltr',
  numbering: 'eng',
  licence: 'CC0',
  attribution: '',
  sourceUrl: '',
  version: '1',
  counts: { items: 1, refs: 0, doubtful: 0, media: 0 },
  layer: { edition, origin: 'given', books: [[43, 'a']], runs: 1, numbered: 1, distinct: 1, ...more },
  bytes: 1,
})
const all = [
  layer('KJV', 'en', { numbered: 5 }),
  layer('BSB', 'en', { numbered: 9 }),
  layer('LUT', 'de', { origin: 'learnt' }),
  layer('WLC', 'he', { books: [[1, 'a']] }),
  layer('TAGNT', 'grc', { glossLocale: 'en' }),
  layer('TR', 'grc'),
]
const partner = (abbreviation: string, locale: string, reader: string) =>
  choosePartner(all, { edition: { abbreviation, locale }, book: 43, locale: reader })?.layer?.edition

it.each([
  ['the original of the book below a translation', 'KJV', 'en', 'en', 'TR'],
  ['a translation in the reader’s language below an original', 'TR', 'grc', 'de', 'LUT'],
  ['an English one for others, the one that names most', 'TR', 'grc', 'fa', 'BSB'],
])('is %s', (_, abbreviation, locale, reader, expected) => {
  expect(partner(abbreviation, locale, reader)).toBe(expected)
})

it('is nothing where no edition has the book', () => {
  const asked = { edition: { abbreviation: 'KJV', locale: 'en' }, book: 66, locale: 'en' }
  expect(choosePartner(all, asked)).toBeUndefined()
})
