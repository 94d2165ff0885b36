import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { archiveAssets } from './asset-archive'
import { staticFiles } from './static-files'

const day = 24 * 60 * 60 * 1000
let directory = ''
let built = ''
let archive = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assets-'))
  built = join(directory, 'built')
  archive = join(directory, 'archive')
  await mkdir(built)
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

it('keeps the assets of earlier builds for sixty days after their last build', async () => {
  const start = Date.UTC(2026, 0, 1)
  await writeFile(join(built, 'main-old.js'), 'old')
  await archiveAssets(built, archive, start)
  await archiveAssets(built, archive, start + 50 * day)
  await rm(join(built, 'main-old.js'))
  await writeFile(join(built, 'main-new.js'), 'new')
  await archiveAssets(built, archive, start + 100 * day)
  expect((await readdir(archive)).sort()).toEqual(['main-new.js', 'main-old.js'])
  await archiveAssets(built, archive, start + 111 * day)
  expect(await readdir(archive)).toEqual(['main-new.js'])
})

it('needs no build', async () => {
  await archiveAssets(join(directory, 'nothing'), archive)
  expect(await readdir(archive)).toEqual([])
})

it('mends a copy that was cut off', async () => {
  await writeFile(join(built, 'main-1.js'), 'whole content')
  await archiveAssets(built, archive)
  await writeFile(join(archive, 'main-1.js'), 'who')
  await archiveAssets(built, archive)
  expect(await readFile(join(archive, 'main-1.js'), 'utf8')).toBe('whole content')
})

it('a file that changes is served anew', async () => {
  const files = staticFiles(built)
  const path = join(built, 'index.html')
  await writeFile(path, 'one')
  const before = await files.find('/index.html')
  await writeFile(path, 'two')
  await utimes(path, new Date(), new Date(Date.now() + 5_000))
  const after = await files.find('/index.html')
  expect([String(await before?.bytes('identity')), String(await after?.bytes('identity'))]).toEqual([
    'one',
    'two',
  ])
})
