import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { databases, emptyStore, type TestStore } from '../../tests/support/databases/test-databases'
import { readEpoch } from './epoch/epoch'
import { storeFacts, things, users } from './schema/schema'

const person = { email: 'Anna@example.org', passwordHash: 'x', createdAt: 1 }
const option = {
  kind: 'opt',
  deleted: false,
  data: 'dark',
  device: '',
  instant: 1_800_000_000_000,
}

describe.each(databases)('a store in $name', ({ open }) => {
  let store: TestStore
  beforeAll(async () => {
    store = await open()
  })
  afterEach(async () => await emptyStore(store))
  afterAll(async () => await store.close())

  async function addPerson(): Promise<number> {
    const [user] = await store.db.insert(users).values(person).returning()
    return user?.id ?? 0
  }

  it('has its tables, an epoch of its own, and no rows', async () => {
    expect(await readEpoch(store.db)).toMatch(/^[0-9a-f-]{36}$/)
    expect(await store.db.select().from(users)).toEqual([])
  })

  it('does all of a transaction or nothing', async () => {
    const failing = store.transaction(async (tx) => {
      await tx.insert(storeFacts).values({ name: 'half', value: '' })
      throw new Error('stopped')
    })
    await expect(failing).rejects.toThrow('stopped')
    expect(await store.db.select().from(storeFacts).where(eq(storeFacts.name, 'half'))).toEqual([])
  })

  it('knows an e-mail address in small and capital letters once, and again after the account is deleted', async () => {
    await store.db.insert(users).values(person)
    const again = store.db.insert(users).values({ ...person, email: 'anna@EXAMPLE.org' })
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
    await store.db.update(users).set({ deletedAt: 2 })
    await store.db.insert(users).values(person)
    expect(await store.db.$count(users)).toBe(2)
  })

  it('gives JSON back as it was, also a string that looks like a number', async () => {
    const userId = await addPerson()
    const values = ['5', 'true', 'null', '"', 5, true, 0.5, { text: 'ä\u2028😀', list: [1, null] }, null]
    for (const [at, data] of values.entries()) {
      await store.db.insert(things).values({ ...option, userId, key: `opt:${at}`, rev: at + 1, data })
    }
    const rows = await store.db.select().from(things).orderBy(things.rev)
    expect(rows.map(({ data }) => data)).toEqual(values)
    expect(rows[0]?.instant).toBe(1_800_000_000_000)
  })

  it('takes the rows of a member away with the member', async () => {
    await store.db.insert(things).values({ ...option, userId: await addPerson(), key: 'opt:theme', rev: 1 })
    await store.db.delete(users)
    expect(await store.db.$count(things)).toBe(0)
  })

  it('is emptied for the next test, its epoch stays', async () => {
    await store.db.insert(users).values(person)
    await emptyStore(store)
    const [user] = await store.db.insert(users).values(person).returning()
    expect([user?.id, await store.db.$count(storeFacts)]).toEqual([1, 2])
  })

  it('speaks the SQL of PostgreSQL 15 or newer', async () => {
    const { rows } = Object(
      await store.db.execute(sql`select current_setting('server_version_num')::int as version`),
    )
    expect(rows[0].version).toBeGreaterThanOrEqual(150_000)
  })
})
