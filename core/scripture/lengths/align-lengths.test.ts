import { describe, expect, it } from 'vitest'
import { alignLengths, type Lengths, type Pairing } from './align-lengths'

const usual = [80, 30, 140, 60, 200, 45, 120, 90, 25, 160]
const oneToOne = (count: number): Pairing[] =>
  Array.from({ length: count }, (_, at) => ({ from: at, to: at + 1, anchorFrom: at, anchorTo: at + 1 }))
const lengths = (verses: readonly number[], more: Partial<Lengths> = {}): Lengths => ({
  verses,
  anchors: usual,
  titles: new Set(),
  titlePrice: 1,
  begins: new Set([0]),
  spread: 0.12,
  ...more,
})
const shape = (pairings: readonly Pairing[] = []) =>
  pairings.map((one) => `${one.to - one.from}-${one.anchorTo - one.anchorFrom}`).join(' ')

describe('the cheapest pairing', () => {
  it('is the predicted one where lengths are as usual', () => {
    expect(alignLengths(lengths(usual), oneToOne(10))).toEqual([])
    expect(alignLengths(lengths(usual.map((one, at) => one * (at % 2 ? 1.15 : 0.9))), oneToOne(10))).toEqual(
      [],
    )
  })

  it('finds verses that are joined, and one that is divided later', () => {
    const verses = [80, 170, 60, 200, 45, 120, 90, 25, 85, 75]
    const [difference, ...more] = alignLengths(lengths(verses), oneToOne(10))
    expect(more).toEqual([])
    expect(shape(difference?.found)).toBe('1-2 1-1 1-1 1-1 1-1 1-1 1-1 2-1')
    expect(difference?.gain).toBeGreaterThan(20)
  })

  it('gains little where it is another one by chance', () => {
    const verses = [80, 110, 60, 60, 200, 45, 120, 90, 25, 160]
    for (const { gain } of alignLengths(lengths(verses), oneToOne(10))) expect(gain).toBeLessThan(6)
  })

  it('leaves a title without a number out, at its price', () => {
    const verses = usual.slice(1)
    const predicted = [...oneToOne(9), { from: 9, to: 9, anchorFrom: 9, anchorTo: 10 }]
    const withTitle = alignLengths(lengths(verses, { titles: new Set([0]) }), predicted)
    expect(shape(withTitle[0]?.found)).toBe('0-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1')
    const cheaper = alignLengths(lengths(verses, { titles: new Set([0]), titlePrice: -6 }), predicted)
    expect((cheaper[0]?.gain ?? 0) - (withTitle[0]?.gain ?? 0)).toBeCloseTo(7)
  })

  it('names two places apart from each other', () => {
    const verses = [110, 140, 60, 200, 45, 120, 90, 12, 13, 160]
    const predicted = [
      { from: 0, to: 1, anchorFrom: 0, anchorTo: 1 },
      { from: 1, to: 1, anchorFrom: 1, anchorTo: 2 },
      ...oneToOne(10).flatMap((one, at) => (at < 2 ? [] : [{ ...one, from: at - 1, to: at }])),
      { from: 9, to: 10, anchorFrom: 10, anchorTo: 10 },
    ]
    const found = alignLengths(lengths(verses), predicted).map((one) => shape(one.found))
    expect(found).toEqual(['1-2', '2-1 1-1'])
  })
})
