/** The calls of contents over a library with one small pack of each kind. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removePack } from '../../../server/library/packs/change-packs'
import {
  hashOf,
  smallCommentary,
  smallDictionary,
  smallGraphics,
  smallPacks,
} from '../../support/packs/small-pack'
import { putPack } from '../put-pack'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, undefined, smallPacks)
})
afterAll(async () => await server.close())

const ask = async (url: string) => await server.app.inject({ url })
const dataOf = async (url: string) => {
  const answer = await ask(url)
  expect(answer.statusCode, url).toBe(200)
  return answer.json().data
}

it('lists packs with their number, size and licence', async () => {
  const list: { abbr: string; number: number; bytes: number; licence: string }[] =
    await dataOf('/api/resources')
  expect(list.map(({ abbr }) => abbr)).toEqual(smallPacks.map(({ abbr }) => abbr).toSorted())
  for (const { number, bytes, licence } of list) {
    expect(number).toBeGreaterThan(0)
    expect(bytes).toBeGreaterThan(0)
    expect(licence).toBe('CC0-1.0')
  }
})

it('serves every segment under the hash of its bytes, for ever', async () => {
  const manifest = await dataOf('/api/resources/tlx')
  for (const { hash, role } of manifest.segments) {
    const answer = await ask(`/api/resources/TLX/segments/${hash}`)
    expect(answer.statusCode, role).toBe(200)
    expect(hashOf(answer.rawPayload)).toBe(hash)
    expect(answer.headers['cache-control']).toContain('immutable')
  }
})

it('serves a picture with its type and a policy that runs nothing', async () => {
  const hash = hashOf(smallGraphics.media?.[0]?.bytes ?? new Uint8Array())
  const answer = await ask(`/api/resources/TPC/media/${hash}`)
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(hashOf(answer.rawPayload)).toBe(hash)
})

it('gives all articles of a head, the one asked for first, with the heads around', async () => {
  const page = await dataOf('/api/resources/TLX/articles/2')
  expect(page.articles.map(({ id }: { id: number }) => id)).toEqual([2, 1])
  expect(page.previous).toBeUndefined()
  expect(page.next).toEqual({ id: 3, head: 'Nikodemus' })
})

it('finds heads by their beginning without case and marks', async () => {
  expect(await dataOf('/api/resources/TLX/heads?prefix=olb')).toEqual({
    heads: [{ id: 4, head: 'Ölberg' }],
    total: 1,
    initials: ['a', 'n', 'o'],
  })
  expect((await dataOf('/api/resources/TLX/heads')).total).toBe(smallDictionary.articles.length)
})

it('gives what a commentary says on a chapter, its book apart', async () => {
  const { sections, introductions } = await dataOf('/api/commentary/TCM/43003000')
  expect(sections.map(({ head }: { head: string }) => head)).toEqual(['3,1-15', '3,16-21'])
  expect(introductions.map(({ head }: { head: string }) => head)).toEqual([smallCommentary.articles[0]?.head])
  expect((await dataOf('/api/commentary/TCM/43004000')).sections).toEqual([])
})

it('gives the cross references of a chapter, those of a verse in their order', async () => {
  expect(await dataOf('/api/references/txr/43003000')).toEqual([
    {
      verse: 16,
      ranges: [
        { from: 45_005_008, to: 45_005_008 },
        { from: 62_004_009, to: 62_004_010 },
      ],
    },
    { verse: 17, ranges: [{ from: 42_009_056, to: 42_009_056 }] },
  ])
  expect(await dataOf('/api/references/TXR/43004000')).toEqual([])
  expect(await dataOf('/api/references/TXR/1001000')).toEqual([])
  // A pack of another kind has none.
  expect(await dataOf('/api/references/TLX/43003000')).toEqual([])
  expect((await ask('/api/references/NONE/43003000')).statusCode).toBe(404)
})

it('gives no words of the original where the edition has another text now', async () => {
  expect(await dataOf('/api/words/TST-W/43003000')).toEqual([])
  expect(await dataOf('/api/words/TST-W/numbers/G2316')).toMatchObject({ total: 0, places: [] })
  expect((await ask('/api/words/TLX/numbers/G2316')).statusCode).toBe(404)
  expect((await ask('/api/words/TST-W/numbers/2316')).statusCode).toBe(400)
})

it('names what a chapter has, but for commentaries and the hundreds of topics', async () => {
  const links: { abbr: string; head: string }[] = await dataOf('/api/chapter-articles/43003000')
  expect(links.map(({ abbr, head }) => `${abbr} ${head}`)).toEqual(['TLX Nikodemus', 'TPC Ein Punkt'])
})

it.each([
  ['nikodemus', ['Nikodemus']],
  ['ADAM', ['Adam', 'Adam']],
  ['Olberg', ['Ölberg']],
  ['Ölber', []],
  ['Nikodemu', []],
])('looks up %s exactly: %j', async (word, heads) => {
  const found: { head: string }[] = await dataOf(`/api/lookup/de/${encodeURIComponent(word)}`)
  expect(found.map(({ head }) => head)).toEqual(heads)
})

it('has no word of another language', async () => {
  expect(await dataOf('/api/lookup/en/Adam')).toEqual([])
})

it('gives a topic with its places and see-links as topics', async () => {
  const [light] = (await dataOf('/api/topics?prefix=lampenl')).topics
  const [love] = (await dataOf('/api/topics?prefix=langm')).topics
  expect([light.title, love.title]).toEqual(['Lampenlicht', 'Langmut'])
  const topic = await dataOf(`/api/topics/${love.id}`)
  expect(topic.sources[0].article.groups[0].title).toBe('Gottes')
  expect(topic.sources[0].see).toEqual([{ article: 2, topic: light.id }])
})

it.each([
  '/api/resources/NONE',
  '/api/resources/TLX/articles/99',
  `/api/resources/TLX/segments/${'0'.repeat(64)}`,
  `/api/resources/TPC/media/${'0'.repeat(64)}`,
  '/api/topics/5',
  '/api/topics/9999',
])('answers %s with 404', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})

it('keeps numbers of articles and the pack when it is added again, and its old segments for downloads under way', async () => {
  const before = await dataOf('/api/resources/TLX')
  await putPack(server.library, {
    ...smallDictionary,
    articles: [...smallDictionary.articles, { id: 5, head: 'Zion', parts: ['Berg'] }],
  })
  await expect.poll(async () => (await dataOf('/api/resources/TLX')).counts.items).toBe(5)
  const after = await dataOf('/api/resources/TLX')
  expect(after.number).toBe(before.number)
  for (const { hash } of before.segments)
    expect((await ask(`/api/resources/TLX/segments/${hash}`)).statusCode).toBe(200)
})

it('refuses another work under an abbreviation, also that of an edition', async () => {
  await expect(putPack(server.library, { ...smallDictionary, name: 'Ein anderes' })).rejects.toMatchObject({
    code: 'abbreviation-taken',
  })
  await expect(putPack(server.library, { ...smallDictionary, abbr: 'TST' })).rejects.toMatchObject({
    code: 'abbreviation-taken',
  })
})

it('forgets a pack that was removed', async () => {
  expect(await removePack(server.library, 'TTP')).toBe(true)
  expect(await removePack(server.library, 'TTP')).toBe(false)
  await expect.poll(async () => (await ask('/api/resources/TTP')).statusCode).toBe(404)
  expect(await dataOf('/api/topics?prefix=langm')).toEqual({ topics: [], total: 0 })
})
