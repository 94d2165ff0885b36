import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { postgresPrograms } from '../../tests/support/databases/find-postgres'
import { newDatabase } from '../../tests/support/databases/running-postgres'
import { silentLog } from '../../tests/support/databases/test-databases'
import { isUnreachable } from './is-unreachable'
import { openStore } from './open-store'
import { users } from './schema/schema'

const failureOf = async (work: Promise<unknown>) =>
  await work.then(() => undefined).catch((error: unknown) => error)

it('a server that is not there cannot be reached', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
  expect(isUnreachable(await failureOf(openStore({ databaseUrl, dataDirectory: '' }, silentLog)))).toBe(true)
})

it.runIf(postgresPrograms())(
  'a connection that is ended in mid-transaction, unlike a mistake in SQL',
  async () => {
    const store = await openStore({ databaseUrl: await newDatabase(), dataDirectory: '' }, silentLog)
    const ended = store.transaction(async (tx) => {
      await tx.insert(users).values({ email: 'a@example.org', passwordHash: '', createdAt: 1 })
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    expect(isUnreachable(await failureOf(ended))).toBe(true)
    expect(
      isUnreachable(await failureOf(store.transaction(async (tx) => await tx.execute(sql`selec`)))),
    ).toBe(false)
    // Another connection takes its place, and nothing was half done.
    expect(await store.db.$count(users)).toBe(0)
    await store.close()
  },
)

it.each([undefined, 'ECONNREFUSED', new Error('broken'), Object.assign(new Error('x'), { code: '23505' })])(
  '%s is something else',
  (error) => {
    expect(isUnreachable(error)).toBe(false)
  },
)
