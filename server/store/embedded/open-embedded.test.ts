import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { silentLog } from '../../../tests/support/databases/test-databases'
import { createPrivately } from '../../process/private-files'
import { projectDirectory } from '../../process/project-directory'
import { readEpoch } from '../epoch/epoch'
import { openStore } from '../open-store'
import { storeFacts } from '../schema/schema'
import type { Store } from '../store'

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

async function commit(name: string): Promise<void> {
  await store.transaction(async (tx) => await tx.insert(storeFacts).values({ name, value: '' }))
}

it('waits for the disk once at every commit, and never for reading', async () => {
  await commit('warm')
  expect(await syncsDuring(async () => await commit('one'))).toBe(1)
  expect(
    await syncsDuring(async () => {
      for (let at = 0; at < 20; at += 1) await commit(`many ${at}`)
    }),
  ).toBe(20)
  expect(await syncsDuring(async () => await store.db.select().from(storeFacts))).toBe(0)
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
  await commit('kept')
  const epoch = await readEpoch(store.db)
  await store.close()
  store = await openStore({ dataDirectory }, silentLog)
  const names = (await store.db.select().from(storeFacts)).map(({ name }) => name)
  expect([(await readEpoch(store.db)) === epoch, names.includes('kept')]).toEqual([true, true])
})

it('takes a database that was half made for none', async () => {
  const half = await mkdtemp(join(tmpdir(), 'embedded-'))
  fs.mkdirSync(join(half, 'members.new', 'base'), { recursive: true })
  const opened = await openStore({ dataDirectory: half }, silentLog)
  expect(await opened.db.$count(storeFacts)).toBe(2)
  await opened.close()
  await rm(half, { recursive: true, force: true })
})

it('stops the process when the disk does not take a commit, and confirms nothing', async () => {
  await store.close()
  const program = join(projectDirectory(), 'tests', 'support', 'databases', 'failing-disk.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDirectory])
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1)
  expect(output).toBe('the disk does not take what was written: the server stops')
  store = await openStore({ dataDirectory }, silentLog)
  expect(await store.db.$count(storeFacts)).toBeGreaterThan(0)
})
