/** Backups of a database that an older version made, and of none: with real files, over both databases. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDatabase } from '../../../tests/support/databases/running-postgres'
import { databases, silentLog } from '../../../tests/support/databases/test-databases'
import { isLong } from '../../../tests/support/long-series'
import { openEmbedded } from '../../store/embedded/open-embedded'
import { openPostgres } from '../../store/open-postgres'
import { openStore, openUnchanged } from '../../store/open-store'
import { things, users } from '../../store/schema/schema'
import { makeBackup } from '../make-backup'
import { restoreBackup } from '../restore-backup'
import { readColumn } from './dump'
import { copyMigrations, migrationCount } from './migrations'

/** Before members had gaps and space, both of which no row may be without. */
const early = 4
let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'older-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const restoring = { isReplacing: false, log: silentLog }

describe.each(isLong ? databases : [])('an older database in $name', ({ name }) => {
  const newPlace = async (folder: string) => {
    mkdirSync(join(directory, folder))
    const databaseUrl = name === 'PostgreSQL' ? await newDatabase() : undefined
    return { dataDirectory: join(directory, folder), databaseUrl }
  }

  it('is saved as it is, and its rows are taken through the migrations since', async () => {
    const place = await newPlace('old')
    const migrations = join(directory, 'migrations')
    await copyMigrations(early, migrations)
    const old = place.databaseUrl
      ? await openPostgres(place.databaseUrl, migrations, silentLog)
      : await openEmbedded(join(place.dataDirectory, 'members'), migrations, silentLog)
    await old.db.execute(
      sql`insert into users (email, password_hash, created_at, rev) values ('a@example.org', 'x', 1, 3)`,
    )
    await old.db.execute(sql`
      insert into things (user_id, key, kind, rev, deleted, data, device, instant)
      values (1, 'opt:promo', 'opt', 3, false, '"b"', '', 1)`)
    await old.close()

    const folder = join(directory, 'backup')
    expect(await makeBackup(place, folder, silentLog)).toMatchObject({
      migrations: early,
      members: { users: 1, things: 1 },
    })
    expect(JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))).toMatchObject({ migrations: early })
    const unchanged = await openUnchanged(place, silentLog)
    if (!unchanged) throw new Error('The database is gone')
    const applied = sql`select count(*)::text as value from drizzle.__drizzle_migrations`
    expect(await readColumn(unchanged.db, applied)).toEqual([String(early)])
    await unchanged.close()

    const target = await newPlace('new')
    await restoreBackup(target, folder, restoring)
    const store = await openStore(target, silentLog)
    const [member] = await store.db.select().from(users)
    expect(member).toMatchObject({ id: 1, email: 'a@example.org', gaps: [[3, member?.rev]] })
    expect(member?.space).toBeGreaterThan(0)
    expect(await store.db.select().from(things)).toMatchObject([{ key: 'opt:promo', data: 'b' }])
    const [next] = await store.db
      .insert(users)
      .values({ email: 'b@example.org', passwordHash: 'x', createdAt: 1 })
      .returning()
    expect(next?.id).toBe(2)
    await store.close()
    expect(readdirSync(target.dataDirectory).filter((entry) => entry.startsWith('restoring'))).toEqual([])
  })

  it('of a newer version is not saved in part', async () => {
    const place = await newPlace('newer')
    const newer = await openStore(place, silentLog)
    await newer.db.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
    await newer.close()
    const folder = join(directory, 'backup')
    await expect(makeBackup(place, folder, silentLog)).rejects.toThrow('newer version')
    expect(readdirSync(folder)).toEqual([])
  })
})

it.runIf(isLong)('saves what there is where nobody has signed in yet, and makes nothing', async () => {
  const place = { dataDirectory: join(directory, 'data'), databaseUrl: undefined }
  mkdirSync(place.dataDirectory)
  const folder = join(directory, 'backup')
  expect(await makeBackup(place, folder, silentLog)).toMatchObject({
    migrations: migrationCount(),
    members: { users: 0 },
  })
  expect(readdirSync(place.dataDirectory)).toEqual([])
  await restoreBackup(place, folder, restoring)
  expect(existsSync(join(place.dataDirectory, 'members', 'PG_VERSION'))).toBe(true)
})
