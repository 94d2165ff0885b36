import fc from 'fast-check'
import { expect, it } from 'vitest'
import { highest } from './highest'

it('the highest are those that sorting all puts first', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 200 })
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 30 }), (given, count) => {
      const sorted = given
        .map((score, at) => ({ score, at }))
        .sort((a, b) => b.score - a.score || a.at - b.at)
      expect([...highest(Float64Array.from(given), count)]).toEqual(
        sorted.slice(0, count).map(({ at }) => at),
      )
    }),
  )
})
