import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { manifestSchema } from '#core/contract/editions/edition'
import { sha256 } from '../../../server/bytes/canonical-json'
import { openLibrary } from '../../../server/library/library'
import {
  indexFile,
  isRevisionDirectory,
  lastIndexFile,
  readIndex,
} from '../../../server/library/library-index'
import { dailyShare } from '../../support/long-series'
import { smallEdition } from '../small-edition'
import { put, startTestServer, type TestServer } from '../test-server'

const directoryOf = async (abbreviation: string) => {
  const { editions } = readIndex(server.library)
  return join(server.library, editions.find((one) => one.abbreviation === abbreviation)?.directory ?? '')
}

let server: TestServer
let edition = ''
beforeEach(async () => {
  server = await startTestServer()
  edition = await directoryOf('TST')
})
afterEach(async () => await server.close())

const get = async (url: string) => await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })

const spoil = async (name: string, content: string | Buffer = 'something else') =>
  await writeFile(join(edition, name), content)
const hashOfFirst = async () =>
  manifestSchema.parse((await server.app.inject({ url: '/api/library/TST', headers: {} })).json().data)
    .segments[0]?.hash ?? ''
const plainOf = async (url: string, encoding: 'br' | 'gzip') => {
  const answer = await server.app.inject({ url, headers: { 'accept-encoding': encoding } })
  const bytes = answer.rawPayload
  if (answer.headers['content-encoding'] === undefined) return bytes.toString()
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()
}

it.each(
  dailyShare(
    [
      [
        'has a wrong byte',
        'chapters.br',
        (pack: Buffer) => pack.map((byte, at) => (at === 10 ? byte ^ 0xff : byte)),
      ],
      ['was cut', 'chapters.br', (pack: Buffer) => pack.subarray(0, 20)],
      ['is empty', 'chapters.gz', () => Buffer.alloc(0)],
      ['is no list', 'chapters.json', () => Buffer.from('[[1')],
    ] as const,
    2,
  ),
)(
  'where a file of chapters %s, what it held is made of the segments; the log names it',
  async (_, name, damage) => {
    const urls = ['/api/text/TST/1Mo1', '/api/text/TST/2Mo1', '/api/text/TST/Ps3']
    const before = await Promise.all(urls.map(async (url) => await plainOf(url, 'br')))
    await server.close()
    server = await startTestServer()
    edition = await directoryOf('TST')
    const intact = await readFile(join(edition, name))
    await spoil(name, Buffer.from(damage(intact)))
    for (const encoding of ['br', 'gzip'] as const)
      expect(await Promise.all(urls.map(async (url) => await plainOf(url, encoding)))).toEqual(before)
    expect((await get('/TST/1Mo1')).statusCode).toBe(200)
    expect(server.errors.join('')).toContain(name)
    expect((await get('/api/text/TST/1Mo1')).body).not.toContain('chapters')
  },
)

it('a changed segment is never sent: it is made of its other forms', async () => {
  const hash = await hashOfFirst()
  const url = `/api/library/TST/segments/${hash}`
  await spoil(`${hash}.br`)
  expect(sha256(await plainOf(url, 'br'))).toBe(hash)
  await spoil(`${hash}.json`)
  expect(sha256(await plainOf(url, 'br'))).toBe(hash)
  expect(server.errors.join('')).toContain(`${hash}.br`)
})

it('a segment without any good form is a failure that no cache keeps', async () => {
  const hash = await hashOfFirst()
  for (const ending of ['br', 'gz', 'json']) await spoil(`${hash}.${ending}`)
  const answer = await get(`/api/library/TST/segments/${hash}`)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store'])
  expect(answer.body).not.toContain('something else')
})

it('a segment that changes after it was sent is noticed', async () => {
  const hash = await hashOfFirst()
  const url = `/api/library/TST/segments/${hash}`
  expect(sha256(await plainOf(url, 'br'))).toBe(hash)
  await spoil(`${hash}.br`, brotliCompressSync('another text'))
  expect(sha256(await plainOf(url, 'br'))).toBe(hash)
})

it('a cut index of the search finds as much as a whole one', async () => {
  const search = async () => {
    const payload = { search: 'Anfang', abbr: 'TST' }
    const remoteAddress = '192.0.2.7'
    return (
      await server.app.inject({ method: 'POST', url: '/api/search/classic', payload, remoteAddress })
    ).json().count
  }
  const index = await readFile(join(edition, 'search.idx'))
  await spoil('search.idx', index.subarray(0, index.length >> 1))
  const damaged = await search()
  expect(server.errors.join('')).toContain('search.idx')
  await server.close()
  server = await startTestServer()
  expect(damaged).toBe(await search())
})

const indexPath = () => join(server.library, indexFile)
const removeLast = async () => await rm(join(server.library, lastIndexFile))
const listed = async () => {
  const answer = await server.app.inject('/api/library')
  return answer.statusCode === 200 ? answer.json().data.length : answer.statusCode
}

it.each(
  dailyShare(
    [
      ['is cut', async () => await writeFile(indexPath(), '{"format":1,"edit')],
      ['is gone', async () => await rm(indexPath())],
      [
        'points outside of the library',
        async () => {
          const editions = [{ abbreviation: 'TST', directory: '../../../etc' }]
          await writeFile(indexPath(), JSON.stringify({ ...readIndex(server.library), editions }))
        },
      ],
    ] as const,
    2,
  ),
)('where the index %s, the last good one is read and the log says so', async (_, damage) => {
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
  expect((await readdir(server.library)).filter(isRevisionDirectory)).toHaveLength(3)
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
