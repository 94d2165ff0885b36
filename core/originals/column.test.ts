import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packColumn, unpackColumn } from './column'

describe('a column', () => {
  it('gives back what was put in, at every border of its lengths', () => {
    const borders = [0, 1, 71, 72, 73, 159, 160, 1127, 1128, 1129, 8000, 32103, 32104, 32105, 10 ** 9]
    expect(unpackColumn(packColumn(borders))).toEqual(borders)
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 200_000 })), (values) => {
        expect(unpackColumn(packColumn(values))).toEqual(values)
      }),
    )
  })

  it('is letters that JSON writes as they are', () => {
    const text = packColumn(Array.from({ length: 40_000 }, (_, value) => value))
    expect(JSON.stringify(text)).toBe(`"${text}"`)
  })

  it('of anything ends, and is numbers', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unpackColumn(text).every((value) => typeof value === 'number')).toBe(true)
      }),
    )
  })
})
