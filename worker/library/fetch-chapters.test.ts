import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database'
import {
  bookNumbered,
  editionOf,
  type FakeEdition,
  type FakeServer,
  freshDatabase,
  startFakeServer,
} from '../testing/fake-server'
import { fetchChapter } from './fetch-chapters'

const wanted = { abbreviation: 'PRB', canonical: 8_002_000 }

let database: Database
let server: FakeServer
let edition: FakeEdition

beforeEach(async () => {
  database = freshDatabase()
  edition = await editionOf('PRB', [bookNumbered(8)])
  server = startFakeServer(edition)
})

describe('a wanted chapter', () => {
  it('is stored exactly as the edition has it, and asked for once', async () => {
    expect(await fetchChapter(database, wanted, 1)).toEqual({ kind: 'stored' })
    const hash = edition.manifest.bookList[0]?.hash ?? ''
    const row = await database.chapters.get(['PRB', hash, 8_002_000])
    expect(row?.chapter).toEqual(edition.books.get(8)?.chapters[1])
    expect((await database.books.get(['PRB', hash]))?.titles).toEqual(['Buch 8'])
    server.asked.length = 0
    expect(await fetchChapter(database, wanted, 2)).toEqual({ kind: 'stored' })
    expect(server.asked).toEqual([])
  })

  it('the edition does not have is absent, without asking for it', async () => {
    expect(await fetchChapter(database, { ...wanted, canonical: 8_003_000 }, 1)).toEqual({ kind: 'absent' })
    expect(server.asked).toEqual(['/api/library/PRB'])
  })

  it('fails with a code when there is no network or another answers', async () => {
    server.meddle = () => {
      throw new TypeError('offline')
    }
    expect(await fetchChapter(database, wanted, 1)).toMatchObject({
      kind: 'failed',
      error: { code: 'network' },
    })
    server.meddle = () => new Response('<p>Login</p>')
    expect(await fetchChapter(database, wanted, 1)).toMatchObject({ error: { code: 'captive-portal' } })
  })

  it('of an edition that changed meanwhile comes with its new manifest', async () => {
    await fetchChapter(database, { ...wanted, canonical: 8_001_000 }, 1)
    const next = await editionOf('PRB', [bookNumbered(8, 'Neu')])
    server.editions = [next]
    expect(await fetchChapter(database, wanted, 2)).toEqual({ kind: 'stored' })
    expect((await database.editions.get('PRB'))?.manifest?.revision).toBe(next.manifest.revision)
    expect((await database.chapters.toArray()).map(({ chapter }) => chapter.verses[0]?.content)).toEqual([
      'Neu 8 2,1',
    ])
  })

  it('of an installed edition is never the newer text of the server', async () => {
    await fetchChapter(database, { ...wanted, canonical: 8_001_000 }, 1)
    await database.editions.update('PRB', { isInstalled: true })
    server.editions = [await editionOf('PRB', [bookNumbered(8, 'Neu')])]
    expect(await fetchChapter(database, wanted, 2)).toMatchObject({ error: { code: 'hash-mismatch' } })
    expect(await database.chapters.count()).toBe(1)
  })
})
