import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptFor } from './kept-for'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('is read once for all who ask meanwhile, and anew after a while', async () => {
  let readings = 0
  const ask = keptFor(1_000, async () => (readings += 1))
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(999)
  expect(await ask()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await ask()).toBe(2)
})

it('keeps no failure', async () => {
  let readings = 0
  const ask = keptFor(1_000, async () => {
    readings += 1
    if (readings === 1) throw new Error('away')
    return readings
  })
  await expect(ask()).rejects.toThrow('away')
  expect(await ask()).toBe(2)
})
