import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { databases } from '../../tests/support/databases/test-databases'
import { lateStore, noStore } from './late-store'

const [{ open } = { open: () => Promise.reject(new Error('no database')) }] = databases

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('is waited for', async () => {
  const late = lateStore(open, () => undefined)
  expect((await late.get()).kind).toBe('embedded')
  await late.close()
  await expect(late.get()).rejects.toMatchObject({ code: 'unavailable' })
})

it('fails with unavailable while it cannot be opened, says why once, and tries again after a while', async () => {
  const failures: unknown[] = []
  let isBroken = true
  const late = lateStore(
    async () => {
      if (isBroken) throw new Error('no disk')
      return await open()
    },
    (error) => failures.push(error),
  )
  await expect(late.get()).rejects.toMatchObject({ code: 'unavailable' })
  isBroken = false
  await expect(late.get()).rejects.toMatchObject({ code: 'unavailable' })
  expect(failures).toEqual([new Error('no disk')])
  vi.advanceTimersByTime(6_000)
  expect((await late.get()).kind).toBe('embedded')
  await late.close()
})

it('a server for reading has none', async () => {
  await expect(noStore.get()).rejects.toMatchObject({ code: 'unavailable' })
})
