import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#db/database'
import { bookNumbered, freshDatabase, summaryOf } from '../testing/fake-server'
import { Removal } from './removal'
import { removeBooks, storeBook, storedBooks } from './store-book'

let database: Database

beforeEach(() => {
  database = freshDatabase()
})

describe('a book', () => {
  it('is there whole or not at all', async () => {
    vi.spyOn(database.chapters, 'bulkPut').mockRejectedValueOnce(new Error('full'))
    await expect(storeBook(database, 'PRB', 'h', bookNumbered(8))).rejects.toThrow('full')
    expect(await database.books.count()).toBe(0)
    await storeBook(database, 'PRB', 'h', bookNumbered(8))
    expect(await database.books.count()).toBe(1)
    expect(await database.chapters.count()).toBe(2)
  })

  it('counts as stored only with all its chapters', async () => {
    await storeBook(database, 'PRB', 'h8', bookNumbered(8))
    await database.chapters.put({
      abbreviation: 'PRB',
      hash: 'h1',
      canonical: 1_001_000,
      chapter: { canonical: 1_001_000, verses: [], blocks: [] },
    })
    const list = ['h1', 'h8', 'h43'].map((hash) => ({ hash, chapters: [1, 2] }))
    expect(await storedBooks(database, 'PRB', list)).toEqual(new Set(['h8']))
    expect(await storedBooks(database, 'PR', list)).toEqual(new Set())
  })

  it('goes with its chapters, those of other editions stay', async () => {
    for (const [owner, hash] of [
      ['PR', 'a'],
      ['PRB', 'a'],
      ['PRB', 'b'],
      ['PRBX', 'a'],
    ] as const)
      await storeBook(database, owner, hash, bookNumbered(8))
    await removeBooks(database, 'PRB', new Set(['b']))
    expect(await database.books.toCollection().primaryKeys()).toEqual([
      ['PR', 'a'],
      ['PRB', 'b'],
      ['PRBX', 'a'],
    ])
    expect(await database.chapters.count()).toBe(6)
  })
})

describe('the removal of an edition', () => {
  it('takes its text and gives it back as it was', async () => {
    await storeBook(database, 'PRB', 'a', bookNumbered(8))
    const row = {
      abbreviation: 'PRB',
      summary: summaryOf('PRB'),
      isInstalled: true,
      isOwn: true,
      changedAt: 1,
    }
    await database.editions.put(row)
    const dropped: string[] = []
    const removal = new Removal(database, async (abbreviation) => void dropped.push(abbreviation))
    await removal.remove('PRB')
    expect(await database.editions.count()).toBe(0)
    expect(await database.chapters.count()).toBe(0)
    expect(dropped).toEqual(['PRB'])
    await removal.undo('OTHER')
    expect(await database.editions.count()).toBe(0)
    await removal.undo('PRB')
    expect(await database.editions.get('PRB')).toEqual(row)
    expect(await database.chapters.count()).toBe(2)
  })

  it('of one the server has leaves its name in the list', async () => {
    await database.editions.put({
      abbreviation: 'PRB',
      summary: summaryOf('PRB'),
      isInstalled: true,
      isOwn: false,
      changedAt: 1,
    })
    await new Removal(database, async () => undefined).remove('PRB')
    expect(await database.editions.get('PRB')).toMatchObject({ isInstalled: false })
  })

  it('of one that is not there is an expected failure', async () => {
    const removal = new Removal(database, async () => undefined)
    await expect(removal.remove('XYZ')).rejects.toMatchObject({ code: 'edition-unknown' })
  })
})
