import { describe, expect, it } from 'vitest'
import { isServed, opVersions } from './protocol'

const { current, oldest, changes } = opVersions
const written = Object.keys(changes).map(Number)

describe('opVersions', () => {
  it('has a line for each version up to the current one', () => {
    expect(written).toEqual(Array.from({ length: current + 1 }, (_, version) => version))
    expect(Object.values(changes).every((change) => change.length > 0)).toBe(true)
  })

  it('serves the current version and the one before (SYNC 3.12)', () => {
    expect(oldest).toBe(current - 1)
    expect([oldest - 1, ...written, current + 1].filter((version) => isServed(version))).toEqual([
      oldest,
      current,
      current + 1,
    ])
    expect(isServed()).toBe(true)
  })
})
