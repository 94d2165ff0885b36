import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PageData, pageDataSchema } from '#core/contract/page-data'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ STANDARD: 'en=ENG.TST' })
})
afterAll(async () => await server.close())

const get = async (url: string, headers: Record<string, string> = {}) =>
  await server.app.inject({ url, headers })

function dataOf(html: string): PageData {
  const json = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return pageDataSchema.parse(JSON.parse(json))
}

describe('a text address', () => {
  it('holds the chapter as HTML, outside of what the app draws into', async () => {
    const { body } = await get('/TST/1Mo1')
    const first = /<div id="first">(.*)<\/div><div id="root"><\/div>/s.exec(body)?.[1] ?? ''
    expect(first).toContain('data-chapter="1001000"')
    expect(first.replace(/<[^>]+>/g, '')).toMatch(/Der Anfang.*Anfang.*Mitte.*Schluss/s)
  })

  it('holds as data what the app would have to fetch, and exactly that', async () => {
    const data = dataOf((await get('/TST/1Mo1')).body)
    expect(data.address).toMatchObject({ abbreviations: ['TST'], chapter: 1_001_000, path: '/TST/1Mo1' })
    expect(data.editions.map(({ abbreviation }) => abbreviation)).toEqual(['ARA', 'TST', 'ENG'])
    expect(data.manifests.map(({ abbreviation }) => abbreviation)).toEqual(['TST'])
    expect(data.chapters).toHaveLength(1)
    expect(data.chapters[0]).toMatchObject({
      abbreviation: 'TST',
      hash: data.manifests[0]?.bookList[0]?.hash,
    })
    expect(data.chapters[0]?.chapter.verses[1]).toEqual({
      verse: 2,
      content: 'Mitte*',
      footnotes: [{ position: 5, content: 'oder: Zentrum' }],
    })
    expect(Object.keys(data.names)).toEqual(['de'])
  })

  it('over several chapters holds all of them as HTML and as data, and what comes after them', async () => {
    const { body } = await get('/TST/1Mo1-2')
    expect([...body.matchAll(/data-chapter="(\d+)"/g)].map(([, chapter]) => chapter)).toEqual([
      '1001000',
      '1002000',
    ])
    const { address, chapters, further } = dataOf(body)
    expect(address?.further).toEqual([{ from: 1_002_000, to: 1_002_000 }])
    expect([chapters, further].map((all) => all?.map(({ chapter }) => chapter.canonical))).toEqual([
      [1_001_000],
      [1_002_000],
    ])
    expect(body).toContain('<title>1. Mose 1–2 (TST) :: Perikope</title>')
    expect(body).toContain('<link rel="next" href="https://bible.example/TST/2Mo1">')
    expect(body.match(/<nav class="turn"/g)).toHaveLength(1)
  })

  it('can be turned without script', async () => {
    const { body } = await get('/TST/1Mo2')
    expect(body).toMatch(/<a class="previous"[^>]*href="\/TST\/1Mo1"/)
    expect(body).toMatch(/<a class="next"[^>]*href="\/TST\/2Mo1"/)
  })

  it('says in its head what it is', async () => {
    const { body } = await get('/TST/1Mo1,2')
    expect(body).toContain('<title>1. Mose 1,2 (TST) :: Perikope</title>')
    expect(body).toContain('<link rel="canonical" href="https://bible.example/TST/1Mo1,2">')
    expect(body).toContain('<meta name="description" content="Mitte Schluss">')
    expect(body).toContain('<link rel="next" href="https://bible.example/TST/1Mo2">')
    expect(body).toMatch(/^<!doctype html>\n<html lang="de" dir="ltr">/)
  })

  it('stands in the direction of its language', async () => {
    const { body, headers } = await get('/ara')
    const target = String(headers.location)
    expect([body, target]).toEqual(['', encodeURI(decodeURI(target))])
    expect(decodeURI(target)).toMatch(/^\/ARA\/\p{Script=Arabic}+1$/u)
    expect((await get(target)).body).toContain('<html lang="ar" dir="rtl">')
  })

  it('escapes text in HTML and in data', async () => {
    const { body } = await get('/ENG/Ps3')
    expect(body).toContain('how many &lt;script&gt;')
    expect(body).toContain('how many \\u003cscript>')
    expect(body).not.toContain('many <script>')
  })

  it('is the same for everybody', async () => {
    const plain = await get('/TST/1Mo1')
    const other = await get('/TST/1Mo1', { 'accept-language': 'ar', cookie: 'locale=fa', 'x-locale': 'he' })
    expect([other.body, other.headers.etag]).toEqual([plain.body, plain.headers.etag])
  })

  it.each([
    ['/tst/1mo1', '/TST/1Mo1'],
    ['/TST', '/TST/1Mo1'],
    ['/TST/', '/TST/1Mo1'],
    ['/TST/Genesis%201:2-3', '/TST/1Mo1,2-3'],
    ['/eng.tst/Gen1', '/ENG.TST/Gen1'],
    ['/TST/1Mo%201/2?dark=1', '/TST/1Mo1,2?dark=1'],
  ])('%s leads to %s for good', async (url, target) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([308, target])
    expect((await get(target)).statusCode).toBe(200)
  })

  it('compares translations, each with its own chapter', async () => {
    const { body } = await get('/ENG.TST/Ps3')
    expect(body).toContain('data-columns="2"')
    const data = dataOf(body)
    expect(data.manifests.map(({ abbreviation }) => abbreviation)).toEqual(['ENG', 'TST'])
    expect(data.chapters.map(({ abbreviation }) => abbreviation)).toEqual(['ENG', 'TST'])
  })

  it('that a translation lacks says so, and where the text is', async () => {
    const { statusCode, body } = await get('/ENG/Exod1')
    expect(statusCode).toBe(404)
    expect(body).toContain('Test edition')
    expect(body).toContain('href="/TST/2Mo1"')
    expect(body).toContain('href="/ENG/Ps3"')
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  it('that does not exist offers the nearest place', async () => {
    const { statusCode, body } = await get('/TST/1Mo51')
    expect(statusCode).toBe(404)
    expect(body).toContain('href="/TST/1Mo50"')
  })

  it('shows an update of its edition at once', async () => {
    const before = await get('/TST/1Mo1')
    const path = join(server.library, 'index.json')
    await writeFile(path, `${await readFile(path, 'utf8')}\n`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const after = await get('/TST/1Mo1', { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(304)
  })
})

describe('other addresses', () => {
  it('STANDARD leads to the translations of the language, and is not kept', async () => {
    const english = await get('/STANDARD/Genesis1', { 'accept-language': 'en-GB,en;q=0.9' })
    expect([english.statusCode, english.headers.location]).toEqual([307, '/ENG.TST/Gen1'])
    const german = await get('/standard/1Mo1')
    expect([german.statusCode, german.headers.location]).toEqual([307, '/TST/1Mo1'])
    expect(german.headers['cache-control']).toBe('no-store')
  })

  it('home speaks the language chosen, asked for, or of its address', async () => {
    const language = async (url: string, headers = {}) =>
      /<html[^>]*>/.exec((await get(url, headers)).body)?.[0]
    expect(await language('/')).toBe('<html lang="de" dir="ltr">')
    expect(await language('/', { 'accept-language': 'xx, fa;q=0.8, en;q=0.5' })).toBe(
      '<html lang="fa" dir="rtl">',
    )
    expect(await language('/', { 'accept-language': 'en', cookie: 'a=b; locale=he' })).toBe(
      '<html lang="he" dir="rtl">',
    )
    expect(await language('/fr', { 'accept-language': 'en' })).toBe('<html lang="fr" dir="ltr">')
  })

  it('home lists the translations for readers without script', async () => {
    const { body } = await get('/')
    expect(/<noscript>(.*)<\/noscript>/s.exec(body)?.[1]).toContain('href="/TST"')
  })

  it('home shows a verse and the doors of the edition readers of its language begin with', async () => {
    const { body } = await get('/')
    const { address, manifests, chapters, names } = dataOf(body)
    expect(address).toBeUndefined()
    expect(manifests.map(({ abbreviation }) => abbreviation)).toEqual(['TST'])
    expect(chapters.map(({ chapter }) => chapter.canonical)).toEqual([1_001_000])
    expect(Object.keys(names)).toEqual(['de'])
    const [plain = ''] = /<noscript>.*<\/noscript>/s.exec(body) ?? []
    expect(plain).toContain(`>${chapters[0]?.chapter.verses[2]?.content}</blockquote>`)
    expect(plain).toContain('<a href="/TST/1Mo1">')
  })

  it('an unknown first segment is the shell with status 404: the page may know the edition', async () => {
    const { statusCode, body } = await get('/MINE/1Mo1')
    expect(statusCode).toBe(404)
    expect(body).toContain('<div id="root"></div>')
    expect(dataOf(body).address).toBeUndefined()
  })

  it('the sitemap names every chapter of every edition', async () => {
    const index = await get('/sitemap.xml')
    expect(index.body).toContain('<loc>https://bible.example/sitemap/TST.xml</loc>')
    const { body, headers } = await get('/sitemap/TST.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body.match(/<loc>[^<]*/g)).toEqual(
      ['1Mo1', '1Mo2', '2Mo1', 'Ps3'].map((slug) => `<loc>https://bible.example/TST/${slug}`),
    )
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://bible.example/sitemap.xml')
  })

  it('/amp has no script at all', async () => {
    const { body } = await get('/amp')
    expect(body).toContain('href="/ENG"')
    expect(body).not.toContain('<script')
  })
})
