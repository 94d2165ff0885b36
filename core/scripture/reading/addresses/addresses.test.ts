import { expect, it } from 'vitest'
import { bareManifest } from '../../../../tests/support/editions/bare-edition'
import type { Manifest } from '../../../contract/editions/edition'
import type { PageData } from '../../../contract/page-data'
import { addressPath, namingOf, placeLabel } from './addresses'

const genesis = { number: 1, abbr: '1.Mose', name: '1. Mose', chapter: '1. Mose' }
const exodus = { number: 2, abbr: '2.Mose', name: '2. Mose', chapter: '2. Mose' }

/** What a reader of German sees of an edition with these names of its first two books. */
function labelsOf(locale: string, ...names: string[]): string[] {
  const manifest: Manifest = {
    ...bareManifest({
      locale,
      numbering: { base: 'eng', corrections: [] },
      separators: { book: ';', chapter: ':', verse: ',', range: '-' },
    }),
    bookList: names.map((name, index) => ({ number: index + 1, name, hash: '', chapters: [1] })),
  }
  const data: PageData = {
    contract: 1,
    editions: [],
    manifests: [manifest],
    chapters: [],
    names: { de: { 1: genesis, 2: exodus } },
  }
  const naming = namingOf(data, 'de')
  if (!naming) return []
  return [
    placeLabel(1_001_000, undefined, naming),
    placeLabel(2_001_003, 2_001_004, naming),
    placeLabel(2_001_003, undefined, naming, 'abbr'),
    addressPath(['A'], 2_001_003, undefined, naming),
  ]
}

it('heads an edition in a language without names of ours with its own, in its digits', () => {
  expect(labelsOf('zh-Hant', '創世紀', '出埃及記')).toEqual([
    '創世紀 1',
    '出埃及記 1:3–4',
    '2.Mose 1:3',
    '/A/2Mose1:3',
  ])
  expect(labelsOf('my', 'ကမ္ဘာဦး', 'ထွက်မြောက်ရာ')[0]).toBe('ကမ္ဘာဦး ၁')
  expect(labelsOf('nl', 'Genesis', 'Exodus')[1]).toBe('Exodus 1:3–4')
})

it('heads it with ours where its file has no name, or one of another script', () => {
  expect(labelsOf('my', 'Genesis', 'ထွက်မြောက်ရာ').slice(0, 2)).toEqual(['1. Mose 1', 'ထွက်မြောက်ရာ ၁:၃–၄'])
  expect(labelsOf('zh-Hant', '', '出埃及記')[0]).toBe('1. Mose 1')
})

it('heads an edition in a language we have names of with those', () => {
  expect(labelsOf('de', 'Genesis', 'Exodus')[0]).toBe('1. Mose 1')
})
