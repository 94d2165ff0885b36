/** Runs with every unit test file: unexpected console output fails the test that made it, and the next file finds a world of its own. */
import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// Each page begins with nothing stored. Dexie, which is loaded once for all files, keeps the database that it found then.
if ('document' in globalThis) {
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange })
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
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
  // What is under way ends with its databases. Dexie also caches answers by the name of a database: live queries of a page that has
  // ended would answer those of the next one.
  const { connections } = Dexie as unknown as { connections: readonly Dexie[] }
  for (const database of connections) database.close()
  // What the modules of the page remember ends with the page.
  if ('document' in globalThis) vi.resetModules()
})
