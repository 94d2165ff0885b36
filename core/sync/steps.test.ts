import { describe, expect, it } from 'vitest'
import { asking, drive, driveAsync, type Steps } from './steps'

interface Port {
  get(key: string): number
  put(key: string, value: number): void
}
const ask = asking<Port>()

function* double(key: string): Steps<Port, number> {
  const value = yield* ask('get', key)
  yield* ask('put', key, value * 2)
  return yield* ask('get', key)
}

describe('steps', () => {
  it('are the same over a port that answers at once and over one that takes its time', async () => {
    const values = new Map([['a', 21]])
    const port: Port = {
      get: (key) => values.get(key) ?? 0,
      put: (key, value) => void values.set(key, value),
    }
    expect(drive(double('a'), port)).toBe(42)
    const slow = {
      get: async (key: string) => port.get(key),
      put: async (key: string, value: number) => port.put(key, value),
    }
    expect(await driveAsync(double('a'), slow)).toBe(84)
  })

  it('end with what the port throws', async () => {
    const port: Port = {
      get: () => {
        throw new Error('closed')
      },
      put: () => undefined,
    }
    expect(() => drive(double('a'), port)).toThrow('closed')
    await expect(driveAsync(double('a'), port)).rejects.toThrow('closed')
  })
})
