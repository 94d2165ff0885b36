/** A server with an embedding service: what it sends and says, and that its key stays where it is. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '#core/contract/api'
import { locales } from '#core/contract/locales'
import { plainText } from '#core/contract/pages/article-node'
import { type FakeEmbeddings, startFakeEmbeddings } from '../../support/servers/embedding-service'
import { startTestServer, type TestServer } from '../test-server'

const key = 'sk-do-not-tell'
let fake: FakeEmbeddings
let server: TestServer
const answers: string[] = []

beforeAll(async () => {
  fake = await startFakeEmbeddings([['auszug', 'ausreise']])
  server = await startTestServer({ EMBEDDING_URL: fake.url, EMBEDDING_KEY: key, EMBEDDING_MODEL: 'small' })
  const embedded = () => server.lines.filter((line) => line.includes('verses embedded')).length
  await vi.waitFor(() => expect(embedded()).toBe(3), { timeout: 60_000, interval: 50 })
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

async function ask(url: string, payload?: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await server.app.inject({ url, ...(payload ? { method: 'POST', headers, payload } : {}) })
  answers.push(JSON.stringify(answer.headers), answer.body)
  expect(answer.statusCode).toBe(200)
  return answer
}
const search = async (words: string) =>
  api.searchHybrid.answer.parse((await ask('/api/search/hybrid', { abbr: 'TST', search: words })).json())
const privacyIn = async (locale: string) => {
  const { articles } = api.pages.answer.parse((await ask(`/api/pages/${locale}`)).json()).data
  return plainText(articles['privacy']?.body ?? [])
}

describe('a server with an embedding service', () => {
  it('finds a verse that no word of the query finds', async () => {
    const { result } = await search('Ausreise')
    expect(result.TST?.verses[0]).toMatchObject({ content: 'Auszug', canonical: 2_001_001 })
  })

  it('sends verses and words to the configured address, and nothing else', async () => {
    for (const { path, authorization, model, input } of fake.asked) {
      expect([path, authorization, model]).toEqual(['/v1/embeddings', `Bearer ${key}`, 'small'])
      expect(input.every((text) => typeof text === 'string' && text.length > 0)).toBe(true)
    }
    expect(fake.asked.at(-1)?.input).toEqual(['Ausreise'])
  })

  it.each([
    ['de', 'Wörter deiner Suche'],
    ['en', 'words of your search'],
  ])('says so on the privacy page (%s)', async (locale, words) => {
    const text = await privacyIn(locale)
    expect(text).toContain(words)
    expect(text).toContain('(127.0.0.1)')
  })

  it.each(locales)('says so on a page of the operator that asks for it (%s)', async (locale) => {
    const path = join(server.data, 'pages', locale, 'privacy.md')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '# Privacy\n{{outsideSearch}}')
    expect(await privacyIn(locale)).toMatch(/^[^{}]{80,}\(127\.0\.0\.1\)[^{}]{20,}$/)
    await rm(path)
  })

  it('answers without the service when it fails, and says why in the log alone, once', async () => {
    fake.behaviour = 'refusing'
    const [one, other] = [await search('Abreise'), await search('Aufbruch')]
    expect([one.count, other.count]).toEqual([0, 0])
    expect(server.errors.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'the embedding service does not help', reason: 'status 500', host: new URL(fake.url).host },
    ])
    fake.behaviour = 'truthful'
  })

  it('never tells the key or the model, neither in an answer nor in the log', async () => {
    for (const path of ['/', '/search/TST/Ausreise', '/api/settings', '/api/library', '/api/openapi.json'])
      answers.push((await server.app.inject({ url: path })).body)
    for (const text of [...answers, ...server.lines]) {
      expect(text).not.toContain(key)
      expect(text).not.toContain('/v1/embeddings')
    }
  })
})

it('says nothing of a service on the privacy page of a server without one', async () => {
  const plain = await startTestServer()
  for (const locale of ['de', 'en', 'fr']) {
    const answer = await plain.app.inject({ url: `/api/pages/${locale}` })
    const { articles } = api.pages.answer.parse(answer.json()).data
    const text = plainText(articles['privacy']?.body ?? [])
    expect(text).not.toMatch(/outsideSearch|Wörter deiner Suche|words of your search/)
    expect(text).toMatch(/vergisst sie\. Assistent|forgets it\. Assistant/)
  }
  await plain.close()
})
