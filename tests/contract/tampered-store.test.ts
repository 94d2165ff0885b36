import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { manifestSchema } from '#core/contract/edition'
import { openLibrary } from '../../server/library/library'
import { indexFile, isEditionDirectory, lastIndexFile, readIndex } from '../../server/library/library-index'
import { smallEdition } from './small-edition'
import { put, startTestServer, type TestServer } from './test-server'

let server: TestServer
let edition = ''
beforeEach(async () => {
  server = await startTestServer()
  const { editions } = readIndex(server.library)
  edition = join(server.library, editions.find(({ abbreviation }) => abbreviation === 'TST')?.directory ?? '')
})
afterEach(async () => await server.close())

const get = async (url: string) => await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })

it('a damaged chapter fails alone, without a word about the disk; the log names the file', async () => {
  const path = join(edition, 'chapters.br')
  const pack = await readFile(path)
  pack[10] = (pack[10] ?? 0) ^ 0xff
  await writeFile(path, pack)
  const answer = await get('/api/text/TST/1Mo1')
  expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'internal'])
  expect(answer.body).not.toContain('chapters')
  expect(server.errors.join('')).toContain('chapters.br')
  expect((await get('/api/text/TST/2Mo1')).statusCode).toBe(200)
  expect((await get('/api/text/ENG/Gen1')).statusCode).toBe(200)
})

it('a pack that was cut off fails, and is right again once it is mended', async () => {
  const path = join(edition, 'chapters.br')
  const pack = await readFile(path)
  await writeFile(path, pack.subarray(0, 20))
  expect((await get('/api/text/TST/Ps3')).statusCode).toBe(500)
  await writeFile(path, pack)
  expect((await get('/api/text/TST/Ps3')).statusCode).toBe(200)
})

it('a changed segment does not have the hash it is asked for by, so that a device notices', async () => {
  const manifest = manifestSchema.parse((await get('/api/library/TST')).json().data)
  const hash = manifest.segments[0]?.hash ?? ''
  await writeFile(join(edition, `${hash}.br`), 'something else')
  expect((await get(`/api/library/TST/segments/${hash}`)).body).toBe('something else')
})

it('a missing segment file is a failure, not an empty book', async () => {
  for (const name of await readdir(edition))
    if (/^[0-9a-f]{64}\.br$/.test(name)) await rm(join(edition, name))
  const hash = (await get('/api/library/TST')).json().data.segments[0].hash
  expect((await get(`/api/library/TST/segments/${hash}`)).statusCode).toBe(500)
})

const indexPath = () => join(server.library, indexFile)
const removeLast = async () => await rm(join(server.library, lastIndexFile))
const listed = async () => {
  const answer = await server.app.inject('/api/library')
  return answer.statusCode === 200 ? answer.json().data.length : answer.statusCode
}

it.each([
  ['is cut', async () => await writeFile(indexPath(), '{"format":1,"edit')],
  ['is gone', async () => await rm(indexPath())],
  [
    'points outside of the library',
    async () => {
      const editions = [{ abbreviation: 'TST', directory: '../../../etc' }]
      await writeFile(indexPath(), JSON.stringify({ ...readIndex(server.library), editions }))
    },
  ],
])('where the index %s, the last good one is read and the log says so', async (_, damage) => {
  expect(await listed()).toBe(3)
  await damage()
  await wait(300)
  expect(await listed()).toBe(3)
  expect((await get('/api/text/TST/1Mo1')).statusCode).toBe(200)
  expect(server.errors.join('')).toContain('index.json')
  // Whoever changes the library goes on from there.
  await put(server.library, { ...smallEdition(), abbreviation: 'NEW' })
  await wait(300)
  expect(await listed()).toBe(4)
})

it('without any good index nothing is listed and nothing removed: it cannot be read now', async () => {
  expect(await listed()).toBe(3)
  await writeFile(indexPath(), '')
  await removeLast()
  await wait(300)
  expect(await listed()).toBe(503)
  expect((await get('/TST/1Mo1')).statusCode).toBe(503)
  await expect(put(server.library, { ...smallEdition(), abbreviation: 'NEW' })).rejects.toMatchObject({
    code: 'file-damaged',
  })
  expect((await readdir(server.library)).filter(isEditionDirectory)).toHaveLength(3)
})

it('a library that is gone as a whole is no empty one', async () => {
  expect(await listed()).toBe(3)
  await rm(server.library, { recursive: true })
  await wait(300)
  expect(await listed()).toBe(503)
})

it('an edition that cannot be read is named, so that devices keep what they have of it', async () => {
  await writeFile(join(edition, 'manifest.json'), '{')
  const other = openLibrary(server.library, { onDamage: () => undefined })
  expect(other.view().damaged).toEqual(['TST'])
  await other.close()
})
