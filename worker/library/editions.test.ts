import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database'
import {
  bookNumbered,
  editionOf,
  type FakeServer,
  freshDatabase,
  ours,
  startFakeServer,
  summaryOf,
} from '../testing/fake-server'
import { ensureManifest, refreshLibrary, storeManifest, storeSummaries } from './editions'
import { storeBook } from './store-book'

let database: Database
let server: FakeServer

beforeEach(() => {
  database = freshDatabase()
  server = startFakeServer()
})

/** Brings in a list as the server answers it. */
async function list(names: readonly string[], unavailable: readonly string[] = []): Promise<void> {
  const data = names.map((name) => summaryOf(name, name === 'OWN' ? 'of another' : 'r1'))
  server.meddle = (path) => (path === '/api/library' ? ours({ data, unavailable }) : undefined)
  await refreshLibrary(database, 2)
}

describe('the list of editions', () => {
  it('keeps own and installed editions the server does not name, and drops the others with their texts', async () => {
    await storeSummaries(
      database,
      ['HERE', 'GONE'].map((name) => summaryOf(name)),
      1,
    )
    await database.editions.update('HERE', { isInstalled: true })
    await database.editions.put({
      abbreviation: 'OWN',
      summary: summaryOf('OWN'),
      isInstalled: true,
      isOwn: true,
      changedAt: 1,
    })
    await storeBook(database, 'GONE', 'h', bookNumbered(1))
    await list(['NEW', 'OWN'])
    expect(await database.editions.toCollection().primaryKeys()).toEqual(['HERE', 'NEW', 'OWN'])
    expect((await database.editions.get('OWN'))?.summary.revision).toBe('r1')
    expect(await database.chapters.count()).toBe(0)
  })

  it.each([
    ['names an edition as damaged', ['NEW'], ['READ']],
    ['is empty', [], []],
  ])('that %s takes nothing away', async (_, names, unavailable) => {
    await storeSummaries(database, [summaryOf('READ')], 1)
    await storeBook(database, 'READ', 'h', bookNumbered(1))
    await list(names, unavailable)
    expect(await database.editions.get('READ')).toBeDefined()
    expect(await database.chapters.count()).toBeGreaterThan(0)
  })

  it('of a page adds, and takes nothing away', async () => {
    await storeSummaries(database, [summaryOf('READ')], 1)
    await storeSummaries(database, [summaryOf('OTHER')], 2)
    expect(await database.editions.toCollection().primaryKeys()).toEqual(['OTHER', 'READ'])
  })

  it('says when an edition changed, not when the list was read again', async () => {
    await storeSummaries(database, [summaryOf('PRB', 'r1')], 1)
    await storeSummaries(database, [summaryOf('PRB', 'r1')], 2)
    expect((await database.editions.get('PRB'))?.changedAt).toBe(1)
    await storeSummaries(database, [summaryOf('PRB', 'r2')], 3)
    expect((await database.editions.get('PRB'))?.changedAt).toBe(3)
  })

  it('brings the new manifest of an edition that was only read from; unchanged books stay readable', async () => {
    const old = await editionOf('PRB', [bookNumbered(1), bookNumbered(8)])
    server.editions = [old]
    await ensureManifest(database, 'PRB', 1)
    for (const { number, hash } of old.manifest.bookList)
      await storeBook(database, 'PRB', hash, bookNumbered(number))
    const next = await editionOf('PRB', [bookNumbered(1), bookNumbered(8, 'Neu')])
    server.editions = [next]
    await refreshLibrary(database, 2)
    const row = await database.editions.get('PRB')
    expect(row?.manifest?.revision).toBe(next.manifest.revision)
    expect((await database.books.toArray()).map(({ hash }) => hash)).toEqual([
      next.manifest.bookList[0]?.hash,
    ])
  })

  it('leaves what is stored when the new manifest does not come', async () => {
    const old = await editionOf('PRB', [bookNumbered(1)])
    server.editions = [old]
    await ensureManifest(database, 'PRB', 1)
    server.editions = [await editionOf('PRB', [bookNumbered(1, 'Neu')])]
    server.meddle = (path) => {
      if (path === '/api/library/PRB') throw new TypeError('offline')
      return undefined
    }
    await expect(refreshLibrary(database, 2)).rejects.toMatchObject({ code: 'network' })
    expect((await database.editions.get('PRB'))?.manifest?.revision).toBe(old.manifest.revision)
  })

  it('asks for the manifest of an available update once', async () => {
    const old = await editionOf('PRB', [bookNumbered(1)])
    server.editions = [old]
    await ensureManifest(database, 'PRB', 1)
    await database.editions.update('PRB', { isInstalled: true })
    server.editions = [await editionOf('PRB', [bookNumbered(1, 'Neu')])]
    await refreshLibrary(database, 2)
    server.asked.length = 0
    await refreshLibrary(database, 3)
    expect(server.asked).toEqual(['/api/library'])
  })
})

describe('a manifest', () => {
  it('never replaces that of an installed edition', async () => {
    const { manifest } = await editionOf('PRB', [bookNumbered(1)])
    await storeManifest(database, manifest, 1)
    await database.editions.update('PRB', { isInstalled: true })
    const next = await editionOf('PRB', [bookNumbered(1, 'Neu')])
    await storeManifest(database, next.manifest, 2)
    expect((await database.editions.get('PRB'))?.manifest).toEqual(manifest)
  })

  it('of an edition nobody knows is an expected failure', async () => {
    await expect(ensureManifest(database, 'XYZ', 1)).rejects.toMatchObject({ code: 'edition-unknown' })
  })
})
