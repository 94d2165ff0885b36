/** Recorded chapters: taken into the library by the command's own function, offered by the call, sent in stretches. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#core/contract/api'
import { openLibrary } from '../../../server/library/library'
import { addRecordings } from '../../../server/library/recordings/add-recordings'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let folder = ''
const sound = Buffer.from('RIFF....WAVE and so on')

beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'recordings-'))
  await writeFile(join(folder, 'GEN-001.wav'), sound)
  await writeFile(join(folder, 'GEN-001.txt'), '0.0\t1.0\t1\n1.5\t2.0\t2\n')
  await writeFile(join(folder, 'GEN-149.wav'), 'no such chapter')
  await writeFile(join(folder, 'cover.jpg'), 'no sound')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function add() {
  const library = openLibrary(server.library, { onDamage: () => undefined })
  const edition = library.view().find('TST')
  if (!edition) throw new Error('The small edition is missing')
  const added = await addRecordings(server.library, edition, folder)
  await library.close()
  return added
}

async function recording() {
  const answer = await server.app.inject('/api/audio/tst/1001000')
  return api.recording.answer.parse(answer.json()).data
}

it('a chapter nobody recorded has none, a translation nobody knows is an error', async () => {
  expect(await recording()).toBeNull()
  expect((await server.app.inject('/api/audio/XYZ/1001000')).statusCode).toBe(404)
  expect((await server.app.inject('/api/audio/TST/first')).statusCode).toBe(400)
})

it('a folder is taken in: what is a chapter of the edition, with its verses; the rest is named', async () => {
  expect(await add()).toEqual({ chapters: 1, timed: 1, unknown: ['GEN-149.wav'], badLabels: [] })
  const found = await recording()
  expect(found).toEqual({
    address: expect.stringMatching(/^\/api\/audio\/TST\/files\/[0-9a-f]{16}\.wav$/),
    bytes: sound.length,
    verses: [
      { verse: 1, ms: 0 },
      { verse: 2, ms: 1500 },
    ],
  })
})

it('its sound comes whole and in stretches, for ever, as sound', async () => {
  const url = (await recording())?.address ?? ''
  const whole = await server.app.inject(url)
  expect([whole.statusCode, whole.rawPayload]).toEqual([200, sound])
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const stretch = (headers: Record<string, string>) => server.app.inject({ url, headers })
  const part = await stretch({ range: 'bytes=4-7' })
  expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-length']]).toEqual(
    [206, '....', `bytes 4-7/${sound.length}`, '4'],
  )
  expect((await stretch({ range: `bytes=${sound.length}-` })).statusCode).toBe(416)
  expect((await stretch({ range: 'bytes=4-7', 'if-range': '"another"' })).statusCode).toBe(200)
  expect((await stretch({ range: 'bytes=4-7', 'if-range': String(whole.headers.etag) })).statusCode).toBe(206)
})

it.each(['../recordings.json', '..%2f..%2findex.json', 'recordings.json', '0123456789abcdef.mp3'])(
  '%s is no sound',
  async (name) => {
    const answer = await server.app.inject(`/api/audio/TST/files/${name}`)
    expect([400, 404]).toContain(answer.statusCode)
  },
)

it('a better recording replaces the one before, whose file goes', async () => {
  const before = await recording()
  await writeFile(join(folder, 'GEN-001.wav'), 'RIFF better')
  await writeFile(join(folder, 'GEN-001.txt'), 'nonsense')
  expect(await add()).toMatchObject({ chapters: 1, timed: 0, badLabels: ['GEN-001.txt'] })
  const after = await recording()
  expect(after?.address).not.toBe(before?.address)
  expect(after?.verses).toBeUndefined()
  expect((await server.app.inject(before?.address ?? '')).statusCode).toBe(404)
  expect(await readdir(join(server.library, 'audio', 'TST'))).toHaveLength(2)
})
