import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '../../store/store'
import { signingKey } from './signing-key'

// The key lies beside an embedded database, not in it.
const store = { kind: 'embedded' } as Store
let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'key-'))
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

const read = async () => await signingKey(store, directory)
const secrets = () => join(directory, 'secrets')

it('is made once, for its owner alone, and without leftovers', async () => {
  const key = await read()
  expect(key).toHaveLength(32)
  expect(await read()).toEqual(key)
  expect(await readdir(secrets())).toEqual(['token-key'])
  expect((await stat(join(secrets(), 'token-key'))).mode & 0o077).toBe(0)
})

it('is the same for starts at the same time', async () => {
  const keys = await Promise.all([read(), read(), read()])
  expect(new Set(keys.map(String)).size).toBe(1)
})

it.each(['', 'short', '\n'])('that is %j in its file is put aside and made anew', async (content) => {
  await mkdir(secrets())
  await writeFile(join(secrets(), 'token-key'), content)
  expect(await read()).toHaveLength(32)
  expect((await readdir(secrets())).sort()).toEqual(['token-key', 'token-key.damaged'])
  expect((await stat(join(secrets(), 'token-key'))).size).toBeGreaterThan(40)
})
