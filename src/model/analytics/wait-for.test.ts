import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as limits from '#core/limits'
import { waitFor } from './wait-for'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const patience = { waitMs: limits.analyticsReadyMs, pollMs: limits.analyticsPollMs }

it.each([
  ['is there at once', 0, true, 1],
  ['comes after 120 ms', 120, true, 4],
  ['comes at the last moment', 3_000, true, 61],
  ['comes too late', 3_001, false, 61],
])('what %s (%i ms) is found: %s', async (_, afterMs, isFound, looks) => {
  const begin = Date.now()
  const isThere = vi.fn(() => Date.now() - begin >= afterMs)
  const waiting = waitFor(isThere, patience)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await waiting).toBe(isFound)
  expect(isThere).toHaveBeenCalledTimes(looks)
})
