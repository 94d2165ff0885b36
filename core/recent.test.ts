import { expect, it } from 'vitest'
import { recent } from './recent'

it('makes a result once, also when asked twice at once', async () => {
  let made = 0
  const memory = recent<number>(2)
  const make = async () => (made += 1)
  expect(await Promise.all([memory.get('a', make), memory.get('a', make)])).toEqual([1, 1])
  expect(await memory.get('a', make)).toBe(1)
})

it('forgets what was asked for longest ago beyond its capacity', async () => {
  const memory = recent<string>(2)
  for (const key of ['a', 'b', 'a', 'c']) await memory.get(key, async () => `first ${key}`)
  const again = async (key: string) => await memory.get(key, async () => `again ${key}`)
  expect([await again('c'), await again('a'), await again('b')]).toEqual(['first c', 'first a', 'again b'])
})

it('tries again after a failure', async () => {
  const memory = recent<string>(2)
  await expect(memory.get('a', async () => await Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await memory.get('a', async () => 'yes')).toBe('yes')
})
