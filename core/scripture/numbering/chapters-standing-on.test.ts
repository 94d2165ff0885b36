import { expect, it } from 'vitest'
import type { Numbering, NumberingBase } from '../../contract/editions/edition'
import { chaptersStandingOn } from './chapters-standing-on'

const plain = (base: NumberingBase): Numbering => ({ base, corrections: [] })

it.each<[number, NumberingBase, NumberingBase, number[]]>([
  [43_003_000, 'org', 'eng', [43_003_000]],
  [29_003_000, 'org', 'eng', [29_002_000]],
  [29_002_000, 'eng', 'org', [29_002_000, 29_003_000]],
  [29_004_000, 'org', 'eng', [29_003_000]],
  [39_003_000, 'org', 'eng', [39_003_000, 39_004_000]],
  [1_031_000, 'eng', 'org', [1_031_000, 1_032_000]],
  [4_026_000, 'eng', 'org', [4_025_000, 4_026_000]],
  [4_025_000, 'org', 'eng', [4_025_000, 4_026_000]],
  [19_051_000, 'eng', 'org', [19_051_000]],
  [19_009_000, 'vul', 'eng', [19_009_000, 19_010_000]],
  [19_116_000, 'eng', 'vul', [19_114_000, 19_115_000]],
  [24_025_000, 'org', 'lxx', [24_025_000, 24_032_000]],
  [27_014_000, 'org', 'vul', [27_013_000, 27_014_000]],
  [27_013_000, 'vul', 'org', [27_013_000, 27_014_000]],
])('%i of %s stands in %s on %j', (chapter, from, to, chapters) => {
  expect(chaptersStandingOn(chapter, plain(from), plain(to))).toEqual(chapters)
})

it('takes any verse for its chapter', () => {
  expect(chaptersStandingOn(29_003_004, plain('org'), plain('eng'))).toEqual([29_002_000])
})

it('follows corrections', () => {
  const edition: Numbering = { base: 'eng', corrections: [{ chapter: 45_014_000, verses: 26 }] }
  expect(chaptersStandingOn(45_014_000, edition, plain('eng'))).toEqual([45_014_000, 45_016_000])
  expect(chaptersStandingOn(45_016_000, plain('org'), edition)).toEqual([45_014_000, 45_016_000])
})

it.each([67_001_000, 1_051_000, 1_000_000, 0, -1, Number.NaN, 29_004_000])(
  'finds nothing for %d, no chapter of eng',
  (chapter) => {
    expect(chaptersStandingOn(chapter, plain('eng'), plain('org'))).toEqual([])
  },
)
