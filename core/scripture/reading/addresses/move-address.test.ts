import { describe, expect, it } from 'vitest'
import type { Numbering } from '../../../contract/editions/edition'
import type { TextAddress } from '../../../contract/page-data'
import { loadNames } from '../../names/load-names'
import { moveAddress } from './move-address'

const { names, separators } = await loadNames('en')
const address = (chapter: number, marked: TextAddress['marked'] = []): TextAddress => ({
  abbreviations: ['A', 'B'],
  chapter,
  marked,
  others: [],
  path: '',
})
const counted = (base: Numbering['base']): Numbering => ({ base, corrections: [] })
const move = (from: TextAddress, verse: number, source: Numbering['base'], target: Numbering['base']) =>
  moveAddress(from, verse, counted(source), {
    manifest: { numbering: counted(target), separators },
    names,
    abbreviations: ['B', 'A'],
  })

describe('an address moved to other columns', () => {
  it('keeps chapter and verse where both editions count alike', () => {
    expect(move(address(43_001_000), 12, 'org', 'eng')).toEqual({ path: '/B.A/John1', verse: 12 })
  })

  it('has the verses of the new first edition, whose psalm titles may be without number', () => {
    const psalm = address(19_051_000, [{ from: 19_051_003, to: 19_051_004 }])
    expect(move(psalm, 3, 'org', 'eng')).toEqual({ path: '/B.A/Ps51:1-2', verse: 1 })
    expect(move(address(19_051_000, [{ from: 19_051_001, to: 19_051_001 }]), 1, 'eng', 'org')).toEqual({
      path: '/B.A/Ps51:3',
      verse: 3,
    })
  })

  it('opens the chapter that the verse in view stands in, not the one with the same number', () => {
    expect(move(address(19_023_000), 0, 'org', 'vul')).toEqual({ path: '/B.A/Ps22', verse: 0 })
    expect(move(address(19_009_000), 25, 'vul', 'org')).toEqual({ path: '/B.A/Ps10', verse: 4 })
    expect(move(address(32_001_000), 17, 'eng', 'org')).toEqual({ path: '/B.A/Jonah2', verse: 1 })
  })

  it('keeps a passage over several chapters, and the verse in a further one', () => {
    const passage = {
      ...address(40_005_000),
      further: [
        { from: 40_006_000, to: 40_006_000 },
        { from: 40_007_000, to: 40_007_000 },
      ],
    }
    expect(move(passage, 1_009, 'org', 'eng')).toEqual({ path: '/B.A/Matt5-7', verse: 1_009 })
    const more = { ...passage, rest: { from: 40_008_000, to: 40_009_000 } }
    expect(move(more, 0, 'org', 'eng').path).toBe('/B.A/Matt5-9')
    const verses = { ...address(43_001_000, [{ from: 43_001_040, to: 43_001_051 }]) }
    const partly = { ...verses, further: [{ from: 43_002_001, to: 43_002_012 }] }
    expect(move(partly, 1_003, 'org', 'eng')).toEqual({ path: '/B.A/John1:40-2:12', verse: 1_003 })
  })

  it('keeps the other places of the address', () => {
    const several = { ...address(43_003_000), others: [{ from: 19_051_003, to: 19_051_003 }] }
    expect(move(several, 0, 'org', 'eng').path).toBe('/B.A/John3;Ps51:1')
  })
})
