import { mkdtempSync } from 'node:fs'
import { chmod, chown, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { giveToOwner, makePrivate } from './private-files'

const directory = mkdtempSync(join(tmpdir(), 'private-'))
afterAll(async () => await rm(directory, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

it('what others could read or change is the owner’s alone afterwards; links lead nowhere', async () => {
  const data = join(directory, 'data')
  const outside = join(directory, 'outside')
  await mkdir(join(data, 'members', 'base'), { recursive: true, mode: 0o755 })
  await writeFile(join(data, 'members', 'base', '1247'), 'notes')
  await chmod(join(data, 'members', 'base', '1247'), 0o666)
  await writeFile(join(data, 'key'), 'key', { mode: 0o600 })
  await writeFile(outside, 'outside')
  await chmod(outside, 0o644)
  await symlink(outside, join(data, 'link'))

  expect(await makePrivate(data)).toBe(4)
  expect(await modeOf(join(data, 'members', 'base', '1247'))).toBe('600')
  expect(await modeOf(join(data, 'members'))).toBe('700')
  expect(await modeOf(data)).toBe('700')
  expect(await modeOf(outside)).toBe('644')
  expect(await makePrivate(data)).toBe(0)
})

it.runIf(process.getuid?.() === 0)('what root made in it belongs to its owner', async () => {
  const data = join(directory, 'of-another')
  await mkdir(join(data, 'library'), { recursive: true })
  await writeFile(join(data, 'library', 'index.json'), '{}')
  await chown(data, 1234, 1234)
  await giveToOwner(data)
  expect((await stat(join(data, 'library', 'index.json'))).uid).toBe(1234)
})

it('a directory that is not there is no failure', async () => {
  expect(await makePrivate(join(directory, 'nowhere'))).toBe(0)
})
