/** Runs with every unit test file: unexpected console output fails the test that made it, and the next file finds a world of its own. */
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// Dexie looks for the database of the browser when it is loaded; happy-dom has none.
if ('document' in globalThis && !('indexedDB' in globalThis)) {
  const { indexedDB, IDBKeyRange } = await import('fake-indexeddb')
  Object.assign(globalThis, { indexedDB, IDBKeyRange })
}

// Browsers report what nobody handles; here it fails the test that did it.
if ('document' in globalThis && !('reportError' in globalThis)) {
  Object.assign(globalThis, { reportError: (error: unknown) => console.error(error) })
}

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const

// A server makes what its process writes private to the owner.
beforeAll(() => void process.umask(0o022))

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level)
})

afterEach(() => {
  for (const level of levels) {
    const calls = vi.mocked(console[level]).mock.calls
    vi.mocked(console[level]).mockRestore()
    expect(calls, `console.${level} was called`).toEqual([])
  }
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
