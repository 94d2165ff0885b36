import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { manifestSchema } from '#core/contract/edition'
import { readIndex } from '../../server/library/library-index'
import { startTestServer, type TestServer } from './test-server'

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

it('an index that points outside of the library is refused; what was open stays', async () => {
  expect((await get('/api/library')).json().data).toHaveLength(3)
  const index = {
    ...readIndex(server.library),
    editions: [{ abbreviation: 'TST', directory: '../../../etc' }],
  }
  await writeFile(join(server.library, 'index.json'), JSON.stringify(index))
  await wait(300)
  expect((await get('/api/library')).json().data).toHaveLength(3)
  expect(server.errors.join('')).toContain('index.json')
})

it('a removed library is an empty one', async () => {
  await rm(server.library, { recursive: true })
  await wait(300)
  expect((await get('/api/library')).json()).toEqual({ data: [] })
  expect((await get('/')).statusCode).toBe(200)
  expect((await get('/TST/1Mo1')).statusCode).toBe(404)
  const standard = await get('/STANDARD//evil.example')
  expect([standard.statusCode, standard.headers.location]).toEqual([200, undefined])
})
