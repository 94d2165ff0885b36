// @vitest-environment happy-dom
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Database } from '../database'
import { UserDatabase } from '../user-database'
import { CarriedRows } from './carried-rows'
import { DeviceStore } from './device-store'
import { sendChanges, takeChanges } from './mirror'

const before = { ...Dexie.dependencies }
const addons = [...Dexie.addons]
afterEach(() => {
  Object.assign(Dexie.dependencies, before)
  Dexie.addons.splice(0, Infinity, ...addons)
})

/** A request that fails with this error, or is never answered. */
function failing(error?: string): IDBOpenDBRequest {
  const request = Object.assign(new EventTarget(), { error: error && new DOMException('test', error) })
  if (error) setTimeout(() => Reflect.get(request, 'onerror')?.call(request, { target: request }))
  return request as unknown as IDBOpenDBRequest
}

const patient = { timeout: 10_000 }

type Open = (real: IDBFactory) => IDBFactory['open']

function storeOver(open: Open, memory = () => import('./memory'), openMs = 50, answerMs = 50) {
  const real = new IDBFactory()
  const indexedDB = Object.assign(Object.create(real), { open: open(real) }) as IDBFactory
  const store = new DeviceStore({ native: { indexedDB, IDBKeyRange }, memory, openMs, answerMs })
  store.install()
  return { store, real }
}

const works: Open = (real) => (name, version) => real.open(name, version)
const refuses: readonly [string, Open][] = [
  ...['SecurityError', 'VersionError', 'UnknownError', 'QuotaExceededError', 'AbortError'].map(
    (error): [string, Open] => [`fails with ${error}`, () => () => failing(error)],
  ),
  ['never answers', () => () => failing()],
  [
    'throws',
    () => () => {
      throw new DOMException('test', 'SecurityError')
    },
  ],
]

describe('a browser whose database', () => {
  it.each(refuses)('%s gets one in memory, that works', async (_, open) => {
    const { store } = storeOver(open)
    const lost = vi.fn()
    store.onLoss(lost)
    const database = new Database()
    await database.facts.put({ key: 'a', value: 1 })
    expect((await database.facts.get('a'))?.value).toBe(1)
    expect([store.isForgetful, lost.mock.calls.length]).toEqual([true, 1])
    database.close()
  })

  it('works keeps it, one of a newer version too', async () => {
    const { store } = storeOver(works)
    const newer = new Database()
    newer.version(900).stores({ later: 'id' })
    await newer.facts.put({ key: 'a', value: 2 })
    newer.close()
    const database = new Database()
    expect((await database.facts.get('a'))?.value).toBe(2)
    expect(store.isForgetful).toBe(false)
    database.close()
  })

  it('fails once, and works at the next try, keeps it', async () => {
    let fails = 1
    const { store } = storeOver((real) => (name, version) => {
      fails -= 1
      return fails === 0 ? failing('UnknownError') : real.open(name, version)
    })
    const database = new Database()
    await database.open()
    expect(store.isForgetful).toBe(false)
    database.close()
  })

  it('is not there gets one in memory', async () => {
    const store = new DeviceStore({
      native: undefined,
      memory: () => import('./memory'),
      openMs: 50,
      answerMs: 50,
    })
    store.install()
    const database = new Database()
    await database.facts.put({ key: 'a', value: 1 })
    expect([store.isForgetful, await database.facts.count()]).toEqual([true, 1])
    database.close()
  })
})

describe('a database that breaks while it is open', () => {
  /** Its live query and whoever waits for an answer go on in memory, and nobody sees an error. */
  async function goesOn(open: Open, ruin: (real: IDBFactory) => Promise<void> | void) {
    // It must not count as broken before it is: a loaded machine is slow.
    const { store, real } = storeOver(open, undefined, 60_000, 1000)
    const database = new Database()
    await database.facts.put({ key: 'a', value: 1 })
    const seen: number[] = []
    const errors: unknown[] = []
    const watching = Dexie.liveQuery(() => database.facts.toArray()).subscribe(
      // A query may answer the same twice.
      (rows) => seen.at(-1) !== rows.length && seen.push(rows.length),
      (error) => errors.push(error),
    )
    await vi.waitFor(() => expect(seen).toEqual([1]), patient)
    await ruin(real)
    expect(await database.facts.count()).toBe(0)
    await vi.waitFor(() => expect(seen).toEqual([1, 0]), patient)
    await database.facts.put({ key: 'b', value: 2 })
    await vi.waitFor(() => expect(seen).toEqual([1, 0, 1]), patient)
    expect([store.isForgetful, errors]).toEqual([true, []])
    watching.unsubscribe()
    database.close()
  }

  it('throws at each transaction', async () => {
    let isBroken = false
    const open: Open = (real) => (name, version) => {
      const request = real.open(name, version)
      request.addEventListener('success', () => {
        const connection = request.result
        const begin = connection.transaction.bind(connection)
        connection.transaction = (...input) => {
          if (isBroken) throw new DOMException('test', 'UnknownError')
          return begin(...input)
        }
      })
      return request
    }
    await goesOn(open, () => {
      isBroken = true
    })
  })

  it('never answers again', async () => {
    let isSilent = false
    const open: Open = (real) => {
      const databases = real.databases.bind(real)
      real.databases = () => (isSilent ? new Promise(() => undefined) : databases())
      return works(real)
    }
    const silence = (real: IDBFactory) =>
      new Promise<void>((begun) => {
        isSilent = true
        // A write that does not end.
        const request = real.open('perikope')
        request.addEventListener('success', () => {
          const facts = request.result.transaction('facts', 'readwrite').objectStore('facts')
          const again = () => {
            begun()
            if (isSilent) facts.count().addEventListener('success', again)
          }
          again()
        })
      })
    await goesOn(open, silence)
    isSilent = false
  })
})

describe('a worker whose device keeps nothing', () => {
  it('brings its changes, and no others, into the memory of its page', async () => {
    const { port1, port2 } = new MessageChannel()
    const refusing: Open = () => () => failing('SecurityError')
    const worker = storeOver(refusing)
    const sending = sendChanges(worker.store, new CarriedRows(Date.now), Promise.resolve(port1))
    const writer = new Database()
    const members = new UserDatabase(7)
    await Promise.all([writer.open(), members.open()])
    Dexie.addons.splice(0, Infinity, ...addons)
    const page = storeOver(works)
    const reader = new Database()
    const readers = new UserDatabase(7)
    readers.on('versionchange', () => {
      readers.close()
      return false
    })
    takeChanges(page.store, port2, {
      named: (name) => (name === reader.name ? reader : readers),
      carry: () => undefined,
    })
    await writer.facts.bulkPut([
      { key: 'a', value: 1 },
      { key: 'b', value: 2 },
    ])
    await writer.facts.where('key').equals('a').delete()
    await writer
      .transaction('rw', writer.facts, async () => {
        await writer.facts.put({ key: 'c', value: 3 })
        throw new Error('never mind')
      })
      .catch(() => undefined)
    await members.outbox.add({ key: 'opt:a', lane: 'opt:a' } as never)
    await sending.settled()
    expect(await reader.facts.toArray()).toEqual([{ key: 'b', value: 2 }])
    expect(await readers.outbox.toArray()).toEqual([{ seq: 1, key: 'opt:a', lane: 'opt:a' }])
    expect(page.store.isForgetful).toBe(true)
    await members.delete()
    await sending.settled()
    expect(await new UserDatabase(7).outbox.count()).toBe(0)
    for (const port of [port1, port2]) port.close()
  })
})
