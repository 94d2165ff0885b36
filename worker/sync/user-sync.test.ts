import { IDBDatabase as FDBDatabase } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SyncState } from '#core/contract/browser/members'
import { noteText } from '#core/contract/members/note-text'
import type { Change, Op } from '#core/contract/members/op'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import { UserDatabase } from '#db/user-database'
import { patient } from '../../tests/support/patient'
import type { Members } from '../account/members'
import { type FakeAccounts, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { refusal } from '../testing/fake-request'
import { freshDatabase, ours } from '../testing/fake-server'
import { closeTabs, firstLogin, openTab, outboxOf } from '../testing/member-tabs'

const verse = 'verse:v:org:43003016'
const like: Change = { kind: 'like', key: `like:${verse}`, body: true }
const noteKey = 'note:11111111-2222-4333-8444-555555555555'

let database: Database
let server: FakeAccounts
let tab: Members

beforeEach(async () => {
  database = freshDatabase()
  server = startFakeAccounts(userNumbered(1))
  tab = await openTab(database)
  await tab.calls.signIn(firstLogin)
})
afterEach(() => {
  closeTabs()
  vi.useRealTimers()
})

/** A wait may be cut short every 2 s: the clock of the device goes on. */
async function syncLater(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
  await tab.syncNow()
}

function note(text: string): Change {
  const content = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
  const body = { title: '', body: { type: 'doc' as const, content }, numbering: 'org' as const }
  return { kind: 'note', key: noteKey, body: { ...body, chapter: 43_003_000, verses: [], tags: [] } }
}

function keyOf(activity: number): string {
  return `act:00000000-0000-4000-8000-${String(activity).padStart(12, '0')}`
}

async function read<Result>(query: (user: UserDatabase) => PromiseLike<Result>): Promise<Result> {
  const user = new UserDatabase(1)
  const result = await query(user)
  user.close()
  return result
}

const state = () => read(async (user) => (await user.state.get('sync'))?.value as SyncState)
const rowOf = (key: string) => server.synced.get(1)?.rows.get(key)

describe('a change', () => {
  it('is shown at once and on the server a moment later', async () => {
    await tab.change(like)
    expect(await read(({ things }) => things.get(like.key))).toMatchObject({ kind: 'like', waiting: 1 })
    await vi.waitFor(async () => expect(rowOf(like.key)).toMatchObject({ deleted: false }), patient)
    await vi.waitFor(async () => expect(await outboxOf(1)).toEqual([]), patient)
    expect(await read(({ things }) => things.get(like.key))).toMatchObject({ waiting: 0, rev: 1 })
  })

  it('carries what makes repeating it harmless, and for whom it is', async () => {
    await tab.change(like)
    await tab.syncNow()
    const sent = server.asked.find(({ method }) => method === 'PUT')
    expect(sent?.path).toBe(`/api/likes/${verse}`)
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{8}-/)
    expect(sent?.headers.get('x-account')).toBe('1')
    expect(sent?.headers.get('authorization')).toBe('Bearer token-1')
    const device = await read(({ state: rows }) => rows.get('device'))
    expect(sent?.headers.get('x-device')).toBe(device?.value)
  })

  it('whose answer was lost is sent again and has one effect', async () => {
    server.meddle = (request) => {
      if (request.method !== 'PUT') return undefined
      server.synced.get(1)?.answer(request)
      throw new TypeError('network lost')
    }
    await tab.change(like)
    await tab.syncNow()
    expect(await state()).toMatchObject({ phase: 'offline' })
    server.meddle = () => undefined
    await syncLater()
    expect(await outboxOf(1)).toEqual([])
    expect(rowOf(like.key)?.rev).toBe(1)
  })

  it('behind a captive portal waits', async () => {
    server.meddle = ({ method }) => (method === 'PUT' ? new Response('<html>', { status: 200 }) : undefined)
    await tab.change(like)
    await tab.syncNow()
    expect(await outboxOf(1)).toHaveLength(1)
    expect((await state()).nextTry).toBeGreaterThan(0)
  })

  it('the server refuses is listed with the reason, and can be dropped', async () => {
    server.meddle = ({ method }) => (method === 'PUT' ? refusal('invalid-input', 400) : undefined)
    await tab.change(like)
    await tab.syncNow()
    const [op] = await outboxOf(1)
    expect(op).toMatchObject({ state: 'refused', reason: { status: 400, code: 'invalid-input' } })
    expect(await read(({ things }) => things.get(like.key))).toBeUndefined()
    await tab.settleOp(op?.seq ?? 0, 'discard')
    expect(await outboxOf(1)).toEqual([])
  })

  it('that was refused can be tried again', async () => {
    server.meddle = ({ method }) => (method === 'PUT' ? refusal('invalid-input', 400) : undefined)
    await tab.change(like)
    await tab.syncNow()
    server.meddle = () => undefined
    await tab.settleOp((await outboxOf(1))[0]?.seq ?? 0, 'retry')
    expect(await outboxOf(1)).toEqual([])
    expect(rowOf(like.key)).toMatchObject({ deleted: false })
  })

  it('made again before it was sent takes the place of the first', async () => {
    server.isOnline = false
    await tab.change(note('eins'))
    await tab.change(note('zwei'))
    await tab.syncNow()
    expect(await outboxOf(1)).toHaveLength(1)
    server.isOnline = true
    await syncLater()
    const thing = await read(({ things }) => things.get(noteKey))
    expect(thing?.kind === 'note' && noteText(thing.data.body)).toBe('zwei')
    expect(thing).toMatchObject({ waiting: 0, places: ['org:43003000'] })
  })

  it('among too many takes the place of the oldest activity', async () => {
    server.isOnline = false
    const body = {
      name: 'Johannes 3',
      route: '/LUT12/Joh3',
      type: 'text',
      abbreviations: '',
      parent: 0,
    } as const
    await tab.change({ kind: 'activity', key: keyOf(0), body })
    const [{ seq: _, ...first }] = (await outboxOf(1)) as [Op]
    const more = Array.from({ length: limits.maxQueuedOps - 1 }, (_, index) => ({
      ...first,
      key: keyOf(index + 1),
    }))
    await read(({ outbox }) => outbox.bulkAdd(more as Op[]))
    await tab.change(like)
    expect(await read(({ outbox }) => outbox.count())).toBe(limits.maxQueuedOps)
    expect(await read(({ things }) => things.get(keyOf(0)))).toBeUndefined()
  })

  it('is written to a transaction that waits for the disk', async () => {
    const transaction = vi.spyOn(FDBDatabase.prototype, 'transaction')
    closeTabs()
    tab = await openTab(database)
    await tab.change(like)
    const { calls } = transaction.mock
    transaction.mockRestore()
    const writes = calls.filter(([names, mode]) => mode === 'readwrite' && [...names].length === 5)
    const modes = writes.map(([, , options]) => options?.durability)
    expect(modes.length).toBeGreaterThan(0)
    expect(new Set(modes)).toEqual(new Set(['strict']))
  })
})

describe('pulling', () => {
  it('brings what another device did', async () => {
    const other = { method: 'PUT', path: `/api/likes/${verse}`, headers: new Headers(), body: {} }
    server.synced.get(1)?.answer(other)
    await tab.syncNow()
    expect(await read(({ things }) => things.get(like.key))).toMatchObject({ kind: 'like', rev: 1 })
    expect((await state()).syncedAt).toBeGreaterThan(0)
  })

  it('with somebody else’s token stores nothing', async () => {
    server.meddle = ({ path }) => (path.startsWith('/api/sync') ? refusal('wrong-account', 409) : undefined)
    await tab.syncNow()
    expect(await read(({ rows }) => rows.count())).toBe(0)
  })

  it('an answer of another shape changes nothing and is tried again', async () => {
    server.meddle = ({ path }) => (path.startsWith('/api/sync') ? ours({ changes: 'none' }) : undefined)
    await tab.syncNow()
    expect((await state()).nextTry).toBeGreaterThan(0)
  })
})
