import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import { patient } from '../../tests/support/patient'
import { sha256 } from '../platform'
import { OpenIndexes } from '../search/open-indexes'
import { searchMemory } from '../search/search-memory'
import {
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
/** What is to be done later, with its delay. */
let later: { run: () => void; delayMs: number }[]

beforeEach(async () => {
  database = freshDatabase()
  later = []
  server = startFakeServer(await threeBookEdition())
})

/** The only tab of its browser. */
function tab(): Downloads {
  const indexes = new OpenIndexes(database, searchMemory(undefined))
  let last: Promise<unknown> = Promise.resolve()
  return new Downloads(database, {
    now: () => 1,
    works: {
      edition: new EditionWork(database, {
        now: () => 1,
        sha256,
        dropCachedTexts: async () => undefined,
        takeIn: (manifest) => indexes.takeIn(manifest),
      }),
      pack: new PackWork(database, { now: () => 1, sha256 }),
    },
    freeSpace: async () => undefined,
    alone: (run) => {
      const mine = last.then(run)
      last = mine.catch(() => undefined)
      return mine
    },
    later: (run, delayMs) => void later.push({ run, delayMs }),
  })
}

describe('a download that the network left', () => {
  const cutAfterFirst = (path: string): undefined => {
    if (isSegment(path) && server.asked.filter(isSegment).length > 1) throw new TypeError('connection lost')
  }
  const isInstalled = async () => (await database.editions.get('PRB'))?.isInstalled === true

  it.each([
    ['a lost connection', cutAfterFirst],
    ['a page in place of our answer', () => new Response('<p>Login</p>')],
    ['a server that is starting', () => ours({ error: { code: 'unavailable', message: '', id: '' } }, 503)],
    ['a gateway without a server', () => ours('<p>502</p>', 502)],
    ['too many requests', () => ours({ error: { code: 'too-many-requests', message: '', id: '' } }, 429)],
  ])('by %s goes on by itself when it is back', async (_, answer) => {
    const downloads = tab()
    server.meddle = (path) => (isSegment(path) ? answer(path) : undefined)
    await expect(downloads.start('PRB')).rejects.toBeInstanceOf(AppError)
    expect(await isInstalled()).toBe(false)
    server.meddle = () => undefined
    await downloads.resumeAll()
    await vi.waitFor(async () => expect(await isInstalled()).toBe(true), patient)
    expect(await database.downloads.count()).toBe(0)
  })

  it('goes on in another tab, and at the next start', async () => {
    server.meddle = cutAfterFirst
    await expect(tab().start('PRB')).rejects.toMatchObject({ code: 'network' })
    server.meddle = () => undefined
    server.asked.length = 0
    await tab().resumeAll()
    await vi.waitFor(async () => expect(await isInstalled()).toBe(true), patient)
    expect(server.asked.filter(isSegment).length).toBe(2)
  })

  it.each([
    ['that a person paused', { state: 'paused' as const }],
    [
      'whose bytes were wrong',
      { state: 'failed' as const, error: { code: 'hash-mismatch' as const, message: '', details: {} } },
    ],
    [
      'that found no room',
      { state: 'failed' as const, error: { code: 'quota-exceeded' as const, message: '', details: {} } },
    ],
  ])('does not go on by itself: one %s', async (_, row) => {
    const row_ = { abbreviation: 'PRB', doneBytes: 0, totalBytes: 1, startedAt: 1, ...row }
    await database.downloads.put(row_)
    await tab().resumeAll()
    await new Promise((resolve) => setTimeout(resolve))
    expect(await database.downloads.get('PRB')).toEqual(row_)
    expect(server.asked).toEqual([])
  })

  it('is asked for once, however often it is told that the network is back', async () => {
    server.meddle = cutAfterFirst
    const downloads = tab()
    await expect(downloads.start('PRB')).rejects.toMatchObject({ code: 'network' })
    server.meddle = () => undefined
    server.asked.length = 0
    await Promise.all([downloads.resumeAll(), downloads.resumeAll(), downloads.resumeAll()])
    await vi.waitFor(async () => expect(await isInstalled()).toBe(true), patient)
    expect(server.asked.filter(isSegment).length).toBe(2)
  })

  it('tries again later by itself, ever more seldom, and stops when it is paused', async () => {
    server.meddle = (path) => {
      if (isSegment(path)) throw new TypeError('connection lost')
      return undefined
    }
    const downloads = tab()
    await expect(downloads.start('PRB')).rejects.toMatchObject({ code: 'network' })
    for (let tries = 1; tries < 12; tries += 1) {
      later.at(-1)?.run()
      await vi.waitFor(() => expect(later.length).toBe(tries + 1), patient)
    }
    const delays = later.map(({ delayMs }) => delayMs)
    expect(delays[0]).toBe(limits.downloadAgainMs)
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    expect(delays.at(-1)).toBe(limits.downloadAgainAtMostMs)
    await downloads.pause('PRB')
    server.asked.length = 0
    later.at(-1)?.run()
    await new Promise((resolve) => setTimeout(resolve))
    expect(server.asked).toEqual([])
  })
})
