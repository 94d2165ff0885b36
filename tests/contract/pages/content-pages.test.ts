/** Pages of contents before any script: their text, head, addresses, the sitemap, and the areas that navigation leads to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removePack } from '../../../server/library/packs/change-packs'
import { smallPacks } from '../../support/packs/small-pack'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, undefined, smallPacks)
})
afterAll(async () => await server.close())

const page = async (url: string) => await server.app.inject({ url, headers: { 'accept-language': 'de' } })

it.each([
  ['/dictionary/TLX/adam/1', ['Der erste Mensch.', 'Eine Stadt am Jordan.', '<h1><bdi>Adam']],
  ['/dictionary/TLX/nikodemus/3', ['Kam bei Nacht', 'Testlexikon', 'CC0-1.0']],
  ['/graphic/TPC/ein-punkt/1', ['<img src="/api/resources/TPC/media/', 'alt="Ein Punkt"']],
  ['/commentary/TCM', ['Testkommentar']],
  ['/dictionaries', ['Testlexikon']],
  ['/topics', ['Aaron', 'Abraham']],
])('%s is readable without script', async (url, words) => {
  const answer = await page(url)
  expect(answer.statusCode).toBe(200)
  for (const word of words) expect(answer.body).toContain(word)
})

it('links places to the text readers begin with, counted as it counts', async () => {
  const { topics } = (await server.app.inject('/api/topics?prefix=langm')).json().data
  const love = topics.find(({ title }: { title: string }) => title === 'Langmut')
  const answer = await page(`/topic/langmut/${love.id}`)
  expect(answer.body).toContain('Gottes')
  expect((await page('/en/dictionary/TLX/nikodemus/3')).body).toMatch(/href="\/ENG\/John3[:,]16"/)
})

it('says in the head what the item is and where it stands, in every language', async () => {
  const { body } = await page('/dictionary/TLX/wrong-words/3')
  expect(body).toContain('<link rel="canonical" href="https://bible.example/dictionary/TLX/nikodemus/3">')
  expect(body).toContain('hreflang="fr" href="https://bible.example/fr/dictionary/TLX/nikodemus/3"')
  expect(body).toMatch(/<title>Nikodemus – Testlexikon :: /)
  expect(body).toContain('Kam bei Nacht (Joh 3,16).')
})

describe('addresses', () => {
  it.each([
    ['another provider', '/graphic/TLX/adam/1', 404],
    ['an article there is none of', '/dictionary/TLX/adam/99', 404],
    ['a pack there is none of', '/dictionary/NONE/adam/1', 404],
    ['a number in the place of the title', '/dictionary/TLX/1', 200],
    ['a pack in small letters', '/dictionary/tlx/adam/1', 200],
    ['a commentary without more', '/commentary/TCM', 200],
    ['no id', '/dictionary/TLX', 308],
    ['anything else behind a plan', '/reading-plan/x', 308],
    ['a topic under another word', '/topic/love/TOPIC', 308],
    ['a topic there is none of', '/topic/langmut/7', 404],
  ])('%s', async (_, url, status) => {
    const { topics } = (await server.app.inject('/api/topics?prefix=langm')).json().data
    const answer = await page(url.replace('TOPIC', topics[0].id))
    expect(answer.statusCode).toBe(status)
  })

  it('leads a missing id to the list, below the same language', async () => {
    expect((await page('/fr/dictionary/TLX')).headers.location).toBe('/fr/dictionaries')
  })
})

it('lists articles and topics in sitemaps of their packs', async () => {
  expect((await page('/sitemap.xml')).body).toContain('/sitemap/TLX.xml')
  expect((await page('/sitemap/TLX.xml')).body).toContain('/dictionary/TLX/olberg/4')
  expect((await page('/sitemap/TTP.xml')).body).toMatch(/\/topic\/langmut\/\d+</)
})

it('tells navigation which areas have something, as the library is now', async () => {
  const roomsIn = async () => (await server.app.inject('/api/settings')).json().data.rooms
  expect(await roomsIn()).toEqual(['assistant', 'dictionaries', 'readingPlans', 'graphics', 'topics'])
  await removePack(server.library, 'TPC')
  await expect.poll(roomsIn).toEqual(['assistant', 'dictionaries', 'readingPlans', 'topics'])
})
