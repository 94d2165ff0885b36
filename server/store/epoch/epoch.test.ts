import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, silentLog, type TestStore } from '../../../tests/support/databases/test-databases'
import { isLong } from '../../../tests/support/long-series'
import { openStore } from '../open-store'
import { users } from '../schema/schema'
import { epochOf, readEpoch } from './epoch'
import { placeInCluster } from './place'

const person = { email: 'anna@example.org', passwordHash: 'x', createdAt: 1 }

describe.each(databases)('the epoch of a database in $name', ({ open }) => {
  let store: TestStore
  beforeAll(async () => {
    store = await open()
    await store.db.insert(users).values({ ...person, rev: 7 })
  })
  afterAll(async () => await store.close())
  const member = async () => (await store.db.select().from(users))[0]

  it('stays where the database stays, and where nothing tells', async () => {
    const epoch = await epochOf(store.db, 'here')
    expect(await epochOf(store.db, 'here')).toBe(epoch)
    expect(await epochOf(store.db, undefined)).toBe(epoch)
    expect(await member()).toMatchObject({ rev: 7, gaps: [] })
  })

  it('is another one at another place, and no revision is given twice', async () => {
    const epoch = await readEpoch(store.db)
    const before = Date.now()
    const [one, other] = await Promise.all([epochOf(store.db, 'there'), epochOf(store.db, 'there')])
    expect(one).not.toBe(epoch)
    expect(other).toBe(one)
    const { rev = 0, gaps } = (await member()) ?? {}
    expect(rev).toBeGreaterThanOrEqual(before)
    expect(gaps).toEqual([[7, rev]])
    await epochOf(store.db, 'elsewhere')
    const { rev: later, gaps: longer } = (await member()) ?? {}
    expect(longer).toEqual([[7, later]])
    await store.db.update(users).set({ rev: sql`${users.rev} + 1` })
    await epochOf(store.db, 'here again')
    expect((await member())?.gaps).toEqual([
      [7, later],
      [Number(later) + 1, (await member())?.rev],
    ])
  })

  it('of PostgreSQL knows databases apart', async ({ skip }) => {
    skip(store.kind !== 'postgresql', 'an embedded database is known by its files')
    const other = await open()
    const places = await Promise.all([store.db, store.db, other.db].map(placeInCluster))
    await other.close()
    expect(places[0]).toMatch(/^\d+:\d+:\d+:\d+$/)
    expect(places[1]).toBe(places[0])
    expect(places[2]).not.toBe(places[0])
  })
})

it.runIf(isLong)('is another one when the files of an embedded database are copied back', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'epoch-'))
  const files = join(dataDirectory, 'members')
  const epoch = async () => {
    const store = await openStore({ dataDirectory }, silentLog)
    const read = await readEpoch(store.db)
    await store.close()
    return read
  }
  const first = await epoch()
  expect(await epoch()).toBe(first)
  await cp(files, join(dataDirectory, 'backup'), { recursive: true })
  await rename(files, join(dataDirectory, 'damaged'))
  await rename(join(dataDirectory, 'backup'), files)
  const second = await epoch()
  expect(second).not.toBe(first)
  expect(await epoch()).toBe(second)
  // As rsync does it, which leaves files alone that are the same, such as the one that names the version.
  const control = join(files, 'global', 'pg_control')
  await cp(control, `${control}.new`)
  await rename(`${control}.new`, control)
  const third = await epoch()
  expect(third).not.toBe(second)
  await rm(dataDirectory, { recursive: true, force: true })
})
