import { describe, expect, it } from 'vitest'
import { dayMs } from '../../../time'
import { instantOf } from './instant-of'

const now = 1_800_000_000_000

describe('instantOf', () => {
  it.each([
    ['a clock that is right', now - 5_000, now, now - 5_000],
    ['a clock 20 days ahead', now + 20 * dayMs - 5_000, now + 20 * dayMs, now - 5_000],
    ['a clock in 1970', 1_000, 6_000, now - 5_000],
    ['a clock put back between writing and sending', now + dayMs, now, now],
    ['a clock put forward by years', 0, now, now - 400 * dayMs],
    ['no time of the action', undefined, now, now],
    ['no time of sending', now - 5_000, undefined, now],
  ])('with %s', (_, at, sentAt, instant) => {
    expect(instantOf(at, sentAt, now)).toBe(instant)
  })
})
