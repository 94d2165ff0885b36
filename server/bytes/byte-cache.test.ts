import { expect, it } from 'vitest'
import { byteCache } from './byte-cache'

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
