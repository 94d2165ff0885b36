import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './lock'

let directory = ''
let path = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'))
  path = join(directory, 'lock')
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

it('lets one work at a time', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setTimeout(resolve, 20))
    inside -= 1
  }
  await Promise.all([withLock(path, work), withLock(path, work), withLock(path, work)])
  expect([most, await readdir(directory)]).toEqual([1, []])
})

it('is free again after a failure', async () => {
  await expect(withLock(path, async () => await Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(path, async () => 'yes')).toBe('yes')
})

it('passes over a holder that died, one of a former container, and one that is silent', async () => {
  for (const pid of [2 ** 22 + 1, process.pid]) {
    await writeFile(path, `${pid} ${hostname()}`)
    expect(await withLock(path, async () => 'yes', 0)).toBe('yes')
  }
  await writeFile(path, '1 elsewhere')
  await utimes(path, new Date(0), new Date(Date.now() - 121_000))
  expect(await withLock(path, async () => 'yes', 0)).toBe('yes')
})

it('gives up while another host is at work', async () => {
  await writeFile(path, '1 elsewhere')
  await utimes(path, new Date(0), new Date(Date.now() - 100_000))
  await expect(withLock(path, async () => 'yes', 300)).rejects.toMatchObject({ code: 'library-locked' })
})
