import { beforeEach, describe, expect, it } from 'vitest'
import type { PageData } from '#core/contract/page-data'
import { contractVersion } from '#core/contract/version'
import type { Database } from '#db/database'
import { bookNumbered, chapterOf, editionOf, type FakeEdition, freshDatabase } from '../testing/fake-server'
import { storeFirstPage } from './first-page'
import { storeBook } from './store-book'

let database: Database

beforeEach(() => {
  database = freshDatabase()
})

/** What the answer to Ruth 1 carries. */
function pageOf({ manifest }: FakeEdition, text?: string): PageData {
  const hash = manifest.bookList[0]?.hash ?? ''
  return {
    contract: contractVersion,
    editions: [manifest],
    manifests: [manifest],
    chapters: [{ abbreviation: 'PRB', hash, titles: ['Rut'], chapter: chapterOf(8, 1, text) }],
    names: {},
  }
}

describe('the data of the first answer', () => {
  it('is stored: edition, manifest, book and chapter', async () => {
    await storeFirstPage(database, pageOf(await editionOf('PRB', [bookNumbered(8)])), 1)
    expect((await database.editions.get('PRB'))?.manifest?.bookList).toHaveLength(1)
    expect(await database.chapters.count()).toBe(1)
    expect((await database.books.toArray())[0]?.titles).toEqual(['Rut'])
  })

  it('is stored with the further chapters of a passage', async () => {
    const first = pageOf(await editionOf('PRB', [bookNumbered(8)]))
    const [record] = first.chapters
    const further = record ? [{ ...record, chapter: chapterOf(8, 2) }] : []
    await storeFirstPage(database, { ...first, further }, 1)
    const stored = await database.chapters.toArray()
    expect(stored.map(({ canonical }) => canonical)).toEqual([8_001_000, 8_002_000])
  })

  it('changes nothing of an installed edition, whose text waits for the person', async () => {
    const { manifest } = await editionOf('PRB', [bookNumbered(8)])
    await storeBook(database, 'PRB', manifest.bookList[0]?.hash ?? '', bookNumbered(8))
    await database.editions.put({
      abbreviation: 'PRB',
      summary: manifest,
      manifest,
      isInstalled: true,
      isOwn: false,
      changedAt: 1,
    })
    await storeFirstPage(database, pageOf(await editionOf('PRB', [bookNumbered(8, 'Neu')]), 'Neu'), 2)
    expect((await database.editions.get('PRB'))?.manifest).toEqual(manifest)
    expect(await database.chapters.count()).toBe(2)
    expect(JSON.stringify(await database.chapters.toArray())).not.toContain('Neu')
  })

  it('of a page that came from this device takes nothing away: other editions and chapters stay', async () => {
    const first = pageOf(await editionOf('PRB', [bookNumbered(8)]))
    const { manifest: other } = await editionOf('TWO', [bookNumbered(9)])
    await storeFirstPage(database, { ...first, editions: [...first.editions, other] }, 1)
    await storeBook(database, 'TWO', other.bookList[0]?.hash ?? '', bookNumbered(9))
    await storeBook(database, 'PRB', first.chapters[0]?.hash ?? '', bookNumbered(8))
    await storeFirstPage(database, { ...first, editions: [] }, 2)
    expect(await database.editions.toCollection().primaryKeys()).toEqual(['PRB', 'TWO'])
    expect(await database.chapters.count()).toBe(4)
  })
})
