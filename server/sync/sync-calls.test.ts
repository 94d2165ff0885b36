import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CallName } from '#core/contract/api'
import type { SyncRow } from '#core/contract/members/things'
import * as limits from '#core/limits'
import { opVersions } from '#core/sync/protocol'
import { type AskInput, askHandler } from '../../tests/support/databases/call-handler'
import { addMember, memberForEach, readyStore } from '../../tests/support/databases/stored-things'
import { databases, type TestStore } from '../../tests/support/databases/test-databases'
import type { Handler } from '../http/call-routes'
import { purge } from '../members/purge-members'
import { recordedOps, things, users } from '../store/schema/schema'
import { pull } from './pull-call'
import { writeCalls } from './write-calls'

const dayMs = 86_400_000
const note = randomUUID()
const reading = { name: 'Johannes 3', route: '/SDE/Joh3', type: 'text', abbreviations: 'SDE', parent: 0 }
const like = { params: { key: 'verse:v:eng:43003016' } }

function textOf(text: string) {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }
  return { type: 'doc', content: [paragraph] }
}

function noteBody(title: string, base: number) {
  const place = { numbering: 'eng', chapter: 43_003_000, verses: [43_003_016] }
  return { title, body: textOf(title), ...place, tags: [], base }
}

describe.each(databases)('the sync over $name', ({ open }) => {
  let store: TestStore
  let member = 0
  memberForEach(open, (opened) => {
    ;({ store, member } = opened)
  })

  async function ask<N extends CallName>(name: N, input: AskInput & { op?: string; device?: string } = {}) {
    const handlers: Partial<Record<CallName, unknown>> = {
      ...writeCalls(readyStore(store)),
      pull: pull(readyStore(store)),
    }
    const { op, device, headers, ...rest } = input
    return await askHandler(name, handlers[name] as Handler<N>, {
      user: member,
      headers: {
        ...(op ? { 'idempotency-key': op } : {}),
        ...(device ? { 'x-device': device } : {}),
        ...headers,
      },
      ...rest,
    })
  }
  const rows = async () => (await ask('pull')).changes
  const keys = async () => (await rows()).map(({ key, deleted }) => (deleted ? `-${key}` : key))

  it('gives each change the next number of its member', async () => {
    const { row } = await ask('setOption', { params: { id: member }, body: { path: 'theme', value: 'dark' } })
    expect(row).toEqual({ key: 'opt:theme', rev: 1, deleted: false, data: 'dark' })
    expect((await ask('putLike', like)).row.rev).toBe(2)
    const other = await addMember(store, 'b@example.org')
    expect((await ask('putLike', { ...like, user: other })).row.rev).toBe(1)
  })

  it('an op that comes twice changes nothing and is answered as the first time', async () => {
    const op = randomUUID()
    const sent = { op, params: { id: note }, body: noteBody('eins', 0) }
    const first = await ask('putNote', sent)
    expect(JSON.stringify(await ask('putNote', sent))).toBe(JSON.stringify(first))
    await ask('putNote', { params: { id: note }, body: noteBody('zwei', 1) })
    expect(await ask('putNote', sent)).toMatchObject({ rows: [{ rev: 1, data: { title: 'zwei' } }] })
    expect((await rows()).map(({ rev, data }) => [rev, Object(data).title])).toEqual([[2, 'zwei']])
  })

  it('the same op sent by twenty at once takes effect once', async () => {
    const op = randomUUID()
    const body = { ...reading, id: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => await ask('addActivity', { op, body })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await rows()).map(({ rev }) => rev)).toEqual([1])
    expect(await store.db.$count(recordedOps)).toBe(1)
  })

  it('changes of twenty at once are numbered without a gap', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => await ask('addActivity', { op: randomUUID(), body: reading })),
    )
    const revisions = answers.map(({ row }) => row?.rev ?? 0).sort((a, b) => a - b)
    expect(revisions).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  it('an id that was used for something else is refused', async () => {
    const op = randomUUID()
    await ask('putLike', { op, ...like })
    await expect(ask('deleteLike', { op, ...like })).rejects.toMatchObject({ code: 'key-reused' })
    expect(await keys()).toEqual(['like:verse:v:eng:43003016'])
  })

  it('a refusal is remembered with its op', async () => {
    const op = randomUUID()
    const wrong = { op, params: { id: member }, body: { path: '__proto__.polluted', value: true } }
    await expect(ask('setOption', wrong)).rejects.toMatchObject({ code: 'invalid-input' })
    const [recorded] = await store.db.select().from(recordedOps)
    expect(recorded?.outcome.status).toBe(422)
    await expect(ask('setOption', wrong)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it.each(['verse:v:eng:0', 'chapter:v:eng:43003016', "x' or 1=1", `verse:v:eng:43003016\u0000`])(
    'the key %j is none',
    async (key) => {
      await expect(ask('putLike', { params: { key } })).rejects.toMatchObject({ code: 'invalid-input' })
      expect(await rows()).toEqual([])
    },
  )

  it('an app that is too old has to load anew, the one before it not', async () => {
    const headers = (version: number) => ({ headers: { 'x-op-version': String(version) } })
    await expect(ask('putLike', { ...like, ...headers(opVersions.current - 2) })).rejects.toMatchObject({
      code: expect.stringMatching(/client-too-old|invalid-input/),
    })
    await ask('putLike', { ...like, ...headers(opVersions.current - 1) })
  })

  it.each([
    ['idempotency-key', 'one'],
    ['x-sent-at', 'yesterday'],
    ['x-device', '<b>'],
  ])('a call with a wrong %s is refused', async (name, value) => {
    const refused = ask('putLike', { ...like, headers: { [name]: value } })
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it('a text another device had not seen is kept as a copy, one it had seen is not', async () => {
    const put = async (device: string, title: string, base: number) =>
      (await ask('putNote', { device, op: randomUUID(), params: { id: note }, body: noteBody(title, base) }))
        .rows
    await put('phone', 'A', 0)
    await put('desk', 'B', 1)
    const written = await put('phone', 'C', 1)
    expect(written.map(({ data }) => Object(data).title)).toEqual(['C', 'B'])
    expect(Object(written[1]?.data).copyOf).toMatchObject({ note })
    // The same words once more are no loss, whatever order a database gives their fields.
    expect(await put('desk', 'C', 2)).toHaveLength(1)
  })

  it('a note changed meanwhile is not deleted', async () => {
    await ask('putNote', { device: 'phone', params: { id: note }, body: noteBody('A', 0) })
    await ask('putNote', { device: 'desk', params: { id: note }, body: noteBody('B', 1) })
    const remove = async (device: string, base: number) =>
      await ask('deleteNote', { device, params: { id: note }, query: { base } })
    expect(await remove('phone', 1)).toMatchObject({ kept: true, row: { rev: 2, deleted: false } })
    expect(await remove('phone', 2)).toMatchObject({ row: { rev: 3, deleted: true, data: null } })
  })

  it('cleared history does not come back with a device that was away', async () => {
    const now = Date.now()
    const read = async (occurredAt: number) =>
      await ask('addActivity', { body: { ...reading, occurredAt }, headers: { 'x-sent-at': String(now) } })
    await read(now - 3_000)
    const { removed } = await ask('clearActivities', {
      query: { before: now - 1_000 },
      headers: { 'x-sent-at': String(now) },
    })
    expect(removed).toHaveLength(1)
    expect((await read(now - 2_000)).row).toBeUndefined()
    expect((await read(now)).row?.rev).toBe(3)
    expect((await ask('pull')).clearedBefore).toBeGreaterThan(now - 2_000)
  })

  it('each row of a cleared history gets the next number, in the order of before', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of ids) await ask('addActivity', { device: 'desk', body: { ...reading, id } })
    const other = await addMember(store, 'b@example.org')
    await ask('addActivity', { user: other, device: 'desk', body: { ...reading, id: randomUUID() } })
    const { removed } = await ask('clearActivities', { device: 'desk' })
    expect(removed).toEqual(ids)
    expect(await rows()).toEqual(
      ids.map((id, at) => ({ key: `act:${id}`, rev: at + 4, deleted: true, data: null })),
    )
    const tombstones = await store.db.select().from(things).where(eq(things.deleted, true))
    expect(tombstones.map(({ userId, device }) => [userId, device])).toEqual(ids.map(() => [member, 'desk']))
    expect((await ask('putLike', like)).row.rev).toBe(7)
    expect((await ask('pull', { user: other })).changes.map(({ deleted }) => deleted)).toEqual([false])
  })

  it('an instant is that of the action, by the clock of the server', async () => {
    const wrongClock = Date.parse('2001-01-01')
    const headers = { 'x-sent-at': String(wrongClock), 'x-op-at': String(wrongClock - 60_000) }
    const before = Date.now()
    const { row } = await ask('putLike', { ...like, headers })
    const { at } = Object(row.data)
    expect([at >= before - 60_000, at <= Date.now() - 60_000]).toEqual([true, true])
  })

  it('text is stored composed', async () => {
    const { row } = await ask('putTag', {
      params: { id: note },
      body: { name: 'Bu\u0308cher', shared: false },
    })
    expect(row.data).toEqual({ name: 'Bücher', shared: false })
  })

  it('a notification is hidden by another number than that of its address never', async () => {
    const body = { id: 8, dismiss: 3, readingPlan: false, ids: [] }
    await expect(ask('dismissNotification', { params: { id: 7 }, body })).rejects.toMatchObject({
      code: 'invalid-input',
    })
    const { row } = await ask('dismissNotification', { params: { id: 8 }, body })
    expect(Object(row.data).until).toBeGreaterThan(Date.now() + 2 * dayMs)
  })

  it('a pull goes page by page, each row once as it is now, and then only by what changed', async () => {
    for (let verse = 1; verse <= 5; verse += 1)
      await ask('putLike', { params: { key: `verse:v:eng:${43_003_000 + verse}` } })
    await ask('deleteLike', { params: { key: 'verse:v:eng:43003001' } })
    const seen: SyncRow[] = []
    let cursor = ''
    for (let more = true; more; ) {
      const page = await ask('pull', { query: { cursor, limit: '2' } })
      seen.push(...page.changes)
      ;({ cursor, more } = page)
    }
    expect(seen.map(({ rev }) => rev)).toEqual([2, 3, 4, 5, 6])
    expect(await ask('pull', { query: { cursor } })).toMatchObject({ changes: [], more: false, reset: false })
    await ask('putLike', { params: { key: 'verse:v:eng:43003002' } })
    expect((await ask('pull', { query: { cursor } })).changes.map(({ rev }) => rev)).toEqual([7])
  })

  it('old tombstones go, and who has not seen them begins anew', async () => {
    await ask('putLike', like)
    const { cursor } = await ask('pull')
    await ask('deleteLike', { op: randomUUID(), ...like })
    await purge(store, Date.now() + (limits.opIdDays - 1) * dayMs)
    expect([await store.db.$count(recordedOps), await keys()]).toEqual([1, ['-like:verse:v:eng:43003016']])
    await purge(store, Date.now() + (limits.tombstoneDays + 1) * dayMs)
    expect([await store.db.$count(recordedOps), await keys()]).toEqual([0, []])
    expect((await ask('pull', { query: { cursor } })).reset).toBe(true)
    expect((await ask('pull', { query: { cursor: (await ask('pull')).cursor } })).reset).toBe(false)
  })

  it('nothing is written for an account that was deleted meanwhile', async () => {
    await store.db.update(users).set({ deletedAt: 1 }).where(eq(users.id, member))
    await expect(ask('putLike', like)).rejects.toMatchObject({ code: 'session-ended' })
    await expect(ask('pull')).rejects.toMatchObject({ code: 'session-ended' })
    expect(await store.db.$count(things)).toBe(0)
  })
})
