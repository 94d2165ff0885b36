import { describe, expect, it } from 'vitest'
import { canonicalOf } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import { parallelsOf } from './parallels-of'

const english: Numbering = { base: 'eng', corrections: [] }
const of = (from: number, to: number, numbering: Numbering) =>
  parallelsOf({ from: canonicalOf(0, 0, from), to: canonicalOf(0, 0, to) }, numbering)

describe('parallelsOf', () => {
  it('names the other gospels of a verse', () => {
    expect(of(41_001_010, 41_001_010, english)).toMatchObject([
      {
        others: [
          { from: 40_003_013, to: 40_003_017 },
          { from: 42_003_021, to: 42_003_022 },
          { from: 43_001_029, to: 43_001_034 },
        ],
      },
    ])
  })
  it('names every pericope of a chapter once', () => {
    const found = of(43_004_001, 43_004_999, english).map(({ pericope }) => pericope.id)
    expect(found).toEqual([35, 36, 37, 38])
  })
  it('has no others for what stands in one gospel alone', () => {
    expect(of(42_015_011, 42_015_011, english).map(({ others }) => others)).toEqual([[]])
  })
  it('counts as the edition does', () => {
    // Mark 9:1 of the English numbering is 8:39 in the Vulgate.
    const [found] = of(41_008_039, 41_008_039, { base: 'vul', corrections: [] })
    expect(found?.pericope.passages).toContainEqual({ from: 41_008_034, to: 41_009_001, isElsewhere: false })
  })
  it('finds nothing outside the gospels', () => {
    expect(of(45_008_028, 45_008_028, english)).toEqual([])
  })
})
