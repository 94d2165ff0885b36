/**
 * Searches for words of the original: a device with the layers and the dictionary gives the bytes of the server, for 300
 * numbers and lemmas drawn by seed; what is found is what the files say. In the long series the King James Version too, against
 * what its file has, counted without any of our code.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { summaryOf } from '#core/content/reading/open-pack'
import { api } from '#core/contract/api'
import type { Manifest } from '#core/contract/editions/edition'
import { defaultSearchOptions, type SearchRequest } from '#core/contract/search/search-request'
import { databaseContents } from '#db/content-source'
import type { Database } from '#db/database'
import { resultKey } from '#db/result-key'
import { layerAfter } from '../../../server/library/layers/layer-after'
import { openLibrary } from '../../../server/library/library'
import { readEdition } from '../../../server/library/read-edition'
import { readPath } from '../../../server/library/read-source'
import { addOrReplaceEdition } from '../../../server/library/writing/change-library'
import { storeBook } from '../../../worker/library/store-book'
import { DeviceMeanings } from '../../../worker/search/device-meanings'
import { DeviceOriginals } from '../../../worker/search/device-originals'
import { OpenIndexes } from '../../../worker/search/open-indexes'
import { searchMemory } from '../../../worker/search/search-memory'
import { Searches } from '../../../worker/search/searches'
import { freshDatabase } from '../../../worker/testing/fake-server'
import { dailyShare, isLong } from '../../support/long-series'
import { smallLexicon } from '../../support/packs/small-pack'
import { patient } from '../../support/patient'
import { projectRoot } from '../../support/servers/app-server'
import { putPack } from '../put-pack'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let database: Database
let searches: Searches

/** Numbers from a seed: mulberry32. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const draw = seeded(20_261_129)
const english = ['light', 'love', 'world', 'life', 'of the house', 'god', 'went', 'said']
/** Many are beginnings of others: 26, 266, 2662. */
const numbers = [
  25,
  26,
  266,
  2662,
  3,
  33,
  333,
  3333,
  2316,
  23,
  231,
  ...Array.from({ length: 60 }, () => 1 + draw(500)),
]

interface MadeVerse {
  usfm: string
  numbers: readonly string[]
}

function makeVerses(count: number): MadeVerse[] {
  return Array.from({ length: count }, () => {
    const words = Array.from({ length: 3 + draw(6) }, () => ({
      text: english[draw(english.length)] ?? '',
      number: `G${numbers[draw(numbers.length)]}${draw(9) === 0 ? 'A' : ''}`,
    }))
    return {
      usfm: words.map(({ text, number }) => `\\w ${text}|strong="${number}"\\w*`).join(' '),
      numbers: words.map(({ number }) => number),
    }
  })
}

const editions = new Map(['ONE', 'TWO'].map((abbreviation) => [abbreviation, makeVerses(240)]))
const usfm = (verses: readonly MadeVerse[]) =>
  `\\id JHN\n\\h John\n\\c 1\n\\p\n${verses.map((verse, at) => `\\v ${at + 1} ${verse.usfm}`).join('\n')}\n`

beforeAll(async () => {
  server = await startTestServer()
  database = freshDatabase()
  vi.stubGlobal('fetch', () => {
    throw new TypeError('no network')
  })
  searches = new Searches(
    database,
    new OpenIndexes(database, searchMemory(undefined)),
    new DeviceMeanings(database, searchMemory(undefined)),
    new DeviceOriginals(database, databaseContents(database)),
    () => 'en',
    Date.now,
  )
  const greek = ['ἀγάπη', 'ἀγαπάω', 'λόγος', 'θεός', 'ψυχή'].map((head, at) => ({
    id: at + 1,
    head,
    number: `G${numbers[at]}`,
    parts: [],
  }))
  await putPack(server.library, { ...smallLexicon, abbr: 'GRC', articles: greek })
  for (const [abbreviation, verses] of editions)
    await addWithLayer(abbreviation, { name: `${abbreviation}.usfm`, bytes: strToU8(usfm(verses)) })
  await takeAlong([...editions.keys()])
}, 120_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

async function addWithLayer(abbreviation: string, source: Parameters<typeof readEdition>[0]) {
  const choices = { abbreviation, name: abbreviation, locale: 'en', licence: 'CC0' }
  const read = (taken: ReadonlySet<string>) => readEdition(source, choices, taken)
  await layerAfter(server.library, await addOrReplaceEdition(server.library, read, { abbreviation }))
}

/** What a download of editions and of all packs leaves on a device. */
async function takeAlong(abbreviations: readonly string[]): Promise<void> {
  for (const abbreviation of abbreviations) await vi.waitFor(() => download(abbreviation), patient)
  const library = openLibrary(server.library, { onDamage: () => undefined })
  for (const { manifest, segment } of library.view().packs.all) {
    const { abbr } = manifest
    for (const { hash } of manifest.segments) {
      const text = (await segment(hash, 'identity'))?.toString() ?? ''
      await database.packSegments.put({ abbreviation: abbr, hash, text })
    }
    await database.packs.put({ abbreviation: abbr, summary: summaryOf(manifest), manifest, changedAt: 0 })
  }
  await library.close()
}

async function download(abbreviation: string): Promise<void> {
  const answered = await server.app.inject(`/api/library/${abbreviation}`)
  const manifest: Manifest = api.manifest.answer.parse(answered.json()).data
  const hashes = new Map(manifest.bookList.map(({ number, hash }) => [number, hash]))
  for (const { hash } of manifest.segments) {
    const answer = await server.app.inject(`/api/library/${abbreviation}/segments/${hash}`)
    for (const book of api.segment.answer.parse(answer.json()).books)
      await storeBook(database, abbreviation, hashes.get(book.number) ?? '', book)
  }
  const row = { abbreviation, summary: manifest, manifest, isInstalled: true, isOwn: false, changedAt: 0 }
  await database.editions.put(row)
}

const requestOf = (search: string, abbreviations: readonly string[], page = 1): SearchRequest => ({
  ...defaultSearchOptions,
  type: 'hybrid',
  search,
  abbreviations,
  sort: 'canonical',
  page,
})

let asked = 0
async function fromServer({ type, abbreviations, ...body }: SearchRequest): Promise<string> {
  asked += 1
  const remoteAddress = `10.3.${Math.floor(asked / 100)}.1`
  const payload = { ...body, abbr: abbreviations.join('.') }
  return (await server.app.inject({ method: 'POST', url: `/api/search/${type}`, payload, remoteAddress }))
    .body
}

async function fromDevice(wanted: SearchRequest): Promise<string> {
  expect(await searches.search(wanted)).toEqual({ kind: 'stored' })
  const row = await database.results.get([resultKey(wanted), wanted.page])
  expect(row).toMatchObject({ from: 'device', missing: [] })
  return JSON.stringify(row?.answer)
}

const isFoundIn = (verse: MadeVerse, wanted: string) =>
  verse.numbers.some((number) => number === wanted || number === `${wanted}A`)

/** Numbers alone, with a word, two of them, lemmas; some that stand nowhere. */
const queries = Array.from({ length: 300 }, (_, at) => {
  const number = `G${at % 10 === 9 ? 600 + draw(5000) : numbers[draw(numbers.length)]}`
  const ways = [
    number,
    number,
    `${number} ${english[draw(english.length)]}`,
    `${number} G${numbers[draw(numbers.length)]}`,
  ]
  const lemmas = [
    'lemma:agape',
    'lemma:λογος light',
    'lemma:psuche',
    `lemma:theos ${number}`,
    'lemma:nothing',
  ]
  return { number, search: [...ways, lemmas[draw(lemmas.length)] ?? ''][at % 5] ?? number }
})

it('a device and the server answer with the same bytes, and with all verses of a number', async () => {
  let found = 0
  for (const { number, search } of dailyShare(queries, 6)) {
    const wanted = requestOf(search, draw(2) === 0 ? ['ONE'] : ['TWO', 'ONE'])
    const [here, there] = [await fromDevice(wanted), await fromServer(wanted)]
    expect(here, search).toBe(there)
    const answer = api.searchHybrid.answer.parse(JSON.parse(there))
    found += answer.count
    if (search !== number) continue
    const verses = new Set(
      wanted.abbreviations.flatMap((one) =>
        (editions.get(one) ?? []).flatMap((verse, at) => (isFoundIn(verse, number) ? [at] : [])),
      ),
    )
    expect([search, answer.count]).toEqual([search, verses.size])
  }
  // Searches that find nothing prove little.
  expect(found).toBeGreaterThan(500)
}, 120_000)

const kjv = join(projectRoot, '..', 'shared', 'texts', 'eng-kjv', 'kjv.osis.xml.gz')

describe.runIf(isLong && existsSync(kjv))('the King James Version', () => {
  /** Verses and words of each number, by the file alone. */
  const verses = new Map<string, Set<string>>()
  const words = new Map<string, number>()

  beforeAll(async () => {
    countInFile(gunzipSync(readFileSync(kjv)).toString())
    await addWithLayer('KJV', await readPath(kjv))
    await takeAlong(['KJV'])
  }, 300_000)

  /** Notes, titles and what stands below a letter ("Written to the Romans from Corinth") are in no verse. */
  function countInFile(osis: string): void {
    const verseText = osis
      .replace(/<note\b[\s\S]*?<\/note>/g, '')
      .replace(/<title\b[\s\S]*?<\/title>/g, '')
      .replace(/<div [^>]*type="colophon"[\s\S]*?<\/div>/g, '')
    const token = /<verse [^>]*?sID="([^"]+)"|<verse [^>]*?(eID)=|<w\b[^>]*?lemma="([^"]*)"/g
    let verse: string | undefined
    for (const [, begun, ended, lemma] of verseText.matchAll(token)) {
      if (begun) verse = begun
      else if (ended) verse = undefined
      else if (lemma && verse !== undefined) count(verse, lemma)
    }
  }

  function count(verse: string, lemma: string): void {
    const own = Array.from(
      lemma.matchAll(/strong:([GH])0*([1-9]\d*)/g),
      ([, letter, digits]) => `${letter}${digits}`,
    )
    for (const number of new Set(own)) {
      words.set(number, (words.get(number) ?? 0) + 1)
      verses.set(number, (verses.get(number) ?? new Set()).add(verse))
    }
  }

  it('has the verses and words that its file has, for 300 numbers, here and there', async () => {
    expect(verses.size).toBeGreaterThan(13_000)
    const all = [...verses.keys()].filter(
      (number) => Number(number.slice(1)) <= (number.startsWith('G') ? 5624 : 8674),
    )
    const drawn = Array.from({ length: 296 }, () => all[draw(all.length)] ?? '')
    for (const number of ['G266', 'G2662', 'G2532', 'H430', ...drawn]) {
      const wanted = requestOf(number, ['KJV'])
      const there = await fromServer(wanted)
      expect(await fromDevice(wanted), number).toBe(there)
      const { count } = api.searchHybrid.answer.parse(JSON.parse(there))
      const places = await server.app.inject(`/api/words/KJV-W/numbers/${number}`)
      const { total } = api.wordPlaces.answer.parse(places.json()).data
      expect([number, count, total]).toEqual([number, verses.get(number)?.size, words.get(number)])
    }
  }, 600_000)
})
