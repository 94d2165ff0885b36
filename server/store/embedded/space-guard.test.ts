import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isUnreachable } from '../is-unreachable'
import { spaceGuard } from './space-guard'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('lets write while there is space, refuses without, and lets write again', async () => {
  let free = 100_000_000
  let looks = 0
  const guard = spaceGuard('/data', async () => {
    looks += 1
    return free
  })
  await guard()
  await guard()
  expect(looks).toBe(1)
  free = 10_000_000
  vi.advanceTimersByTime(1_500)
  const refused = await guard().catch((error: unknown) => error)
  expect(isUnreachable(refused)).toBe(true)
  free = 100_000_000
  vi.advanceTimersByTime(1_500)
  await guard()
})

it('asks the real disk', async () => {
  await spaceGuard(tmpdir())()
})
