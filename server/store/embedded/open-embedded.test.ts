import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { silentLog } from '../../../tests/support/databases/test-databases'
import { isLong } from '../../../tests/support/long-series'
import { createPrivately } from '../../process/private-files'
import { projectDirectory } from '../../process/project-directory'
import { readEpoch } from '../epoch/epoch'
import { membersDirectory, openStore } from '../open-store'
import * as schema from '../schema/schema'
import type { Store } from '../store'
import { openFiles } from './open-files'

const { storeFacts } = schema

let dataDirectory = ''
let store: Store
const usualMask = process.umask()
beforeAll(async () => {
  // As server/main.ts does.
  createPrivately()
  dataDirectory = await mkdtemp(join(tmpdir(), 'embedded-'))
  store = await openStore({ dataDirectory }, silentLog)
})
afterAll(async () => {
  process.umask(usualMask)
  await store.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** How many files reached the disk while `work` ran. */
async function syncsDuring(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(fs, 'fsyncSync')
  syncBuiltinESMExports()
  await work()
  const count = spy.mock.calls.length
  spy.mockRestore()
  syncBuiltinESMExports()
  return count
}

async function commitIn(to: Pick<Store, 'transaction'>, name: string): Promise<void> {
  await to.transaction(async (tx) => await tx.insert(storeFacts).values({ name, value: '' }))
}

it('waits for the disk once at every commit, and never for reading', async () => {
  await store.close()
  // On this thread, where its calls can be counted.
  const client = await openFiles(membersDirectory(dataDirectory), (error) => {
    throw error
  })
  const db = drizzle(client, { schema })
  const here: Pick<Store, 'transaction'> = { transaction: async (work) => await db.transaction(work) }
  await commitIn(here, 'warm')
  expect(await syncsDuring(async () => await commitIn(here, 'one'))).toBe(1)
  expect(
    await syncsDuring(async () => {
      for (let at = 0; at < 20; at += 1) await commitIn(here, `many ${at}`)
    }),
  ).toBe(20)
  expect(await syncsDuring(async () => await db.select().from(storeFacts))).toBe(0)
  await client.close()
  store = await openStore({ dataDirectory }, silentLog)
})

it('does not hold this thread while it works, whatever it is asked', async () => {
  const busy = store.db.execute(sql`select count(*) from generate_series(1, 3000000)`)
  const before = performance.eventLoopUtilization()
  let turns = 0
  const count = setInterval(() => (turns += 1), 1)
  await busy
  clearInterval(count)
  expect(turns).toBeGreaterThan(20)
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

it('keeps nothing of a transaction that fails, and tells PostgreSQL’s code', async () => {
  const failing = store.transaction(async (tx) => {
    await tx.insert(storeFacts).values({ name: 'half', value: '' })
    await tx.insert(storeFacts).values({ name: 'half', value: '' })
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  const inner = store.db.transaction(async (tx) => {
    await tx.insert(storeFacts).values({ name: 'outer', value: '' })
    const undone = tx.transaction(async (deeper) => {
      await deeper.insert(storeFacts).values({ name: 'inner', value: '' })
      throw new Error('taken back')
    })
    await undone.catch(() => undefined)
  })
  await inner
  const names = (await store.db.select().from(storeFacts)).map(({ name }) => name)
  expect(names).toContain('outer')
  expect(names).not.toContain('half')
  expect(names).not.toContain('inner')
})

it('has no file that another user of the machine can read or change', () => {
  const files = fs.readdirSync(dataDirectory, { recursive: true, withFileTypes: true })
  const open = files.filter(
    ({ parentPath, name }) => (fs.statSync(join(parentPath, name)).mode & 0o077) !== 0,
  )
  expect(files.length).toBeGreaterThan(900)
  expect(open.map(({ name }) => name)).toEqual([])
})

it('keeps rows and epoch over a restart', async () => {
  await commitIn(store, 'kept')
  const epoch = await readEpoch(store.db)
  await store.close()
  store = await openStore({ dataDirectory }, silentLog)
  const names = (await store.db.select().from(storeFacts)).map(({ name }) => name)
  expect([(await readEpoch(store.db)) === epoch, names.includes('kept')]).toEqual([true, true])
})

it.runIf(isLong)('takes a database that was half made for none', async () => {
  const half = await mkdtemp(join(tmpdir(), 'embedded-'))
  fs.mkdirSync(join(half, 'members.new', 'base'), { recursive: true })
  const opened = await openStore({ dataDirectory: half }, silentLog)
  expect(await opened.db.$count(storeFacts)).toBe(2)
  await opened.close()
  await rm(half, { recursive: true, force: true })
})

it('stops the process when the disk does not take a commit, and confirms nothing', async () => {
  await store.close()
  const support = join(projectDirectory(), 'tests', 'support', 'databases')
  const [disk, program] = ['disk-of-thread.cjs', 'failing-disk.ts'].map((name) => join(support, name))
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--require', String(disk), String(program), dataDirectory],
    { env: { ...process.env, DISK_FAILS_WITH: join(dataDirectory, 'fails') } },
  )
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1)
  expect(output).toBe('the disk does not take what was written: the server stops')
  store = await openStore({ dataDirectory }, silentLog)
  expect(await store.db.$count(storeFacts)).toBeGreaterThan(0)
})
