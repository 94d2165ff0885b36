import { describe, expect, it } from 'vitest'
import { backOffMs, isDue } from './back-off'

describe('backOffMs', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [5, 32_000],
    [8, 256_000],
    [9, 300_000],
    [2_000, 300_000],
  ])('after %i failures is anything below %i ms', (failures, upto) => {
    expect(backOffMs(failures, 0)).toBe(0)
    expect(backOffMs(failures, 0.5)).toBe(upto / 2)
    expect(backOffMs(failures, 0.999_999)).toBeLessThan(upto)
  })

  it('keeps to what the server asks for, up to an hour', () => {
    expect(backOffMs(1, 0.5, 90_000)).toBe(90_000)
    expect(backOffMs(9, 0.9, 1_000)).toBe(270_000)
    expect(backOffMs(1, 0.5, 86_400_000)).toBe(3_600_000)
  })
})

describe('isDue', () => {
  it('is so when the time has come, and when the clock was put back', () => {
    expect(isDue(1_000, 1_000)).toBe(true)
    expect(isDue(1_001, 1_000)).toBe(false)
    expect(isDue(20 * 86_400_000, 1_000)).toBe(true)
  })
})
