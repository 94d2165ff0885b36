import { describe, expect, it } from 'vitest'
import { bareManifest } from '../../../tests/support/editions/bare-edition'
import type { NumberingBase } from '../../contract/editions/edition'
import type { PageData } from '../../contract/page-data'
import { canonicalsOf } from './selected-verses'
import { versesStandingOn } from './verses-standing-on'

const chapter = (canonical: number, count: number) => ({
  canonical,
  verses: Array.from({ length: count }, (_, index) => ({ verse: index + 1, content: `v${index + 1}` })),
  blocks: [],
})

const manifest = (abbreviation: string, base: NumberingBase) =>
  bareManifest({ abbreviation, numbering: { base, corrections: [] } })

const data: PageData = {
  contract: 1,
  editions: [],
  manifests: [manifest('SDE', 'org'), manifest('SEN', 'eng')],
  chapters: [
    { abbreviation: 'SDE', hash: '', titles: [], chapter: chapter(19_051_000, 21) },
    { abbreviation: 'SEN', hash: '', titles: [], chapter: chapter(19_051_000, 19) },
  ],
  names: {},
}
const found = (abbreviation: string, verses: number[]) =>
  canonicalsOf(
    versesStandingOn(
      data,
      abbreviation,
      verses.map((verse) => 19_051_000 + verse),
    ),
  ).map((canonical) => canonical - 19_051_000)

describe('versesStandingOn', () => {
  it('gives the first edition the verses themselves', () =>
    expect(found('SDE', [3, 5, 12])).toEqual([3, 5, 12]))
  it('gives an edition that counts otherwise the verses of the same text', () =>
    expect(found('SEN', [3, 5, 12])).toEqual([1, 3, 10]))
  it('tells where text was left out', () => {
    const gaps = versesStandingOn(data, 'SEN', [19_051_003, 19_051_004, 19_051_012])
    expect(gaps.map(({ isAfterGap }) => isAfterGap)).toEqual([false, false, true])
  })
  it('gives nothing of an edition that is not on the page', () => expect(found('XYZ', [3])).toEqual([]))
})
