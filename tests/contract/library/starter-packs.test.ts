/** The starter packs as readers and operators meet them: listed, readable, at their chapters, and gone for good when removed. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removePack } from '../../../server/library/packs/change-packs'
import { importStarterPacks } from '../../../server/library/packs/starter-packs'
import { projectDirectory } from '../../../server/process/project-directory'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
const importAll = async () => {
  const imported: string[] = []
  await importStarterPacks(server.library, join(projectDirectory(), 'server', 'starter-packs'), {
    onImported: (abbreviation) => imported.push(abbreviation),
    onFailed: (abbreviation, message) => expect(`${abbreviation}: ${message}`).toBe(''),
    quality: 4,
  })
  return imported
}

beforeAll(async () => {
  server = await startTestServer()
  await importAll()
})
afterAll(async () => await server.close())

const ask = async (url: string) => await server.app.inject({ url, headers: { 'accept-language': 'de' } })
const dataOf = async (url: string) => {
  const answer = await ask(url)
  expect(answer.statusCode, url).toBe(200)
  return answer.json().data
}
const idOf = async (abbr: string, head: string): Promise<number> => {
  const { heads } = await dataOf(`/api/resources/${abbr}/heads?prefix=${encodeURIComponent(head)}`)
  return heads.find((row: { head: string }) => row.head === head)?.id
}

it('are listed with their counts and licence', async () => {
  const pictures = { kind: 'graphics', licence: 'CC0-1.0', counts: { items: 8, media: 8, doubtful: 0 } }
  const words = { kind: 'dictionary', licence: 'CC0-1.0', counts: { media: 0, doubtful: 0 } }
  expect(await dataOf('/api/resources')).toMatchObject([
    { abbr: 'BILDER', locale: 'de', ...pictures },
    { abbr: 'WORTE', locale: 'de', ...words },
    { abbr: 'PICTURES', locale: 'en', ...pictures },
    { abbr: 'WORDS', locale: 'en', ...words },
  ])
})

it('are readable without script', async () => {
  const ruth = await ask(`/dictionary/WORTE/rut/${await idOf('WORTE', 'Rut')}`)
  expect([ruth.statusCode, ruth.body]).toEqual([200, expect.stringContaining('Ährenlese')])
  const jonah = await ask(`/graphic/BILDER/x/${await idOf('BILDER', 'Die Wege des Jona')}`)
  const [, picture = ''] = /<img src="(\/api\/resources\/BILDER\/media\/[^"]+)"/.exec(jonah.body) ?? []
  const answer = await ask(picture)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(answer.body).toContain('<path')
})

it('stand at the chapters they tell of', async () => {
  const links: { abbr: string; head: string }[] = await dataOf('/api/chapter-articles/43003000')
  const found = links.map(({ abbr, head }) => `${abbr} ${head}`)
  expect(found).toContain('WORTE Nikodemus')
  expect(found).toContain('WORDS Nicodemus')
})

it('stay away when an operator has removed them', async () => {
  expect(await removePack(server.library, 'PICTURES')).toBe(true)
  expect(await importAll()).toEqual([])
  // A running server looks at its library every now and then.
  await expect.poll(async () => (await ask('/api/resources/PICTURES')).statusCode).toBe(404)
  const list: { abbr: string }[] = await dataOf('/api/resources')
  expect(list.map(({ abbr }) => abbr)).toEqual(['BILDER', 'WORTE', 'WORDS'])
})
