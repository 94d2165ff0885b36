import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { opVersions } from '#core/sync/protocol'
import type { Database } from '#db/database'
import { UserDatabase, userDatabaseName, userSchema } from '#db/user-database'
import { chatNumbered } from '../testing/chats'
import { type FakeAccounts, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { freshDatabase } from '../testing/fake-server'
import { closeTabs, firstLogin, openTab, outboxOf } from '../testing/member-tabs'
import { countOps, deleteUserDatabase, openUserDatabase } from './open-user-database'

/** A database as a released version left it; each released version has its file here. */
interface Fixture {
  version: number
  stores: Record<string, string>
  tables: Record<string, object[]>
}

const folder = join(import.meta.dirname, '../testing/databases')
const fixtures = readdirSync(folder).map((name) => ({
  name,
  fixture: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture,
}))

const open = (user: number, isOwner = true) => openUserDatabase(user, async () => isOwner)

let database: Database
let server: FakeAccounts

beforeEach(() => {
  database = freshDatabase()
  server = startFakeAccounts(userNumbered(1))
})
afterEach(closeTabs)

async function lay({ version, stores, tables }: Fixture): Promise<void> {
  const raw = new Dexie(userDatabaseName(1))
  raw.version(version).stores(stores)
  for (const [table, rows] of Object.entries(tables)) await raw.table(table).bulkAdd(rows)
  raw.close()
}

/** As a table gives them: by key. */
function sorted(rows: readonly object[]): object[] {
  const keyOf = (row: object) => ('key' in row ? String(row.key) : '')
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

it('there is a fixture for every released schema', () => {
  expect(fixtures.map(({ name }) => name)).toEqual(
    Array.from({ length: userSchema }, (_, index) => `user-${index + 1}.json`),
  )
})

describe.each(fixtures)('a database of $name', ({ fixture }) => {
  it('opens, keeps what waits and is marked as ours', async () => {
    await lay(fixture)
    const opened = await open(1)
    const ops = await opened?.outbox.toArray()
    expect(ops?.map(({ key, state, v }) => [key, state, v])).toEqual([
      ['like:verse:v:org:43003016', 'queued', opVersions.current],
      ['opt:theme', 'refused', opVersions.current],
    ])
    expect((await opened?.state.get('schema'))?.value).toBe(userSchema)
    opened?.close()
  })

  it('keeps everything in it', async () => {
    await lay(fixture)
    const opened = await open(1)
    for (const [table, rows] of Object.entries(fixture.tables))
      if (table !== 'state') expect(await opened?.table(table).toArray(), table).toEqual(sorted(rows))
    expect((await opened?.state.get('device'))?.value).toBe('5d9a2f7c-0000-4000-8000-000000000001')
    expect(await opened?.chats.count()).toBe(fixture.tables['chats']?.length ?? 0)
    opened?.close()
  })

  it('drains', async () => {
    await lay(fixture)
    const tab = await openTab(database)
    await tab.calls.signIn(firstLogin)
    await tab.syncNow()
    expect((await outboxOf(1)).map(({ state }) => state)).toEqual(['refused'])
    expect([...(server.synced.get(1)?.rows.keys() ?? [])]).toEqual(['like:verse:v:org:43003016'])
  })
})

describe('a member’s database', () => {
  it('shows what an older app pulled and could not read, once this one can', async () => {
    const older = new UserDatabase(1)
    await older.rows.bulkPut([
      { key: 'like:verse:v:eng:43003016', rev: 3, deleted: false, data: { at: 5 } },
      { key: 'opt:theme', rev: 4, deleted: false, data: 'dark' },
      { key: 'later:1', rev: 5, deleted: false, data: 'of a kind to come' },
    ])
    await older.state.put({ key: 'readable', value: ['opt:bibles', 'note:'] })
    older.close()
    const opened = await open(1)
    expect((await opened?.things.toArray())?.map(({ key, kind }) => [key, kind])).toEqual([
      ['like:verse:v:eng:43003016', 'like'],
      ['opt:theme', 'opt'],
    ])
    opened?.close()
  })

  it('that newer code has changed is not written to', async () => {
    const newer = new UserDatabase(1)
    await newer.state.put({ key: 'schema', value: userSchema + 1 })
    newer.close()
    await expect(open(1)).rejects.toMatchObject({ code: 'client-too-old' })
    const tab = await openTab(database)
    await expect(tab.calls.signIn(firstLogin)).rejects.toMatchObject({ code: 'client-too-old' })
  })

  it('is upgraded beside a tab of the app before, which gives way and can still read', async () => {
    const [before] = fixtures
    if (!before) throw new Error('no fixture')
    await lay(before.fixture)
    const older = () => {
      const raw = new Dexie(userDatabaseName(1))
      raw.version(1).stores(before.fixture.stores)
      return raw
    }
    const tab = older()
    tab.on('versionchange', () => {
      tab.close()
      return false
    })
    expect(await tab.table('outbox').count()).toBe(2)
    const opened = await open(1)
    await opened?.chats.put({ id: 'a', updated: 1, chat: chatNumbered(1) })
    expect(tab.isOpen()).toBe(false)
    const again = older()
    expect(await again.table('outbox').count()).toBe(2)
    // By this row the app before knows that it must not write (SYNC 3.12).
    expect(await again.table('state').get('schema')).toMatchObject({ value: userSchema })
    again.close()
    expect(await opened?.chats.count(), 'reading as before changes nothing').toBe(1)
    opened?.close()
  })

  it('gives way to whoever deletes it', async () => {
    const opened = await open(1)
    await deleteUserDatabase(1)
    expect(opened?.isOpen()).toBe(false)
    expect(await Dexie.exists(userDatabaseName(1))).toBe(false)
  })

  it('that had to be made for somebody who has signed out is gone again', async () => {
    expect(await open(1, false)).toBeUndefined()
    expect(await Dexie.exists(userDatabaseName(1))).toBe(false)
  })

  it('that is kept for somebody who has signed out stays as it is', async () => {
    const kept = new UserDatabase(1)
    await kept.state.put({ key: 'device', value: 'kept' })
    kept.close()
    const opened = await open(1, false)
    expect((await opened?.state.get('device'))?.value).toBe('kept')
    opened?.close()
  })

  it('that is not there has nothing waiting', async () => {
    expect(await countOps(1)).toBe(0)
  })
})
