import { expect, it } from 'vitest'
import { byteCache } from './byte-cache'
import { recent } from './recent'

it('makes a result once, also when asked twice at once', async () => {
  let made = 0
  const memory = recent<number>(2)
  const make = async () => (made += 1)
  expect(await Promise.all([memory.get('a', make), memory.get('a', make)])).toEqual([1, 1])
  expect(await memory.get('a', make)).toBe(1)
})

it('forgets the oldest beyond its capacity', async () => {
  const memory = recent<string>(2)
  for (const key of ['a', 'b', 'c']) await memory.get(key, async () => `first ${key}`)
  const again = async (key: string) => await memory.get(key, async () => `again ${key}`)
  expect([await again('c'), await again('b'), await again('a')]).toEqual(['first c', 'first b', 'again a'])
})

it('tries again after a failure', async () => {
  const memory = recent<string>(2)
  await expect(memory.get('a', async () => await Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await memory.get('a', async () => 'yes')).toBe('yes')
})

it('keeps buffers up to a number of bytes, those used last', () => {
  const cache = byteCache(80)
  for (const key of 'abcdefgh') cache.set(key, Buffer.alloc(10))
  expect(cache.get('a')?.length).toBe(10)
  cache.set('i', Buffer.alloc(10))
  expect([cache.get('a')?.length, cache.get('b')]).toEqual([10, undefined])
})

it('does not keep a buffer that would push out most others', () => {
  const cache = byteCache(80)
  cache.set('a', Buffer.alloc(10))
  cache.set('large', Buffer.alloc(11))
  expect([cache.get('a')?.length, cache.get('large')]).toEqual([10, undefined])
})
