import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { api, errorAnswerSchema } from '#core/contract/api'
import * as limits from '#core/limits'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => await server.close())
afterEach(() => expect(server.errors).toEqual([]))

/** Each from an address of its own, so that the limit of one is not met. */
let addresses = 0
async function post(payload: unknown, type = 'hybrid', remoteAddress = `10.1.0.${(addresses += 1) % 250}`) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const headers = { 'content-type': 'application/json' }
  return await server.app.inject({
    method: 'POST',
    url: `/api/search/${type}`,
    payload: body,
    headers,
    remoteAddress,
  })
}

async function search(payload: object, type?: string) {
  const answer = await post({ abbr: 'TST', ...payload }, type)
  expect(answer.statusCode).toBe(200)
  return api.searchHybrid.answer.parse(answer.json())
}

describe('a search', () => {
  it('gives verses, marks, counts and names of books', async () => {
    const { result, count, page, max_pages, last_canonical, offsets, type } = await search(
      { search: 'ANFANG' },
      'classic',
    )
    expect({ count, page, max_pages, last_canonical, offsets, type }).toEqual({
      count: 1,
      page: 1,
      max_pages: 1,
      last_canonical: 1_001_001,
      offsets: { TST: 1 },
      type: 'classic',
    })
    expect(result.TST).toMatchObject({
      count: 1,
      verses: [{ verse: 1, content: 'Anfang', canonical: 1_001_001, row: 1_001_001 }],
      marks: { 1001001: [[0, 6]] },
      books: { 1: 1 },
      booknames: { 1: { name: '1. Mose' } },
    })
  })

  it('by meaning lifts the passages of what the words name, and says so', async () => {
    const { entries, result } = await search({ search: 'Am Anfang schuf Gott Himmel und Erde' })
    expect(entries?.[0]).toMatchObject({ id: 'F210', locale: 'de', text: 'Anfang' })
    expect(entries?.[0]?.places[0]?.from).toBe(1_001_001)
    expect(result.TST?.verses[0]?.canonical).toBe(1_001_001)
    expect(
      (await search({ search: 'Am Anfang schuf Gott Himmel und Erde' }, 'classic')).entries,
    ).toBeUndefined()
  })

  it('in quotes is classic, and a form of a word is found by hybrid alone', async () => {
    expect((await search({ search: '"zwei Versen"' })).type).toBe('classic')
    expect((await search({ search: 'zwei Versen', exactPhrase: true })).type).toBe('classic')
    expect((await search({ search: 'Verse' })).count).toBe(1)
    expect((await search({ search: 'Verse' }, 'classic')).corrections.flatMap(({ used }) => used)).toEqual([
      'versen',
    ])
  })

  it('leaves headings out unless they are asked for', async () => {
    expect((await search({ search: 'Anfang' })).result.TST?.headings).toEqual({})
    const { result } = await search({ search: 'Anfang', searchHeadings: true })
    expect(result.TST?.headings).toEqual({ 1001001: { content: 'Der Anfang', marks: [[4, 6]] } })
  })

  it('never finds notes', async () => {
    expect((await search({ search: 'Zentrum' })).count).toBe(0)
  })

  it('keeps to an area, counts all books, and says what would be found outside it', async () => {
    const outside = await search({ search: 'Anfang', area: ['nt', 19] }, 'classic')
    expect([outside.count, outside.wider, outside.result.TST?.books]).toEqual([0, 1, { 1: 1 }])
    expect((await search({ search: 'Anfang', area: ['at'] }, 'classic')).count).toBe(1)
    expect((await search({ search: 'Anfang', area: [1] }, 'classic')).count).toBe(1)
    expect((await search({ search: 'Anfang', area: [9999] }, 'classic')).count).toBe(0)
  })

  it('says how many there are with fewer of the words', async () => {
    expect(await search({ search: 'Anfang Weg', coherence: 0 }, 'classic')).toMatchObject({
      count: 0,
      looser: 2,
    })
    expect(await search({ search: 'Anfang Weg', coherence: 2 }, 'classic')).toMatchObject({ count: 2 })
  })

  it('looks for a near word where nobody has the word typed, and says so', async () => {
    const { count, corrections } = await search({ search: 'Anfanng' }, 'classic')
    expect([count, corrections]).toEqual([1, [{ word: 'Anfanng', used: ['anfang'] }]])
    expect((await search({ search: 'xyzxyzxyz' })).corrections).toEqual([{ word: 'xyzxyzxyz', used: [] }])
  })

  it('beyond the last page is empty, with the same counts', async () => {
    expect(await search({ search: 'Anfang', page: 7 }, 'classic')).toMatchObject({
      count: 1,
      page: 7,
      max_pages: 1,
      last_canonical: 1_001_001,
      result: { TST: { count: 1, verses: [] } },
    })
  })

  it('shows the same text of other translations beside what was found', async () => {
    const { result } = await search({ search: 'Lied', abbr: 'TST.ENG' })
    expect(result.TST?.verses.map(({ canonical }) => canonical)).toEqual([19_003_001])
    expect(result.ENG?.count).toBe(0)
    expect(result.ENG?.verses.every(({ row }) => row === 19_003_001)).toBe(true)
  })
})

describe('wrong input', () => {
  it.each([
    ['empty', ''],
    ['blank', ' \t\n '],
    ['only signs', '.*+?^${}()|[]\\/"„“«»'],
    ['only quotes', '""""'],
    ['an open quote', '"'],
    ['half of a pair', '\ud800 \udc00'],
    ['zero-width', '\u200b\u200d\ufeff'],
  ])('%s gives an empty page', async (_, text) => {
    for (const type of ['hybrid', 'classic']) {
      const answer = await search({ search: text, fullwords: false, umlaute: true }, type)
      expect([answer.count, answer.max_pages]).toEqual([0, 0])
    }
  })

  it.each<[string, unknown]>([
    ['control characters', { search: 'Anfang\u0000\u001f', abbr: 'TST' }],
    ['10,000 characters', { search: 'a'.repeat(10_000), abbr: 'TST' }],
    ['one more than the limit', { search: 'a'.repeat(limits.maxSearchLength + 1), abbr: 'TST' }],
    ['no search', { abbr: 'TST' }],
    ['no translation', { search: 'a', abbr: '' }],
    ['a level there is not', { search: 'a', abbr: 'TST', coherence: 5 }],
    ['an area there is not', { search: 'a', abbr: 'TST', area: ['everywhere'] }],
    ['page 0', { search: 'a', abbr: 'TST', page: 0 }],
    ['half a page', { search: 'a', abbr: 'TST', page: 1.5 }],
    ['a list', []],
    ['nothing', ''],
    ['no JSON', '{"search"'],
    ['another kind of value', { search: ['a'], abbr: 'TST' }],
    ['too many translations', { search: 'a', abbr: Array.from({ length: 25 }, () => 'TST').join('.') }],
  ])('%s is refused with a reason', async (_, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(errorAnswerSchema.parse(answer.json()).error.code).toBe('invalid-input')
  })

  it('an unknown translation is named', async () => {
    const answer = await post({ search: 'a', abbr: 'TST.NONE' })
    expect(answer.statusCode).toBe(404)
    expect(errorAnswerSchema.parse(answer.json()).error).toMatchObject({
      code: 'edition-unknown',
      details: { abbreviation: 'NONE' },
    })
  })

  it('too many from one address are put off, those of others are not', async () => {
    const one = () => post({ search: 'Anfang', abbr: 'TST' }, 'classic', '10.9.9.9')
    for (let count = 0; count < limits.searchesPerMinute; count += 1)
      expect((await one()).statusCode).toBe(200)
    // Meanwhile some came back.
    let refused = await one()
    for (let count = 0; refused.statusCode === 200 && count < limits.searchesPerMinute; count += 1)
      refused = await one()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(errorAnswerSchema.parse(refused.json()).error.code).toBe('too-many-requests')
    expect((await post({ search: 'Anfang', abbr: 'TST' }, 'classic', '10.9.9.8')).statusCode).toBe(200)
  })
})

describe('searching from the bar of the browser', () => {
  it('is described for each translation', async () => {
    const { headers, body, statusCode } = await server.app.inject('/opensearch/tst.xml')
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/opensearchdescription+xml; charset=utf-8',
    ])
    expect(body).toContain(
      'template="https://bible.example/opensearch?search={searchTerms}&amp;abbreviation=TST"',
    )
    expect(body).toContain('<Language>de</Language>')
    expect((await server.app.inject('/opensearch/none.xml')).statusCode).toBe(404)
    expect((await server.app.inject('/opensearch/tst.txt')).statusCode).toBe(404)
  })

  it.each([
    ['search=Licht&abbreviation=tst', '/search/TST/Licht'],
    ['search=a%2Fb%3F%23&abbreviation=TST.ENG.TST', '/search/TST.ENG/a%20b%3F%23'],
    ['search=Licht&abbreviation=NONE', '/search/TST/Licht'],
    ['search=Licht', '/search/TST/Licht'],
    ['search=%20&abbreviation=ENG', '/search/ENG'],
    ['search=a&search=b&abbreviation=ENG', '/search/ENG'],
    ['search=%0d%0aX%3A1&abbreviation=ENG', '/search/ENG/X:1'],
    ['', '/search/TST'],
  ])('%s leads to %s', async (query, path) => {
    const { statusCode, headers } = await server.app.inject({
      url: `/opensearch?${query}`,
      headers: { 'accept-language': 'de' },
    })
    expect([statusCode, headers.location]).toEqual([307, path])
  })

  it('is offered by the page of a text', async () => {
    const { body } = await server.app.inject('/TST/1Mo1')
    expect(body).toContain('href="/opensearch/tst.xml"')
  })
})
