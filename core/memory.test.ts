import { expect, it } from 'vitest'
import { Memory, roughBytes } from './memory'

/** Results that take as many bytes as they say; keys are one letter. */
const sized = (capacityBytes: number) => {
  const memory = new Memory(capacityBytes)
  return { memory, recent: memory.recent<number>((bytes) => bytes - 2) }
}

it('makes a result once, also when asked twice at once', async () => {
  let made = 0
  const { recent } = sized(100)
  const make = async () => (made += 1) + 1
  expect(await Promise.all([recent.get('a', make), recent.get('a', make)])).toEqual([2, 2])
  expect(await recent.get('a', make)).toBe(2)
})

it('holds no more bytes than it may, of any kind together, and forgets what was asked for longest ago', async () => {
  const { memory, recent } = sized(100)
  const texts = memory.recent<string>((text) => text.length - 2)
  await recent.get('a', async () => 40)
  await texts.get('a', async () => 'x'.repeat(40))
  await recent.get('a', async () => 0)
  await recent.get('b', async () => 30)
  expect(memory.usedBytes).toBe(70)
  let made = ''
  await recent.get('a', async () => ((made += 'a'), 40))
  await recent.get('b', async () => ((made += 'b'), 30))
  await texts.get('a', async () => ((made += 'text'), 'x'))
  expect(made).toBe('text')
})

it('holds many small results as well as few large ones', async () => {
  const { memory, recent } = sized(1_000)
  for (let key = 0; key < 1_000; key += 1) await recent.get(String.fromCharCode(0x4e00 + key), async () => 10)
  expect(memory.usedBytes).toBe(1_000)
  for (let key = 0; key < 10; key += 1) await recent.get(String.fromCharCode(key), async () => 400)
  expect(memory.usedBytes).toBe(800)
})

it('gives what would push out most others, and does not keep it', async () => {
  const { memory, recent } = sized(100)
  await recent.get('a', async () => 30)
  expect(await recent.get('b', async () => 51)).toBe(51)
  expect(memory.usedBytes).toBe(30)
})

it('shares what is being made, however much others make meanwhile', async () => {
  const { memory, recent } = sized(100)
  let finish = (_: number) => undefined as void
  const making = new Promise<number>((resolve) => (finish = resolve))
  let made = 0
  const slow = async () => ((made += 1), await making)
  const first = recent.get('a', slow)
  for (const key of 'bcdefgh') await recent.get(key, async () => 40)
  const second = recent.get('a', slow)
  finish(20)
  expect([await first, await second, made]).toEqual([20, 20, 1])
  expect(memory.usedBytes).toBeLessThanOrEqual(100)
})

it('tries again after a failure', async () => {
  const { memory, recent } = sized(100)
  await expect(recent.get('a', async () => await Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await recent.get('a', async () => 7)).toBe(7)
  expect(memory.usedBytes).toBe(7)
})

it('knows about what plain data takes', () => {
  const verses = Array.from({ length: 1_000 }, (_, verse) => ({ verse, content: 'x'.repeat(100) }))
  expect(roughBytes(verses)).toBeGreaterThan(100_000)
  expect(roughBytes(verses)).toBeLessThan(500_000)
  expect(roughBytes(new Int8Array(5_000))).toBeGreaterThanOrEqual(5_000)
  expect(roughBytes(undefined)).toBeLessThan(20)
})
