import { expect, it } from 'vitest'
import { dayOf, limitOf } from './daily-use'

it.each([
  [0, 20, { limit_usage: 0, limit: 20, remaining: 20 }],
  [1, 20, { limit_usage: 5, limit: 20, remaining: 19 }],
  [1, 3, { limit_usage: 34, limit: 3, remaining: 2 }],
  [2, 3, { limit_usage: 67, limit: 3, remaining: 1 }],
  [3, 3, { limit_usage: 100, limit: 3, remaining: 0 }],
  [1, 10_000, { limit_usage: 1, limit: 10_000, remaining: 9_999 }],
  [9_999, 10_000, { limit_usage: 100, limit: 10_000, remaining: 1 }],
  // The operator lowered the limit since.
  [20, 5, { limit_usage: 100, limit: 5, remaining: 0 }],
  [0, 0, { limit_usage: 100, limit: 0, remaining: 0 }],
])('%i of %i', (used, limit, told) => {
  expect(limitOf(used, limit)).toEqual(told)
})

it('a day is one of UTC', () => {
  expect(dayOf(Date.parse('2026-11-27T00:30:00+02:00'))).toBe('2026-11-26')
})
