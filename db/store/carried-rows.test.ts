import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { Database } from '../database'
import { CarriedRows } from './carried-rows'

let database: Database
let carried: CarriedRows
let now: number

beforeEach(async () => {
  now = 0
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange })
  database = new Database(`carried-${Math.random()}`)
  carried = new CarriedRows(() => now)
  carried.layOver(database)
  await database.recents.bulkPut([row('/a', 1), row('/c', 3)])
})

const row = (path: string, at: number, title = 'disk') => ({ path, at, title, abbreviations: ['SDE'] })
const put = (path: string, at: number) =>
  carried.instead(async () => void (await database.recents.put(row(path, at, 'memory'))))

describe('rows that found no room', () => {
  it('are read like others: by key, by index, in order, and counted', async () => {
    await put('/b', 2)
    await put('/a', 9)
    expect(await database.recents.get('/b')).toEqual(row('/b', 2, 'memory'))
    expect((await database.recents.bulkGet(['/a', '/c'])).map((one) => one?.title)).toEqual([
      'memory',
      'disk',
    ])
    const paths = async (rows: PromiseLike<{ path: string }[]>) => (await rows).map(({ path }) => path)
    expect(await paths(database.recents.toArray())).toEqual(['/a', '/b', '/c'])
    expect(await paths(database.recents.orderBy('at').toArray())).toEqual(['/b', '/c', '/a'])
    expect(await paths(database.recents.where('at').above(2).limit(1).toArray())).toEqual(['/c'])
    expect(await database.recents.count()).toBe(3)
  })

  it('leave the disk as it is', async () => {
    await put('/a', 9)
    const other = new Database(database.name)
    expect(await other.recents.get('/a')).toEqual(row('/a', 1))
    other.close()
  })

  it('give way to what is stored later, or deleted', async () => {
    await put('/a', 9)
    await put('/b', 2)
    await database.recents.put(row('/a', 10))
    await database.recents.delete('/b')
    expect((await database.recents.toArray()).map(({ title }) => title)).toEqual(['disk', 'disk'])
  })

  it('come to another thread as they are, and go there too', async () => {
    const other = new Database(database.name)
    const there = new CarriedRows(() => now)
    there.layOver(other)
    carried.onChange((change) => there.take(structuredClone(change)))
    await put('/b', 2)
    expect((await other.recents.get('/b'))?.title).toBe('memory')
    await database.recents.put(row('/b', 3))
    expect((await other.recents.get('/b'))?.title).toBe('disk')
    other.close()
  })

  it('are none of what may not be lost', async () => {
    await carried.instead(
      async () => void (await database.options.put({ path: 'display.theme', value: 'dark' })),
    )
    const other = new Database(database.name)
    expect(await other.options.count()).toBe(1)
    other.close()
  })

  it('are carried for a while, then the disk is asked again', async () => {
    await put('/b', 2)
    expect(carried.isFull).toBe(true)
    now = 61_000
    expect(carried.isFull).toBe(false)
  })
})
