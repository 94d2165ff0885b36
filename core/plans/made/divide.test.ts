import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Division, divisions } from '../../contract/members/made-plan'
import { packRanges } from '../../scripture/packed-ranges'
import { minutesFor, wordsOfRanges } from '../own/chapter-words'
import { divide } from './divide'
import { placesIn } from './made-plan'
import { piecesOf, rangesOf, tableOf, versesIn, without } from './pieces'

const table = tableOf('eng')
const pieces = (packed: string) => piecesOf(placesIn(packed), table)
const packed = (part: ReturnType<typeof pieces>) => packRanges(rangesOf(part, table))
const mark = '41.0.0'
function parts(from: string, division: Division): string[] {
  const divided = divide(pieces(from), division, table)
  if (divided.kind !== 'parts') throw new Error(divided.kind)
  return divided.parts.map(packed)
}
const kindOf = (from: string, by: Division['by'], amount: number) =>
  divide(pieces(from), { by, amount }, table)

describe('passages as pieces', () => {
  it.each([
    ['41.0.0', '41.1.0-16.0'],
    ['40.5.0-7.0', '40.5.0-7.0'],
    ['40.5.1-48', '40.5.0'],
    ['40.5.3-6.4', '40.5.3-6.4'],
    ['39.4.5-40.1.1', '39.4.5-6 40.1.1'],
    ['31.0.0 19.23.1-3 19.23.4-6', '31.1.0 19.23.0'],
    ['40.99.0', ''],
    ['40.28.19-99', '40.28.19-20'],
  ])('%s is read as %s', (given, wanted) => {
    expect(packed(pieces(given))).toBe(wanted)
  })

  it('what is taken out is gone, as often as it was taken', () => {
    expect(packed(without(pieces('40.5.0-7.0'), pieces('40.6.0')))).toBe('40.5.0 7.0')
    expect(packed(without(pieces('19.23.0 19.23.0'), pieces('19.23.0')))).toBe('19.23.0')
    expect(packed(without(pieces('40.5.0'), pieces('40.5.3-12 40.9.0')))).toBe('40.5.1-2 13-48')
  })
})

describe('a division', () => {
  it.each<[string, Division, string[]]>([
    ['40.1.0-3.0 19.23.0', { by: 'chapters', amount: 2 }, ['40.1.0-2.0', '40.3.0 19.23.0']],
    ['40.5.47-6.2 19.117.0', { by: 'verses', amount: 3 }, ['40.5.47-6.1', '40.6.2 19.117.0']],
    ['19.23.0', { by: 'days', amount: 3 }, ['19.23.1-2', '19.23.3-4', '19.23.5-6']],
    ['19.117.0 19.119.0', { by: 'days', amount: 3 }, ['19.117.0', '19.119.1-88', '19.119.89-176']],
    ['57.0.0', { by: 'minutes', amount: 30 }, ['57.1.0']],
  ])('of %s by %j', (from, division, wanted) => {
    expect(parts(from, division)).toEqual(wanted)
  })

  it('by minutes takes about so long a day', () => {
    const minutes = parts('40.0.0 41.0.0 42.0.0 43.0.0', { by: 'minutes', amount: 12 }).map((part) =>
      minutesFor(wordsOfRanges(placesIn(part))),
    )
    const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length
    expect(mean).toBeGreaterThan(10)
    expect(mean).toBeLessThan(14)
  })

  it('says what cannot be', () => {
    expect(kindOf('', 'days', 3)).toEqual({ kind: 'empty' })
    for (const amount of [0, -1, 1.5, Number.NaN])
      expect(kindOf(mark, 'days', amount)).toEqual({ kind: 'noAmount' })
    expect(kindOf('19.117.0', 'days', 3)).toEqual({ kind: 'tooManyDays', most: 2 })
    expect(kindOf('1.0.0-66.0.0', 'days', 4_000)).toEqual({ kind: 'tooManyParts', most: 2_000 })
    expect(kindOf('1.0.0-66.0.0', 'verses', 1)).toEqual({ kind: 'tooManyParts', most: 2_000 })
    expect(kindOf('1.0.0-66.0.0', 'days', 2_000).kind).toBe('parts')
  })

  it('reads each verse once, whatever is wished', () => {
    const chapter = fc.tuple(fc.integer({ min: 1, max: 66 }), fc.integer({ min: 1, max: 3 }))
    const wish = fc.record({ by: fc.constantFrom(...divisions), amount: fc.integer({ min: 1, max: 60 }) })
    fc.assert(
      fc.property(fc.array(chapter, { minLength: 1, maxLength: 6 }), wish, (chosen, division) => {
        const all = pieces(chosen.map(([book, number]) => `${book}.${number}.0`).join(' '))
        const divided = divide(all, division, table)
        if (divided.kind !== 'parts') return divided.kind === 'empty' || divided.kind === 'tooManyDays'
        expect(packed(divided.parts.flat())).toBe(packed(all))
        expect(divided.parts.every((part) => versesIn(part) > 0)).toBe(true)
        return division.by !== 'days' || divided.parts.length === division.amount
      }),
    )
  })
})
