import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchAnswerSchema } from '#core/contract/search/search-answer'
import { defaultSearchOptions, type SearchRequest } from '#core/contract/search/search-request'
import { englishEdition, smallEdition } from '../../../tests/contract/small-edition'
import { put } from '../../../tests/contract/test-server'
import { dailyShare } from '../../../tests/support/long-series'
import {
  type FakeEmbeddings,
  failures,
  startFakeEmbeddings,
} from '../../../tests/support/servers/embedding-service'
import { type Library, openLibrary } from '../../library/library'
import { type Searcher, searchHere, searchInThread } from '../searcher'
import { embedLibrary } from './embed-library'
import { type EmbeddingClient, embeddingClient } from './embedding-client'
import { QueryVectors } from './query-vectors'
import { modelKey } from './vector-files'

const model = modelKey('small')
let directory = ''
let library: Library
let fake: FakeEmbeddings
let client: EmbeddingClient
let inThread: Searcher
let queries: QueryVectors
let now = 0
let failed: unknown[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'embedded-'))
  await put(directory, smallEdition())
  await put(directory, englishEdition())
  library = openLibrary(directory, { onDamage: () => undefined, lookEveryMs: 0 })
  fake = await startFakeEmbeddings([
    ['auszug', 'ausreise'],
    ['weg', 'strasse'],
  ])
  client = embeddingClient({ url: fake.url, key: 'sk-secret', model: 'small' })
  const onFailure = (error: unknown) => failed.push(error)
  const { signal } = new AbortController()
  await embedLibrary({ library, client, model, signal, onFailure, onEmbedded: () => undefined })
  inThread = searchInThread(library, onFailure)
})
afterAll(async () => {
  client.close()
  await inThread.close()
  await library.close()
  await fake.close()
  await rm(directory, { recursive: true, force: true })
})
beforeEach(() => {
  fake.behaviour = 'truthful'
  fake.asked.length = 0
  failed = []
  const onFailure = (error: unknown) => failed.push(error)
  queries = new QueryVectors({ library, client, model, onFailure, now: () => now })
})

const requestFor = (search: string, others: Partial<SearchRequest> = {}): SearchRequest => ({
  ...defaultSearchOptions,
  type: 'hybrid',
  search,
  abbreviations: ['TST', 'ENG'],
  page: 1,
  ...others,
})

async function find(request: SearchRequest, searcher = searchHere(library)) {
  const { json } = await searcher.find({ request, locale: 'de', embedded: await queries.of(request) })
  return json
}
const without = async (request: SearchRequest) =>
  (await searchHere(library).find({ request, locale: 'de' })).json
const firstIn = (json: string) => searchAnswerSchema.parse(JSON.parse(json)).result['TST']?.verses[0]

describe('an embedded query', () => {
  it('ranks first a verse that has none of its words', async () => {
    expect(searchAnswerSchema.parse(JSON.parse(await without(requestFor('Ausreise')))).count).toBe(0)
    expect(firstIn(await find(requestFor('Ausreise')))).toMatchObject({
      content: 'Auszug',
      canonical: 2_001_001,
    })
    expect(firstIn(await find(requestFor('Strasse')))).toMatchObject({ content: 'Weg', canonical: 2_001_002 })
    expect(failed).toEqual([])
  })

  it('gives the same in the thread as here, and names the meanings as without it', async () => {
    const json = await find(requestFor('Ausreise'))
    expect(await find(requestFor('Ausreise'), inThread)).toBe(json)
    const { meaning } = searchAnswerSchema.parse(JSON.parse(json))
    expect(meaning).toBe(searchAnswerSchema.parse(JSON.parse(await without(requestFor('Ausreise')))).meaning)
  })

  it('leaves a verse with the words before one that is only near', async () => {
    expect(firstIn(await find(requestFor('Weg')))).toMatchObject({ content: 'Weg' })
  })

  it('is asked for once, not again for its next page', async () => {
    await find(requestFor('Ausreise'))
    await find(requestFor('Ausreise', { page: 2 }))
    expect(fake.asked.map(({ input }) => input)).toEqual([['Ausreise']])
  })

  it.each([
    ['a classic search', { type: 'classic' }],
    ['a phrase', { exactPhrase: true }],
    ['words in quotes', { search: '"Ausreise"' }],
    ['signs', { search: '?!' }],
    ['editions that are not embedded', { abbreviations: [] }],
  ] as const)('is not asked for by %s', async (_, others) => {
    expect(await queries.of(requestFor('Ausreise', others as Partial<SearchRequest>))).toBeUndefined()
    expect(fake.asked).toEqual([])
  })
})

describe('a service that fails', () => {
  it.each(dailyShare(failures, 3))('by being %s changes nothing in an answer', async (behaviour) => {
    for (const search of ['Ausreise', 'Weg', 'Anfang Ende']) {
      fake.behaviour = behaviour
      now += 60_000
      const request = requestFor(search)
      expect(await find(request)).toBe(await without(request))
    }
    expect(failed).toHaveLength(3)
  })

  it('is left alone for a while, then asked again', async () => {
    fake.behaviour = 'refusing'
    await find(requestFor('Ausreise'))
    await find(requestFor('Strasse'))
    expect(fake.asked).toHaveLength(1)
    fake.behaviour = 'truthful'
    now += 10_000
    expect(firstIn(await find(requestFor('Strasse')))).toMatchObject({ content: 'Weg' })
  })
})
