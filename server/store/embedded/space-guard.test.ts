import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isUnreachable } from '../is-unreachable'
import type { Need } from '../store'
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
  await guard('grows')
  await guard('grows')
  expect(looks).toBe(1)
  const refusedAt = async (bytes: number) => {
    free = bytes
    vi.advanceTimersByTime(1_500)
    const needs: Need[] = ['reads', 'little', 'grows']
    const refused: Need[] = []
    for (const need of needs) if (await guard(need).then(() => false, isUnreachable)) refused.push(need)
    return refused
  }
  expect(await refusedAt(50_000_000)).toEqual(['grows'])
  expect(await refusedAt(10_000_000)).toEqual(['little', 'grows'])
  expect(await refusedAt(100_000_000)).toEqual([])
})

it('asks the real disk', async () => {
  await spaceGuard(tmpdir())('grows')
})
