import { expect, it } from 'vitest'
import type { Numbering, NumberingBase } from '../../contract/editions/edition'
import { convertRange } from './convert-range'

const plain = (base: NumberingBase): Numbering => ({ base, corrections: [] })

it.each<[string, number, number, NumberingBase, NumberingBase, [number, number][]]>([
  ['verses alike', 43_003_016, 43_003_018, 'eng', 'org', [[43_003_016, 43_003_018]]],
  ['a range that another chapter begins', 29_002_026, 29_002_030, 'eng', 'org', [[29_002_026, 29_003_003]]],
  ['a range over two chapters', 29_002_026, 29_003_003, 'org', 'eng', [[29_002_026, 29_002_030]]],
  ['half verses covered', 11_022_043, 11_022_043, 'eng', 'org', [[11_022_043, 11_022_044]]],
  ['a psalm without its title', 19_051_001, 19_051_019, 'eng', 'org', [[19_051_003, 19_051_021]]],
  ['a psalm with its title', 19_051_001, 19_051_004, 'org', 'eng', [[19_051_001, 19_051_002]]],
  ['nothing but a title', 19_051_001, 19_051_002, 'org', 'eng', [[19_051_001, 19_051_001]]],
  ['a title inside the range', 19_050_020, 19_051_001, 'eng', 'org', [[19_050_020, 19_051_003]]],
  [
    'text in two places',
    24_025_013,
    24_025_015,
    'org',
    'lxx',
    [
      [24_025_013, 24_025_013],
      [24_032_013, 24_032_013],
      [24_032_015, 24_032_015],
    ],
  ],
  ['over the end of a book', 39_003_018, 40_001_002, 'org', 'eng', [[39_003_018, 40_001_002]]],
  ['over the end of the canon', 66_022_020, 90_001_002, 'org', 'eng', [[66_022_020, 90_001_002]]],
  ['a chapter', 29_003_000, 29_003_000, 'org', 'eng', [[29_002_000, 29_002_000]]],
  ['chapters', 29_002_000, 29_004_000, 'org', 'eng', [[29_002_000, 29_003_000]]],
  ['chapters over books', 39_003_000, 40_001_000, 'org', 'eng', [[39_003_000, 40_001_000]]],
  ['a book', 29_000_000, 30_000_000, 'org', 'eng', [[29_000_000, 30_000_000]]],
  ['a book and a chapter', 28_000_000, 29_003_000, 'org', 'eng', [[28_001_000, 29_002_000]]],
  ['a chapter and a verse', 29_003_000, 29_004_002, 'org', 'eng', [[29_002_028, 29_003_002]]],
  ['a verse and a chapter', 29_002_027, 29_003_000, 'org', 'eng', [[29_002_027, 29_002_032]]],
  ['to the end', 29_003_004, 29_003_999, 'org', 'eng', [[29_002_031, 29_002_032]]],
  ['a verse beyond the end', 43_003_999, 43_003_999, 'org', 'eng', [[43_003_036, 43_003_036]]],
  ['chapters that no table counts', 27_013_001, 27_013_004, 'org', 'eng', [[27_013_001, 27_013_004]]],
  ['lacking text', 27_003_030, 27_003_040, 'vul', 'org', []],
  ['backwards', 43_003_018, 43_003_016, 'eng', 'org', []],
  ['no book', 67_001_001, 67_001_005, 'eng', 'org', []],
  ['no chapter', 1_051_001, 1_051_005, 'eng', 'org', []],
])('gives for %s the covering ranges', (_, from, to, source, target, expected) => {
  const ranges = convertRange(from, to, plain(source), plain(target))
  expect(ranges.map((range) => [range.from, range.to])).toEqual(expected)
})

it('makes one range of the whole Bible', () => {
  const ranges = convertRange(1_001_001, 66_022_021, plain('eng'), plain('org'))
  expect(ranges).toEqual([{ from: 1_001_001, to: 66_022_021 }])
})
