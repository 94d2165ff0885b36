import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultSearchOptions, type SearchRequest } from '#core/contract/search/search-request'
import { databaseContents } from '#db/content-source'
import type { Database } from '#db/database'
import { resultKey } from '#db/result-key'
import { smallWords } from '../../tests/support/packs/small-pack'
import { storePack } from '../../tests/support/packs/store-pack'
import { storeBook } from '../library/store-book'
import { bookNumbered, editionOf, freshDatabase, ours, summaryOf } from '../testing/fake-server'
import { DeviceMeanings } from './device-meanings'
import { DeviceOriginals } from './device-originals'
import { OpenIndexes } from './open-indexes'
import { searchMemory } from './search-memory'
import { Searches } from './searches'

let database: Database
let searches: Searches
/** Translations of the searches that the server was asked for; it is away where that is undefined. */
let asked: string[] | undefined

beforeEach(() => {
  database = freshDatabase()
  asked = []
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (!asked) throw new TypeError('no network')
    const { abbr, merged } = JSON.parse(String(init?.body))
    asked.push(`${abbr} ${merged}`)
    return ours({
      type: 'classic',
      result: {},
      count: 0,
      page: 1,
      max_pages: 0,
      last_canonical: 0,
      offsets: {},
      corrections: [],
      meaning: '',
    })
  })
  const memory = searchMemory(undefined)
  searches = new Searches(
    database,
    new OpenIndexes(database, memory),
    new DeviceMeanings(database, memory),
    new DeviceOriginals(database, databaseContents(database)),
    () => 'de',
    Date.now,
  )
})
afterEach(() => vi.unstubAllGlobals())

async function keep(abbreviation: string, where: 'away' | 'here' | 'own') {
  const book = bookNumbered(43, 'Licht')
  const { manifest } = await editionOf(abbreviation, [book])
  const isAway = where === 'away'
  await database.editions.put({
    abbreviation,
    summary: summaryOf(abbreviation),
    ...(isAway ? {} : { manifest }),
    isInstalled: where === 'here',
    isOwn: where === 'own',
    changedAt: 0,
  })
  if (!isAway) await storeBook(database, abbreviation, manifest.bookList[0]?.hash ?? '', book)
}

async function search(...abbreviations: string[]) {
  return await searchFor('Licht', ...abbreviations)
}

async function searchFor(words: string, ...abbreviations: string[]) {
  const request: SearchRequest = {
    ...defaultSearchOptions,
    type: 'classic',
    search: words,
    abbreviations,
    merged: true,
    page: 1,
  }
  const outcome = await searches.search(request)
  const row = await database.results.get([resultKey(request), 1])
  return {
    outcome,
    from: row?.from,
    missing: row?.missing,
    merged: row?.answer.merged,
    count: row?.answer.count,
    origins: row?.answer.originals?.origins,
  }
}

describe('a search in editions of which not all are here', () => {
  beforeEach(async () => {
    await keep('AWA', 'away')
    await keep('HER', 'here')
    await keep('OWN', 'own')
  })

  it('is the server’s, without the files of one’s own, and is not made again', async () => {
    expect(await search('AWA', 'HER', 'OWN')).toMatchObject({ from: 'server', missing: ['OWN'] })
    await search('AWA', 'HER', 'OWN')
    expect(asked).toEqual(['AWA.HER true'])
  })

  it('is made here where such a file leads: the server does not know its numbers', async () => {
    const found = await search('OWN', 'HER', 'AWA')
    expect(found).toMatchObject({ from: 'device', missing: ['AWA'], count: 6 })
    expect(found.merged?.editions).toEqual(['OWN', 'HER'])
    expect(asked).toEqual([])
  })

  it('is made in those that are here without a network, and again when it is back', async () => {
    asked = undefined
    expect(await search('AWA', 'HER', 'OWN')).toMatchObject({ from: 'device', missing: ['AWA'], count: 6 })
    asked = []
    expect(await search('AWA', 'HER', 'OWN')).toMatchObject({ from: 'server', missing: ['OWN'] })
  })
})

describe('a search for a word of the original', () => {
  beforeEach(async () => {
    await keep('HER', 'here')
    await keep('OWN', 'own')
  })

  it('is the server’s while an edition has no layer here: it may have one there', async () => {
    expect(await searchFor('G25', 'HER')).toMatchObject({ from: 'server' })
    expect(await searchFor('lemma:agape Licht', 'HER')).toMatchObject({ from: 'server' })
    expect(asked).toEqual(['HER true', 'HER true'])
    expect(await searchFor('Licht', 'HER')).toMatchObject({ from: 'device' })
  })

  it('is made with what is here without a network, and again when it is back', async () => {
    asked = undefined
    expect(await searchFor('G25', 'HER')).toMatchObject({
      from: 'device',
      origins: { HER: 'none' },
      count: 0,
    })
    asked = []
    expect(await searchFor('G25', 'HER')).toMatchObject({ from: 'server' })
  })

  it('is made here with the layer, and anew when that changes', async () => {
    const book = bookNumbered(43, 'Licht')
    const { bookList } = (await editionOf('HER', [book])).manifest
    const of = new Map([[43, new Map([[1, new Map([[1, [{ from: 0, to: 5, numbers: ['G2316'] }]]])]])]])
    const text = { edition: 'HER', books: [book], bookList }
    await storePack(database, { ...smallWords, abbr: 'HER-W', words: { of, text } })
    const here = { from: 'device', origins: { HER: 'given' } }
    expect(await searchFor('G2316', 'HER')).toMatchObject({ ...here, count: 1 })
    expect(await searchFor('G231', 'HER')).toMatchObject({ ...here, count: 0 })
    // A lemma needs all dictionaries, and none is known here.
    expect(await searchFor('lemma:theos', 'HER')).toMatchObject({ from: 'server' })
    await database.packs.delete('HER-W')
    expect(await searchFor('G2316', 'HER')).toMatchObject({ from: 'server' })
  })

  it('is made here for a file of one’s own', async () => {
    expect(await searchFor('G25', 'OWN')).toMatchObject({ from: 'device', origins: { OWN: 'none' } })
  })
})
