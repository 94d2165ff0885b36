/** Packs over the download machine: whole, by book, cut, updated, removed, and a commentary of which some books are here. */
import { beforeEach, describe, expect, it } from 'vitest'
import { articlePage } from '#core/content/reading/article-page'
import { commentaryChapter } from '#core/content/reading/chapter-articles'
import { findPack } from '#core/content/reading/content-source'
import { databaseContents } from '#db/content-source'
import type { Database } from '#db/database'
import {
  prepareSmall,
  type SmallPack,
  smallCommentary,
  smallDictionary,
  smallGraphics,
  smallReferences,
} from '../../tests/support/packs/small-pack'
import { refreshPacks } from '../packs/pack-list'
import { PackRemoval } from '../packs/pack-removal'
import { sha256 } from '../platform'
import { type FakeServer, freshDatabase, ours, startFakeServer } from '../testing/fake-server'
import { Downloads } from './downloads'
import { PackWork } from './pack-work'

let database: Database
let server: FakeServer
let downloads: Downloads
/** What is to be done later. */
let later: (() => void)[]

const unused = {
  tables: [],
  before: async () => ({}),
  giveUp: async () => undefined,
  plan: async () => await Promise.reject(new Error('no edition here')),
}

beforeEach(() => {
  database = freshDatabase()
  server = startFakeServer()
  later = []
  downloads = new Downloads(database, {
    now: () => 1,
    works: { edition: unused, pack: new PackWork(database, { now: () => 1, sha256 }) },
    freeSpace: async () => undefined,
    alone: async (run) => await run(),
    later: () => undefined,
  })
})

/** The server has these packs now. */
async function serve(...packs: readonly SmallPack[]): Promise<void> {
  const prepared = await Promise.all(packs.map(prepareSmall))
  server.meddle = (path) => {
    const [, , area, abbreviation, , hash] = path.split('/')
    if (area !== 'resources') return undefined
    const stored = prepared.map(({ manifest }, at) => ({ ...manifest, number: at + 1 }))
    if (!abbreviation) {
      const data = stored.map(({ segments: _, ...summary }) => ({ ...summary, bytes: 1 }))
      return ours({ data })
    }
    const pack = prepared.find(({ manifest }) => manifest.abbr === abbreviation)
    if (!pack) return ours({ error: { code: 'edition-unknown', message: '', id: '' } }, 404)
    if (!hash) return ours({ data: stored.find(({ abbr }) => abbr === abbreviation) })
    const file = pack.files.find(({ segment }) => segment.hash === hash)
    return file
      ? ours(new TextDecoder().decode(file.bytes))
      : ours({ error: { code: 'not-found', message: '', id: '' } }, 404)
  }
}

const isSegment = (path: string) => /segments|media/.test(path)
const contents = () => databaseContents(database)
const headsOf = async (abbreviation: string) =>
  (await (await findPack(contents(), abbreviation))?.heads())?.map(({ head }) => head)

it('brings a whole pack, whose articles are read from this device alone', async () => {
  await serve(smallDictionary)
  await downloads.start('TLX', { kind: 'pack' })
  server.meddle = () => ours('', 503)
  const pack = await findPack(contents(), 'tlx')
  const page = pack && (await articlePage(pack, 1))
  expect(page?.articles.map(({ id }) => id)).toEqual([1, 2])
  expect(page?.next?.head).toBe('Nikodemus')
  expect(await database.downloads.count()).toBe(0)
})

it('keeps pictures with their bytes', async () => {
  await serve(smallGraphics)
  await downloads.start('TPC', { kind: 'pack' })
  const media = (await database.packSegments.toArray()).filter(({ bytes }) => bytes !== undefined)
  expect(media.map(({ bytes }) => bytes?.length)).toEqual([smallGraphics.media?.[0]?.bytes.length])
})

it('brings cross references as a whole, which are read from this device alone', async () => {
  await serve(smallReferences)
  await downloads.start('TXR', { kind: 'pack' })
  server.meddle = () => ours('', 503)
  const pack = await findPack(contents(), 'TXR')
  expect((await pack?.references(43_003_000))?.map(({ verse }) => verse)).toEqual([16, 17])
  expect(await pack?.references(1_001_000)).toEqual([])
})

it('goes on where it was cut, and shows nothing of the pack until all of it is here', async () => {
  await serve(smallDictionary)
  const { meddle } = server
  server.meddle = (path) => {
    if (isSegment(path) && server.asked.filter(isSegment).length > 2) throw new TypeError('connection lost')
    return meddle(path)
  }
  await expect(downloads.start('TLX', { kind: 'pack' })).rejects.toMatchObject({ code: 'network' })
  expect(await headsOf('TLX')).toBeUndefined()
  const before = server.asked.filter(isSegment).length
  server.meddle = meddle
  await downloads.start('TLX', { kind: 'pack' })
  const total = (await prepareSmall(smallDictionary)).files.length
  expect(server.asked.filter(isSegment).length - before).toBe(total - 2)
  expect(await headsOf('TLX')).toHaveLength(4)
})

it('refuses bytes that are not those of the manifest', async () => {
  await serve(smallDictionary)
  const { meddle } = server
  server.meddle = (path) => (isSegment(path) ? ours('[]') : meddle(path))
  await expect(downloads.start('TLX', { kind: 'pack' })).rejects.toMatchObject({ code: 'hash-mismatch' })
  expect(await database.packSegments.count()).toBe(0)
})

it('updates by what changed, and reads the old version until the new one is here', async () => {
  await serve(smallDictionary)
  await downloads.start('TLX', { kind: 'pack' })
  const changed = {
    ...smallDictionary,
    articles: smallDictionary.articles.map((article) =>
      article.id === 4 ? { ...article, parts: ['Ein Berg bei Jerusalem.'] } : article,
    ),
  }
  await serve(changed)
  server.asked.length = 0
  await downloads.start('TLX', { kind: 'pack' })
  // The one share of the article; its head and its chapters are as before, those of the verses it no longer leads to too.
  expect(server.asked.filter(isSegment)).toHaveLength(1)
  const stored = await database.packSegments.count()
  expect(stored).toBe((await prepareSmall(changed)).files.length)
  expect(await database.articles.count()).toBe(4)
})

describe('a commentary by book', () => {
  const romans = {
    id: 4,
    head: '1,1',
    at: [{ from: 45_001_001, to: 45_001_001 }],
    parts: ['Paulus.'],
  }
  const commentary = { ...smallCommentary, articles: [...smallCommentary.articles, romans] }
  const sectionsOf = async (chapter: number) => {
    const pack = await findPack(contents(), 'TCM')
    return pack && (await commentaryChapter(pack, chapter))?.sections.map(({ head }) => head)
  }

  it('is read where it is here and says where it is not', async () => {
    await serve(commentary)
    await downloads.start('TCM', { kind: 'pack', books: [45] })
    expect(await sectionsOf(45_001_000)).toEqual(['1,1'])
    expect(await sectionsOf(43_003_000)).toBeUndefined()
  })

  it('grows by further books, and is whole once all are asked for', async () => {
    await serve(commentary)
    await downloads.start('TCM', { kind: 'pack', books: [45] })
    server.asked.length = 0
    await downloads.start('TCM', { kind: 'pack', books: [43] })
    expect(server.asked.filter(isSegment)).toHaveLength(1)
    expect((await database.packs.get('TCM'))?.books).toEqual([43, 45])
    expect(await sectionsOf(43_003_000)).toEqual(['3,1-15', '3,16-21'])
    await downloads.start('TCM', { kind: 'pack' })
    expect((await database.packs.get('TCM'))?.books).toBeUndefined()
    await downloads.start('TCM', { kind: 'pack', books: [45] })
    expect((await database.packs.get('TCM'))?.books).toBeUndefined()
  })
})

it('gives up a download without touching what was here', async () => {
  await serve(smallDictionary)
  await downloads.start('TLX', { kind: 'pack' })
  const articles = await database.articles.count()
  await database.downloads.put({
    abbreviation: 'TLX',
    kind: 'pack',
    state: 'paused',
    doneBytes: 0,
    totalBytes: 1,
    startedAt: 1,
  })
  await database.packSegments.put({ abbreviation: 'TLX', hash: 'of a new version', text: '[]' })
  await downloads.cancel('TLX')
  expect(await database.packSegments.get(['TLX', 'of a new version'])).toBeUndefined()
  expect(await database.articles.count()).toBe(articles)
})

describe('the list of packs', () => {
  it('drops what the server no longer has, and keeps what is on this device, saying so', async () => {
    await serve(smallDictionary, smallCommentary)
    await refreshPacks(database, 1)
    await downloads.start('TLX', { kind: 'pack' })
    await serve(smallGraphics)
    await refreshPacks(database, 2)
    const rows = await database.packs.toArray()
    expect(rows.map(({ abbreviation, isGone }) => [abbreviation, isGone ?? false])).toEqual([
      ['TLX', true],
      ['TPC', false],
    ])
    expect(await headsOf('TLX')).toHaveLength(4)
    await serve(smallDictionary)
    await refreshPacks(database, 3)
    expect((await database.packs.get('TLX'))?.isGone).toBeUndefined()
  })
})

describe('a removed pack', () => {
  it('is gone at once, can be taken back, and leaves nothing behind later', async () => {
    const removal = new PackRemoval(database, (run) => void later.push(run))
    await serve(smallDictionary)
    await refreshPacks(database, 1)
    await downloads.start('TLX', { kind: 'pack' })
    await removal.remove('TLX', 5)
    expect(await headsOf('TLX')).toBeUndefined()
    await removal.undo('TLX')
    expect(await headsOf('TLX')).toHaveLength(4)
    await removal.purge(10)
    expect(await headsOf('TLX')).toHaveLength(4)
    await removal.remove('TLX', 20)
    await removal.purge(20)
    expect([await database.articles.count(), await database.packSegments.count()]).toEqual([0, 0])
    expect((await database.packs.get('TLX'))?.summary.abbr).toBe('TLX')
    expect(later).toHaveLength(2)
  })
})
