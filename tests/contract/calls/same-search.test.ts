/**
 * The worker over the editions of a device and the server over its library give the same bytes for the same search: 2,000 generated
 * queries over three editions in the long series, a share of them otherwise.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { api } from '#core/contract/api'
import type { BookText } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import {
  defaultSearchOptions,
  type SearchRequest,
  searchSorts,
  searchTypes,
} from '#core/contract/search/search-request'
import { bundledFinder } from '#core/finder/bundled-finder'
import * as limits from '#core/limits'
import { databaseContents } from '#db/content-source'
import type { Database } from '#db/database'
import { resultKey } from '#db/result-key'
import { trainLibrary } from '../../../server/library/meaning/train-library'
import { readEdition } from '../../../server/library/read-edition'
import { readPath } from '../../../server/library/read-source'
import { storeBook } from '../../../worker/library/store-book'
import { DeviceMeanings } from '../../../worker/search/device-meanings'
import { DeviceOriginals } from '../../../worker/search/device-originals'
import { OpenIndexes } from '../../../worker/search/open-indexes'
import { searchMemory } from '../../../worker/search/search-memory'
import { Searches } from '../../../worker/search/searches'
import { freshDatabase } from '../../../worker/testing/fake-server'
import { isLong } from '../../support/long-series'
import { patient } from '../../support/patient'
import { projectRoot } from '../../support/servers/app-server'
import { put, startTestServer, type TestServer } from '../test-server'

const shared = join(projectRoot, '..', 'shared', 'texts')
const starter = (abbreviation: string) => ({
  abbreviation,
  path: join(projectRoot, 'server', 'starter', abbreviation),
})
const sources =
  isLong && existsSync(shared)
    ? [
        { abbreviation: 'LUT12', path: join(shared, 'deu-luther1912ap/luther1912ap.zefania.xml.gz') },
        { abbreviation: 'BSB', path: join(shared, 'eng-bsb/bsb.usfm.zip') },
        { abbreviation: 'SVD', path: join(shared, 'ara-svd/svd.zefania.xml.gz') },
      ]
    : ['SDE', 'SEN', 'SAR'].map(starter)
const abbreviations = sources.map(({ abbreviation }) => abbreviation)

let server: TestServer
let database: Database
let searches: Searches
const verses: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  database = freshDatabase()
  const meanings = new DeviceMeanings(database, searchMemory(undefined))
  vi.stubGlobal('fetch', fetchFromServer)
  searches = new Searches(
    database,
    new OpenIndexes(database, searchMemory(undefined)),
    meanings,
    new DeviceOriginals(database, databaseContents(database)),
    () => 'de',
    Date.now,
  )
  for (const { abbreviation, path } of sources) {
    const { edition } = await readEdition(await readPath(path), { abbreviation }, new Set())
    await put(server.library, edition)
    // The server looks at its library four times a second.
    await vi.waitFor(() => download(abbreviation), patient)
  }
  await trainLibrary(server.library, () => undefined)
  await vi.waitFor(
    async () => expect((await fromServer(question)).includes('"meaning":""')).toBe(false),
    patient,
  )
  await meanings.refresh(new Set(['de', 'en', 'ar']))
}, 300_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

/** What the device asks the server for, without a network between them. */
async function fetchFromServer(address: string): Promise<Response> {
  const { rawPayload, statusCode, headers } = await server.app.inject(address)
  return new Response(new Uint8Array(rawPayload), {
    status: statusCode,
    headers: { 'x-api': String(headers['x-api']) },
  })
}

const question: SearchRequest = {
  ...defaultSearchOptions,
  type: 'hybrid',
  search: 'Gott liebt die Welt',
  abbreviations: abbreviations.slice(1, 2),
  page: 1,
}

/** What a download leaves on a device. */
async function download(abbreviation: string): Promise<void> {
  const answered = await server.app.inject(`/api/library/${abbreviation}`)
  const manifest: Manifest = api.manifest.answer.parse(answered.json()).data
  const hashes = new Map(manifest.bookList.map(({ number, hash }) => [number, hash]))
  for (const { hash } of manifest.segments) {
    const answer = await server.app.inject(`/api/library/${abbreviation}/segments/${hash}`)
    for (const book of api.segment.answer.parse(answer.json()).books) {
      await storeBook(database, abbreviation, hashes.get(book.number) ?? '', book)
      collectVerses(book)
    }
  }
  const row = { abbreviation, summary: manifest, manifest, isInstalled: true, isOwn: false, changedAt: 0 }
  await database.editions.put(row)
}

function collectVerses({ chapters }: BookText): void {
  for (const { content } of chapters.flatMap((chapter) => chapter.verses)) verses.push(content)
}

/** Words of a verse as they stand, in quotes, shortened, misspelt; or anything at all. */
const words = fc
  .record({
    verse: fc.nat(),
    from: fc.nat(),
    count: fc.integer({ min: 1, max: 5 }),
    form: fc.constantFrom('plain', 'plain', 'plain', 'quoted', 'part', 'slip', 'upper'),
  })
  .map(({ verse, from, count, form }) => {
    const all = (verses[verse % verses.length] ?? '').split(/\s+/)
    const start = from % all.length
    const text = all
      .slice(start, start + count)
      .join(' ')
      .slice(0, 190)
    if (form === 'quoted') return `"${text}"`
    if (form === 'part') return text.slice(1, -1)
    if (form === 'slip') return `${text.slice(0, 3)}x${text.slice(4)}`
    return form === 'upper' ? text.toUpperCase() : text
  })
const alphabet = 'a b c d e f g h i j k l m n o p q r s t u v w x y z '
/** Names of entries, alone and in a sentence: their passages are lifted, and stand as cards. */
const read = (['de', 'en', 'ar'] as const).map((locale) => bundledFinder.names(locale))
const names = (await Promise.all(read)).flatMap((one) => [...one.values()].flat())
const named = fc
  .record({
    name: fc.constantFrom(...names),
    frame: fc.constantFrom('', '', 'was sagt die bibel über ', 'where is '),
  })
  .map(({ name, frame }) => frame + name)
/** Both sides stop at the same place. */
const tooMuch = [alphabet.repeat(3), `"${'e '.repeat(90)}"`, 'a*b*c*d*e*f*g*']
const request: fc.Arbitrary<SearchRequest> = fc.record({
  type: fc.constantFrom(...searchTypes),
  search: fc.oneof(
    { weight: 9, arbitrary: words },
    { weight: 3, arbitrary: named },
    { weight: 1, arbitrary: fc.constantFrom(...tooMuch) },
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  ),
  abbreviations: fc.shuffledSubarray(abbreviations, { minLength: 1 }),
  merged: fc.boolean(),
  page: fc.constantFrom(1, 1, 1, 2, 3, 50),
  coherence: fc.integer({ min: 0, max: 4 }),
  area: fc.subarray<'at' | 'nt' | 'ak' | number>(['at', 'nt', 'ak', 1, 19, 43, 999], { maxLength: 2 }),
  fullwords: fc.boolean(),
  umlaute: fc.boolean(),
  exactPhrase: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  searchHeadings: fc.boolean(),
  sort: fc.constantFrom(...searchSorts),
})

/** From ever other addresses: one may ask so often a minute only. */
let asked = 0
async function fromServer({ type, abbreviations: named, ...body }: SearchRequest): Promise<string> {
  asked += 1
  const remoteAddress = `10.2.${Math.floor(asked / 200)}.1`
  const payload = { ...body, abbr: named.join('.') }
  return (await server.app.inject({ method: 'POST', url: `/api/search/${type}`, payload, remoteAddress }))
    .body
}

async function fromDevice(wanted: SearchRequest): Promise<string> {
  expect(await searches.search(wanted)).toEqual({ kind: 'stored' })
  const row = await database.results.get([resultKey(wanted), wanted.page])
  expect(row).toMatchObject({ from: 'device', missing: [] })
  return JSON.stringify(row?.answer)
}

it('a device and the server answer with the same bytes', async () => {
  let found = 0
  const numRuns = isLong ? 2000 : 80
  await fc.assert(
    fc.asyncProperty(request, async (wanted) => {
      const [here, there] = [await fromDevice(wanted), await fromServer(wanted)]
      expect(here).toBe(there)
      if (api.searchHybrid.answer.parse(JSON.parse(there)).count > 0) found += 1
    }),
    { numRuns, seed: 20261121 },
  )
  // Most of the queries find something: equal answers are not empty ones.
  expect(found).toBeGreaterThan(numRuns / 3)
}, 600_000)

it('a search that is stored already is not made again until the edition changes', async () => {
  const wanted: SearchRequest = {
    ...defaultSearchOptions,
    type: 'classic',
    search: verses[0]?.split(' ')[0] ?? '',
    abbreviations: abbreviations.slice(0, 1),
    page: 1,
  }
  const key = resultKey(wanted)
  await searches.search(wanted)
  await database.results.update([key, 1], { at: 1 })
  await searches.search(wanted)
  expect((await database.results.get([key, 1]))?.at).toBe(1)
  const [abbreviation = ''] = abbreviations
  const row = await database.editions.get(abbreviation)
  if (row?.manifest) await database.editions.put({ ...row, manifest: { ...row.manifest, revision: 'other' } })
  await searches.search(wanted)
  expect((await database.results.get([key, 1]))?.at).not.toBe(1)
})

it('a question in one language finds verses of another by their meaning, on both sides', async () => {
  const answer = api.searchHybrid.answer.parse(JSON.parse(await fromDevice(question)))
  expect(JSON.stringify(answer)).toBe(await fromServer(question))
  const [edition] = Object.values(answer.result)
  expect(answer.meaning).not.toBe('')
  expect(edition?.meant).toBeGreaterThan(0)
  expect(edition?.verses.some(({ canonical }) => edition.marks[canonical]?.length === 0)).toBe(true)
})

it('hybrid search never loses a phrase from the first page', async () => {
  const asked = { ...defaultSearchOptions, abbreviations: abbreviations.slice(0, 1), page: 1 }
  let checked = 0
  for (let at = 0; at < 40; at += 1) {
    const words = (verses[(at * 31) % verses.length] ?? '').split(/[^\p{L}\p{M}]+/u).filter(Boolean)
    const phrase = words.slice(1, 5).join(' ')
    const exact = await answerOf({ ...asked, type: 'classic', search: phrase, exactPhrase: true })
    if (words.length < 5 || exact.count === 0 || exact.count > limits.searchPageSize) continue
    const hybrid = await answerOf({ ...asked, type: 'hybrid', search: phrase })
    const [shown, wanted] = [hybrid, exact].map(({ result }) =>
      Object.values(result).flatMap((edition) => edition.verses.map(({ canonical }) => canonical)),
    )
    expect(shown).toEqual(expect.arrayContaining(wanted ?? []))
    checked += 1
  }
  expect(checked).toBeGreaterThan(20)
})

async function answerOf(wanted: SearchRequest) {
  return api.searchHybrid.answer.parse(JSON.parse(await fromServer(wanted)))
}
