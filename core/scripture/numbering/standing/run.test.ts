import { describe, expect, it } from 'vitest'
import { AppError } from '../../../errors'
import { allParts, readMapping } from './run'

const run = (
  first: number,
  last: number,
  anchor: number,
  anchorLast: number,
  parts = allParts,
  isTitle = false,
) => ({
  first,
  last,
  anchor,
  anchorLast,
  parts,
  isTitle,
})

describe('the notation of mappings', () => {
  it.each([
    ['#1 31:55>32:1', [run(1_031_055, 1_031_055, 1_032_001, 1_032_001)]],
    ['#2 8:1-4>7:26-29', [run(2_008_001, 2_008_004, 2_007_026, 2_007_029)]],
    ['#11 22:43>22:43-44', [run(11_022_043, 11_022_043, 11_022_043, 11_022_044)]],
    ['#23 64:1>63:19b', [run(23_064_001, 23_064_001, 23_063_019, 23_063_019, 2)]],
    ['#29 3>4', [run(29_003_001, 29_003_009, 29_004_001, 29_004_009)]],
    [
      '#19 51^2',
      [
        run(19_051_001, 19_051_001, 19_051_001, 19_051_002, allParts, true),
        run(19_051_001, 19_051_009, 19_051_003, 19_051_011),
      ],
    ],
    ['#19 13:0>13:1', [run(19_013_001, 19_013_001, 19_013_001, 19_013_001, allParts, true)]],
    ['#27 3:24-90>-', [run(27_003_024, 27_003_090, 27_203_024, 27_203_090)]],
  ])('reads %s', (text, runs) => {
    expect(readMapping(text, () => 9)).toEqual(runs)
  })

  it('reads several targets, chapters and books', () => {
    expect(readMapping('#4 26:1>25:19,26:1a #19\n  16-17>17-18', () => 5)).toEqual([
      run(4_026_001, 4_026_001, 4_025_019, 4_025_019),
      run(4_026_001, 4_026_001, 4_026_001, 4_026_001, 1),
      run(19_016_001, 19_016_005, 19_017_001, 19_017_005),
      run(19_017_001, 19_017_005, 19_018_001, 19_018_005),
    ])
  })

  it('refuses what it cannot read', () => {
    expect(() => readMapping('#1 31:55>x', () => 9)).toThrow(AppError)
  })
})
