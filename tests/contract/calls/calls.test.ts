import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Suggestion } from '#core/contract/address/suggestion'
import { api, type Call, type CallName, errorAnswerSchema } from '#core/contract/api'
import { packSegment } from '#core/contract/editions/segment'
import { textAnswerSchema } from '#core/contract/editions/text-answer'
import { contractVersion } from '#core/contract/version'
import { callNames } from '../../../server/http/call-routes'
import { openMemoryStore } from '../../support/databases/memory-store'
import { smallPacks } from '../../support/packs/small-pack'
import { addressOf, type People, startWithPeople } from '../accounts/people'
import type { TestServer } from '../test-server'
import { isRepeatable, type SampleStage, samples } from './sample-calls'

let people: People
let server: TestServer
let stage: SampleStage

beforeAll(async () => {
  people = await startWithPeople(openMemoryStore, {}, smallPacks)
  ;({ server } = people)
  stage = {
    people,
    member: await people.register(),
    segmentHash: (await get('/api/library/TST')).json().data.segments[0].hash,
    modelHash: (await get('/api/search/meaning')).json().data.languages[0].hash,
    packHash: (await get('/api/resources/TLX')).json().data.segments[0].hash,
    mediaHash: (await get('/api/resources/TPC')).json().data.segments.at(-1).hash,
    topic: String((await get('/api/topics')).json().data.topics[0].id),
  }
})
afterAll(async () => await people.close())

const get = async (url: string, headers: Record<string, string> = {}) =>
  await server.app.inject({ url, headers })

/** The sample of a call, sent as the call is. */
const send = async (name: CallName, headers: Record<string, string> = {}) => {
  const asked = await samples[name](stage)
  return await people.ask(name, { ...asked, headers })
}

/** Made as they are taken: nobody knows their length before. */
const streamed: ReadonlySet<CallName> = new Set<CallName>(['exportProfile', 'chapterNotes', 'chatStream'])

const eventType = 'text/event-stream; charset=utf-8'

describe.each(callNames())('%s', (name) => {
  it('answers what the table says, and nothing more', async () => {
    const answer = await send(name)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-api']).toBe(String(contractVersion))
    const call: Call = api[name]
    const type = name === 'chatStream' ? eventType : (call.contentType ?? 'application/json; charset=utf-8')
    expect(answer.headers['content-type']).toEqual(
      type === 'image/*' ? expect.stringMatching(/^image\//) : type,
    )
    if (call.contentType?.startsWith('text/')) return expect(call.answer.parse(answer.body)).toBe(answer.body)
    if (call.contentType) return expect(call.answer.safeParse(answer.rawPayload).success).toBe(true)
    const parsed = call.answer.parse(answer.json())
    const wire = name === 'segment' ? packSegment(api.segment.answer.parse(answer.json())) : parsed
    expect(wire).toEqual(answer.json())
  })

  it('has the caching of the table, and one entity tag per encoding', async () => {
    const plain = await send(name)
    if (name === 'chatStream') return expect(plain.headers['cache-control']).toBe('no-store, no-transform')
    const expected = {
      never: 'no-store',
      revalidate: 'no-cache',
      forever: 'public, max-age=31536000, immutable',
    }
    expect(plain.headers['cache-control']).toBe(expected[api[name].caching])
    expect(plain.headers.vary).toContain('accept-encoding')
    if (api[name].caching === 'never') return expect(plain.headers.etag).toBeUndefined()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await send(name, { 'accept-encoding': encoding })
      const tag = String(answer.headers.etag)
      expect(tag).toMatch(/^"[0-9a-f]+(-br|-gzip)?"$/)
      const again = await send(name, {
        'accept-encoding': encoding,
        'if-none-match': `"other", W/${tag}`,
      })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
      expect(again.headers['cache-control']).toBe(answer.headers['cache-control'])
    }
  })

  it.runIf(isRepeatable(name))('says the same in every encoding', async () => {
    const plain = (await send(name, { 'accept-encoding': 'identity' })).rawPayload
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
    for (const [encoding, decode] of Object.entries(decoders)) {
      const answer = await send(name, { 'accept-encoding': encoding })
      const used = answer.headers['content-encoding']
      expect([encoding, undefined]).toContain(used)
      // Vitest compares bytes one by one.
      expect((used ? decode(answer.rawPayload) : answer.rawPayload).equals(plain)).toBe(true)
      const length = streamed.has(name) ? undefined : String(answer.rawPayload.length)
      expect(answer.headers['content-length']).toBe(length)
    }
  })

  it('is open to other origins only where the table says so', async () => {
    const { headers } = await send(name, { origin: 'https://elsewhere.example' })
    const isOpen = headers['access-control-allow-origin'] === '*'
    expect(isOpen).toBe(api[name].isPublic)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe(api[name].isPublic ? 'cross-origin' : 'same-origin')
  })

  it('refuses other methods and says which it has', async () => {
    const url = addressOf(name, await samples[name](stage))
    const known = callNames().filter((other) => api[other].path === api[name].path)
    const methods: Set<string> = new Set(known.map((other) => api[other].method))
    for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (one) => !methods.has(one),
    )) {
      const answer = await server.app.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, ['OPTIONS', ...methods].join(', ')])
      expect(errorAnswerSchema.parse(answer.json()).error.code).toBe('not-found')
    }
    const options = await server.app.inject({ method: 'OPTIONS', url })
    expect([options.statusCode, options.headers.allow]).toEqual([204, ['OPTIONS', ...methods].join(', ')])
    expect(options.headers['access-control-allow-methods']).toBe(api[name].isPublic ? 'GET' : undefined)
  })

  it.runIf(api[name].method === 'GET')('answers HEAD like GET, without the content', async () => {
    const { token } = await samples[name](stage)
    const url = addressOf(name, await samples[name](stage))
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await server.app.inject({ method: 'HEAD', url, headers })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

describe('the text of a chapter', () => {
  it('is found under any spelling of abbreviation and passage, also under its canonical number', async () => {
    const [wanted, ...others] = await Promise.all(
      [
        'TST/1Mo1',
        'tst/1.%20Mose%201,2',
        'TST/Genesis%201',
        'TST/Gen%201:3',
        'TST/1001000',
        'TST/1001003',
        'TST',
      ].map(async (path) => (await get(`/api/text/${path}`)).body),
    )
    for (const other of others) expect(other).toBe(wanted)
  })

  it('names the books of the chapter and of its neighbours, in the language of the edition', async () => {
    const { data } = textAnswerSchema.parse((await get('/api/text/TST/2Mo1', { 'x-locale': 'fr' })).json())
    expect(Object.values(data.TST?.booknames ?? {}).map(({ name }) => name)).toEqual([
      '1. Mose',
      '2. Mose',
      'Psalmen',
    ])
  })

  it('in several translations stands in the numbering of the first; a psalm title is no row of its own', async () => {
    const { data } = textAnswerSchema.parse((await get('/api/text/ENG.TST/Ps3')).json())
    expect(data.ENG?.chapter?.verses.map(({ canonical, row }) => [canonical, row])).toEqual([
      [19_003_001, 19_003_001],
      [19_003_002, 19_003_002],
    ])
    expect(data.TST?.chapter?.verses.map(({ canonical }) => canonical)).toEqual([19_003_001, 19_003_002])
    expect(data.TST?.chapter?.verses.at(-1)?.row).toBe(19_003_001)
  })

  it('is null in a translation that lacks it, and 404 only where all do', async () => {
    const { data } = textAnswerSchema.parse((await get('/api/text/TST.ENG/2Mo1')).json())
    expect(data.TST?.chapter?.verses).toHaveLength(2)
    expect(data.ENG).toMatchObject({ chapter: null, version: '' })
    const absent = await get('/api/text/ENG.ARA/Exod1')
    expect(absent.statusCode).toBe(404)
    expect(errorAnswerSchema.parse(absent.json()).error).toMatchObject({
      code: 'chapter-absent',
      details: { canonical: 2_001_000, understood: 'Exodus 1', nearest: '/ENG/Ps3' },
    })
  })

  it('tells the nearest place where the passage does not exist', async () => {
    const { error } = errorAnswerSchema.parse((await get('/api/text/TST/1Mo%2051')).json())
    expect(error).toMatchObject({
      code: 'passage-unknown',
      details: { passage: '1Mo 51', nearest: '/TST/1Mo50' },
    })
  })

  it('under STANDARD depends on the language of the interface and says so', async () => {
    const german = await get('/api/text/STANDARD/1001000', { 'x-locale': 'de' })
    const english = await get('/api/text/STANDARD/1001000', { 'x-locale': 'en' })
    expect([Object.keys(german.json().data), Object.keys(english.json().data)]).toEqual([['TST'], ['ENG']])
    expect(german.headers.vary).toBe('accept-encoding, x-locale')
  })

  it('refuses more translations than there are columns', async () => {
    const many = Array.from({ length: 21 }, () => 'TST').join('.')
    expect((await get(`/api/text/${many}/1Mo1`)).statusCode).toBe(400)
  })
})

describe('the meaning of an address', () => {
  const meta = async (path: string) => (await get(`/api/autocomplete/routeMeta/${path}`)).json()

  it('is a text view with its neighbours', async () => {
    expect(await meta('text/de/tst/1.%20Mose%202,1')).toEqual({
      type: 'TextView',
      url: '/TST/1Mo2,1',
      params: { abbreviation: 'TST', textref: '1Mo2,1' },
      apiUrl: '/api/text/TST/1Mo2,1',
      bibles: ['TST'],
      search: '',
      autocomplete: { input: '1. Mose 2,1', default: '1. Mose 2,1', type: 'book', toBeSearched: false },
      book: 1,
      bookname: '1. Mose',
      canonical: 1_002_001,
      chapterCanonical: 1_002_000,
      prevUrl: '/TST/1Mo1',
      nextUrl: '/TST/2Mo1',
    })
  })

  it('takes an input without a translation, and the translations of fallback or of the language', async () => {
    expect(await meta('text/de/1Mo1?fallback=ENG')).toMatchObject({ url: '/ENG/Gen1', bibles: ['ENG'] })
    expect(await meta('text/de/1Mo/1')).toMatchObject({ url: '/TST/1Mo1' })
    expect(await meta('text/en/STANDARD/Genesis1')).toMatchObject({ url: '/ENG/Gen1' })
  })

  it('is a search view for a search; quotation marks make it a classic one', async () => {
    expect(await meta('search/de/TST.ENG/Glaube/Hoffnung')).toMatchObject({
      type: 'SearchView',
      url: '/search/TST.ENG/Glaube Hoffnung',
      apiUrl: '/api/search/hybrid',
      search: 'Glaube Hoffnung',
      canonical: 0,
      prevUrl: null,
    })
    expect(await meta('search/de/TST/%22am%20Anfang%22')).toMatchObject({ apiUrl: '/api/search/classic' })
  })

  it('is not found for what is no passage', async () => {
    const answer = await get('/api/autocomplete/routeMeta/text/de/TST/Liebe')
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'passage-unknown'])
  })
})

describe('suggestions', () => {
  const offered = async (path: string) => {
    const { data } = (await get(`/api/autocomplete/suggestions/${path}`)).json()
    return data.map(({ input, translation }: Suggestion) =>
      translation ? `${translation}: ${input}` : input,
    )
  }

  it('are books and places of the open translation, then the words', async () => {
    expect(await offered('de/1mo%202?bibles=TST')).toEqual(['1. Mose 2', '1mo 2'])
    expect(await offered('en/1mo?bibles=TST')).toEqual(['1. Mose', '1mo'])
  })

  it('belong to the translation of a prefix, in its notation', async () => {
    expect(await offered('de/eng:%20gen%202,1?bibles=TST')).toEqual([
      'ENG: 1. Mose 2:1',
      // The other reading, with the comma between two chapters.
      'ENG: 1. Mose 2; 1',
      'ENG: gen 2,1',
    ])
  })

  it('are none for nothing', async () => {
    expect(await offered('de')).toEqual([])
    expect(await offered('de/%20')).toEqual([])
  })
})

describe('messages', () => {
  it('gives the message groups of the specification by their names there', async () => {
    const keys = ['autocomplete', 'common', 'menu', 'search'].map((key) => `keys[]=${key}`).join('&')
    const { data } = (await get(`/api/lang/async?${keys}&locale=fr`)).json()
    expect(Object.keys(data)).toEqual(['fr'])
    expect(data.fr.autocomplete.randomPassage).toBe('Passage au hasard')
    expect(Object.keys(data.fr)).toEqual(['autocomplete', 'common', 'menu', 'search'])
    const { data: whole } = (await get('/api/lang/fr')).json()
    expect(whole.menu).toEqual(data.fr.menu)
  })

  it('gives the languages with their numbers, directions and separators', async () => {
    const { data } = (await get('/api/lang/gui')).json()
    expect(data[0]).toEqual({ id: 1, locale: 'de', name: 'Deutsch', sep_book: ';', rtl: false })
    expect(data[6]).toMatchObject({ id: 7, locale: 'ar', name: 'العربية', rtl: true })
    expect(data).toHaveLength(9)
  })

  it('come by group, keyed by locale; a group there is not is left out', async () => {
    const { data } = (await get('/api/lang/async?keys[]=scripture&keys[]=nonsense&locale=de')).json()
    expect(Object.keys(data)).toEqual(['de'])
    expect(Object.keys(data.de)).toEqual(['scripture'])
  })
})
