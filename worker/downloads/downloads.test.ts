import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import type { Database } from '#db/database'
import { patient } from '../../tests/support/patient'
import { refreshLibrary } from '../library/editions'
import { fetchChapter } from '../library/fetch-chapters'
import { sha256 } from '../platform'
import { OpenIndexes } from '../search/open-indexes'
import { searchMemory } from '../search/search-memory'
import {
  bookNumbered,
  editionOf,
  type FakeServer,
  freshDatabase,
  ours,
  startFakeServer,
  threeBookEdition,
} from '../testing/fake-server'
import { Downloads } from './downloads'
import { EditionWork } from './edition-work'
import { PackWork } from './pack-work'

const isSegment = (path: string) => path.includes('/segments/')

let database: Database
let server: FakeServer
let dropped: string[]
let indexes: OpenIndexes

beforeEach(async () => {
  database = freshDatabase()
  dropped = []
  indexes = new OpenIndexes(database, searchMemory(undefined))
  server = startFakeServer(await threeBookEdition())
})

/** One tab; tabs with the same lock are tabs of one browser. */
function tab(lock = makeLock()): Downloads {
  return new Downloads(database, {
    now: () => 1,
    works: {
      edition: new EditionWork(database, {
        now: () => 1,
        sha256,
        dropCachedTexts: async (abbreviation) => void dropped.push(abbreviation),
        takeIn: (manifest) => indexes.takeIn(manifest),
      }),
      pack: new PackWork(database, { now: () => 1, sha256 }),
    },
    freeSpace: async () => undefined,
    alone: lock,
    later: () => undefined,
  })
}

function makeLock() {
  let last: Promise<unknown> = Promise.resolve()
  return (run: () => Promise<void>) => {
    const mine = last.then(run)
    last = mine.catch(() => undefined)
    return mine
  }
}

describe('a download', () => {
  it('stores every chapter, then makes the edition installed and forgets its own row', async () => {
    await tab().start('PRB')
    expect(await database.chapters.count()).toBe(6)
    expect(await database.editions.get('PRB')).toMatchObject({ isInstalled: true, isOwn: false })
    expect(await database.downloads.count()).toBe(0)
    expect(dropped).toEqual(['PRB'])
  })

  it('brings the index of its words along, the same as one made from what is stored', async () => {
    await tab().start('PRB')
    const made = await database.searchIndexes.get('PRB')
    const { manifest } = (await database.editions.get('PRB')) ?? {}
    expect(made?.revision).toBe(manifest?.revision)
    await database.searchIndexes.clear()
    await new OpenIndexes(database, searchMemory(undefined)).prepare('PRB')
    expect((await database.searchIndexes.get('PRB'))?.bytes).toEqual(made?.bytes)
  })

  it('that fails keeps its books, says why, and asks only for the missing segments the next time', async () => {
    server.meddle = (path) => {
      if (server.asked.filter(isSegment).length < 2 || !isSegment(path)) return undefined
      throw new TypeError('connection lost')
    }
    await expect(tab().start('PRB')).rejects.toMatchObject({ code: 'network' })
    expect(await database.downloads.get('PRB')).toMatchObject({ state: 'failed', error: { code: 'network' } })
    expect((await database.editions.get('PRB'))?.isInstalled).toBeFalsy()
    expect(await database.books.count()).toBe(1)
    server.meddle = () => undefined
    server.asked.length = 0
    await tab().start('PRB')
    expect(server.asked.filter(isSegment).length).toBe(2)
    expect(await database.chapters.count()).toBe(6)
    // Not all books passed by this time: the index is made of what is stored.
    expect(await database.searchIndexes.count()).toBe(1)
  })

  it.each<[string, () => Response, string]>([
    ['other bytes than the manifest names', () => ours('{"contract":1,"books":[]}'), 'hash-mismatch'],
    ['a page in place of our answer', () => new Response('<p>Login</p>'), 'captive-portal'],
    [
      'an error of the server',
      () => ours({ error: { code: 'internal', message: '', id: '' } }, 500),
      'internal',
    ],
  ])('refuses %s and stores nothing of it', async (_, answer, code) => {
    server.meddle = (path) => (isSegment(path) ? answer() : undefined)
    await expect(tab().start('PRB')).rejects.toMatchObject({ code })
    expect(await database.books.count()).toBe(0)
    expect(await database.chapters.count()).toBe(0)
  })

  it('that is paused stops asking, and goes on where it was', async () => {
    const downloads = tab()
    let pausing: Promise<void> | undefined
    server.meddle = (path) => {
      if (isSegment(path)) pausing ??= downloads.pause('PRB')
      return undefined
    }
    await expect(downloads.start('PRB')).rejects.toMatchObject({ code: 'cancelled' })
    await pausing
    expect(await database.downloads.get('PRB')).toMatchObject({ state: 'paused' })
    expect(server.asked.filter(isSegment).length).toBe(1)
    server.meddle = () => undefined
    await downloads.start('PRB')
    expect((await database.editions.get('PRB'))?.isInstalled).toBe(true)
  })

  it('that was running when the browser ended goes on at the next start', async () => {
    await database.downloads.put({
      abbreviation: 'PRB',
      state: 'running',
      doneBytes: 5,
      totalBytes: 10,
      startedAt: 1,
    })
    await tab().resumeAll()
    await vi.waitFor(
      async () => expect((await database.editions.get('PRB'))?.isInstalled).toBe(true),
      patient,
    )
  })

  it('runs in one tab only and stops when another tab pauses it', async () => {
    const lock = makeLock()
    const first = tab(lock)
    const second = tab(lock)
    let opened: Promise<void> | undefined
    server.meddle = (path) => {
      if (isSegment(path)) opened ??= second.resumeAll().then(() => second.pause('PRB'))
      return opened?.then(() => undefined) as undefined
    }
    await expect(first.start('PRB')).rejects.toMatchObject({ code: 'cancelled' })
    expect(server.asked.filter(isSegment).length).toBe(1)
    expect(await database.downloads.get('PRB')).toMatchObject({ state: 'paused' })
  })

  it('that is cancelled takes away what it brought, and leaves what was read before it began', async () => {
    await fetchChapter(database, { abbreviation: 'PRB', canonical: 8_001_000 }, 1)
    const before = await stored()
    expect(before.chapters.length).toBe(1)
    const downloads = tab()
    server.meddle = (path) => {
      if (!isSegment(path) || server.asked.filter(isSegment).length < 3) return undefined
      throw new TypeError('connection lost')
    }
    await expect(downloads.start('PRB')).rejects.toMatchObject({ code: 'network' })
    expect(await database.chapters.count()).toBeGreaterThan(1)
    await expect(downloads.start('PRB')).rejects.toMatchObject({ code: 'network' })
    await downloads.cancel('PRB')
    expect(await stored()).toEqual(before)
    expect(await database.downloads.count()).toBe(0)
  })

  it('that another tab cancels between two books stores no more of them', async () => {
    const lock = makeLock()
    const first = tab(lock)
    const second = tab(lock)
    const put = vi.spyOn(database.books, 'put')
    let cancelled: Promise<void> | undefined
    server.meddle = (path) => {
      if (isSegment(path) && put.mock.calls.length > 0) cancelled ??= second.cancel('PRB')
      return undefined
    }
    await expect(first.start('PRB')).rejects.toMatchObject({ code: 'cancelled' })
    await cancelled
    put.mockRestore()
    expect(await stored()).toEqual({ books: [], chapters: [] })
    expect((await database.editions.get('PRB'))?.isInstalled).toBeFalsy()
  })

  it('that finds no room frees some and tries again, then says so', async () => {
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    const write = vi.spyOn(database.chapters, 'bulkPut').mockRejectedValue(full)
    await expect(tab().start('PRB')).rejects.toMatchObject({ code: 'quota-exceeded' })
    expect(write).toHaveBeenCalledTimes(2)
    write.mockRestore()
    expect(await database.books.count()).toBe(0)
  })
})

describe('an update', () => {
  beforeEach(async () => {
    await tab().start('PRB')
    server.editions = [await editionOf('PRB', [bookNumbered(1), bookNumbered(8, 'Neu'), bookNumbered(43)])]
    await refreshLibrary(database, 2)
    server.asked.length = 0
  })

  it('is offered and changes nothing before the person wants it', async () => {
    const row = await database.editions.get('PRB')
    expect(row?.available?.revision).not.toBe(row?.manifest?.revision)
    expect((await database.chapters.toArray()).some(({ chapter }) => /Neu/.test(textOf(chapter)))).toBe(false)
  })

  it('fetches the changed book only and removes its old text', async () => {
    await tab().start('PRB')
    expect(server.asked.filter(isSegment).length).toBe(1)
    const row = await database.editions.get('PRB')
    expect(row?.available).toBeUndefined()
    expect(await database.books.count()).toBe(3)
    const hash = row?.manifest?.bookList[1]?.hash ?? ''
    expect(textOf((await database.chapters.get(['PRB', hash, 8_001_000]))?.chapter)).toContain('Neu')
  })

  it('that fails or is cancelled leaves the old text whole', async () => {
    const before = await database.chapters.toArray()
    server.meddle = (path) => {
      if (isSegment(path)) throw new TypeError('connection lost')
      return undefined
    }
    const downloads = tab()
    await expect(downloads.start('PRB')).rejects.toBeInstanceOf(AppError)
    await downloads.cancel('PRB')
    expect(await database.chapters.toArray()).toEqual(before)
    expect(await database.downloads.count()).toBe(0)
    expect((await database.editions.get('PRB'))?.isInstalled).toBe(true)
  })
})

async function stored() {
  return {
    books: (await database.books.toArray()).map(({ hash }) => hash),
    chapters: await database.chapters.toArray(),
  }
}

function textOf(chapter: { verses: readonly { content: string }[] } | undefined): string {
  return (chapter?.verses ?? []).map(({ content }) => content).join(' ')
}
