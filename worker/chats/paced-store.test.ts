import { beforeEach, expect, it, vi } from 'vitest'
import { deviceSource } from '../device'
import { PacedStore } from './paced-store'

let value = 0
let stored: [value: number, at: number][]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  value = 0
  stored = []
  return () => void vi.useRealTimers()
})

const paced = (takesMs = 0) =>
  new PacedStore(
    async () => {
      stored.push([value, Date.now()])
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs))
    },
    50,
    deviceSource,
  )

async function changeEvery(store: PacedStore, ms: number, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    value += 1
    void store.store()
    await vi.advanceTimersByTimeAsync(ms)
  }
}

it('the first change is stored at once, further ones once per interval, the last one always', async () => {
  await changeEvery(paced(), 10, 12)
  expect(stored).toEqual([
    [1, 0],
    [5, 50],
    [10, 100],
  ])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored.slice(3)).toEqual([[12, 150]])
})

it('one store waits for the one before', async () => {
  await changeEvery(paced(80), 10, 12)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored).toEqual([
    [1, 0],
    [8, 80],
    [12, 160],
  ])
})

it('whoever asks waits until what they had is stored', async () => {
  const store = paced()
  await changeEvery(store, 10, 1)
  value = 7
  let isStored = false
  void store.store().then(() => {
    isStored = true
  })
  await vi.advanceTimersByTimeAsync(39)
  expect([stored.length, isStored]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([stored.at(-1), isStored]).toEqual([[7, 50], true])
})
