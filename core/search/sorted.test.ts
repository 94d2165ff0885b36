import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstNotBelow, lastNotAbove, placeIn } from './sorted'

it('halving finds what looking at every number finds', () => {
  const numbers = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 30 })
  fc.assert(
    fc.property(numbers, fc.integer({ min: -25, max: 25 }), (given, value) => {
      const list = Int32Array.from(given).sort()
      const first = list.findIndex((one) => one >= value)
      expect(firstNotBelow(list, value)).toBe(first < 0 ? list.length : first)
      expect(lastNotAbove(list, value)).toBe(
        Math.max(
          0,
          list.findLastIndex((one) => one <= value),
        ),
      )
      expect(placeIn(list, value)).toBe(list.indexOf(value))
    }),
  )
})

it('halving may begin and end inside the list', () => {
  expect(firstNotBelow([1, 5, 9, 13], 6, 1, 3)).toBe(2)
  expect(firstNotBelow([1, 5, 9, 13], 0, 2)).toBe(2)
  expect(firstNotBelow([1, 5, 9, 13], 20, 1, 3)).toBe(3)
})
