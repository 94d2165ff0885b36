import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EditionSummary, Manifest } from '#core/contract/editions/edition'
import { Database } from './database'
import { databaseSource } from './page-source'

let database: Database

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  database = new Database()
})

function summaryOf(abbreviation: string, locale: string, verses = 100): EditionSummary {
  return {
    id: 1,
    abbreviation,
    name: abbreviation,
    locale,
    direction: 'ltr',
    numbering: { base: 'eng', corrections: [] },
    separators: { book: ';', chapter: ':', verse: ',', range: '-' },
    licence: '',
    attribution: '',
    books: 1,
    chapters: 1,
    verses,
    bytes: 1,
    revision: 'new',
  }
}

async function know(
  abbreviation: string,
  locale: string,
  isInstalled: boolean,
  verses?: number,
): Promise<void> {
  const summary = summaryOf(abbreviation, locale, verses)
  await database.editions.put({ abbreviation, summary, isInstalled, isOwn: false, changedAt: 1 })
}

describe('the local database as the source of a page', () => {
  it('finds an edition by its abbreviation as written or in capitals', async () => {
    await know('KJV', 'en', false)
    const source = databaseSource(database, () => 'de')
    expect((await source.edition('kjv'))?.summary.abbreviation).toBe('KJV')
    expect(await source.edition('XYZ')).toBeUndefined()
  })

  it('tells of an installed edition what is installed, not what the server has by now', async () => {
    const summary = summaryOf('LUT', 'de')
    const manifest: Manifest = { ...summary, revision: 'old', contract: 1, bookList: [], segments: [] }
    await database.editions.put({
      abbreviation: 'LUT',
      summary,
      manifest,
      isInstalled: true,
      isOwn: false,
      changedAt: 1,
    })
    const found = await databaseSource(database, () => 'de').edition('LUT')
    expect(found?.summary.revision).toBe('old')
    expect(found?.manifest?.revision).toBe('old')
  })

  it('opens for STANDARD the edition in the interface language, rather one that is here, rather the fuller one', async () => {
    const source = databaseSource(database, () => 'de')
    expect(await source.edition('STANDARD')).toBeUndefined()
    await know('KJV', 'en', true, 31_102)
    expect((await source.edition('standard'))?.summary.abbreviation).toBe('KJV')
    await know('SDE', 'de', false, 1000)
    await know('LUT', 'de', false, 31_000)
    expect((await source.edition('STANDARD'))?.summary.abbreviation).toBe('LUT')
    await database.editions.update('SDE', { isInstalled: true })
    expect((await source.edition('STANDARD'))?.summary.abbreviation).toBe('SDE')
  })

  it('gives the same chapter object each time, and none that is not here', async () => {
    const chapter = { canonical: 8_001_000, verses: [{ verse: 1, content: 'Text' }], blocks: [] }
    await database.chapters.put({ abbreviation: 'LUT', hash: 'h', canonical: 8_001_000, chapter })
    await database.books.put({ abbreviation: 'LUT', hash: 'h', number: 8, titles: ['Rut'], introduction: [] })
    const source = databaseSource(database, () => 'de')
    const book = { number: 8, name: 'Rut', hash: 'h', chapters: [1, 2] }
    const first = await source.chapter('LUT', book, 8_001_000)
    expect(first).toMatchObject({ abbreviation: 'LUT', hash: 'h', titles: ['Rut'], chapter })
    expect(await source.chapter('LUT', book, 8_001_000)).toBe(first)
    expect(await source.chapter('LUT', book, 8_002_000)).toBeUndefined()
    expect(await source.chapter('LUT', { ...book, hash: 'other' }, 8_001_000)).toBeUndefined()
  })
})
