import { describe, expect, it } from 'vitest'
import { uuidSchema } from './contract/members/things'
import { hash128 } from './hash-128'
import { fingerprintOf } from './sync/server/apply-op'
import { copyIdOf } from './sync/server/effects/copy-of-note'
import { activityChange, optionChange, uuid } from './sync/testing/samples'

describe('hash128', () => {
  it('tells a hundred thousand texts apart, also by any eight of its digits far better than chance of a mistake', () => {
    const hashes = Array.from({ length: 100_000 }, (_, n) => hash128(`text ${n}`))
    expect(new Set(hashes).size).toBe(100_000)
    for (const start of [0, 8, 16, 24])
      expect(new Set(hashes.map((hash) => hash.slice(start, start + 8))).size).toBeGreaterThan(99_980)
  })

  it('is 32 digits and the same everywhere', () => {
    expect(hash128('')).toBe('03c4d8deac49e97d4c41b8cafb3b5f2a')
    expect(hash128('In the beginning')).toBe('9d4920b29c0b69bf3f8b9fbd5ce9fa32')
  })
})

describe('fingerprintOf', () => {
  it('depends on kind, key and body, on nothing else', () => {
    const prints = [optionChange('KJV'), optionChange('LUT'), activityChange(1), activityChange(2)].map(
      fingerprintOf,
    )
    expect(new Set(prints).size).toBe(4)
    expect(fingerprintOf({ ...optionChange('KJV'), seen: 3 })).toBe(prints[0])
  })
})

describe('copyIdOf', () => {
  it('is a uuid, of the op and the revision it wrote over', () => {
    expect(uuidSchema.safeParse(copyIdOf(uuid(1), 3)).success).toBe(true)
    expect(copyIdOf(uuid(1), 3)).toBe(copyIdOf(uuid(1), 3))
    expect(new Set([copyIdOf(uuid(1), 3), copyIdOf(uuid(1), 4), copyIdOf(uuid(2), 3)]).size).toBe(3)
  })
})
