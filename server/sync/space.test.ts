/** What a member may take: counted by the database as core counts it, refused when it is full, and free again when something goes. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CallName } from '#core/contract/api'
import { maxRecordedOps } from '#core/limits'
import { rowBytes } from '#core/sync/server/space'
import { dayMs } from '#core/time'
import { askHandler } from '../../tests/support/databases/call-handler'
import { memberForEach, readyStore } from '../../tests/support/databases/stored-things'
import { oneDatabase, type TestStore } from '../../tests/support/databases/test-databases'
import type { Handler } from '../http/call-routes'
import { purge } from '../members/purge-members'
import { recordedOps, things, users } from '../store/schema/schema'
import { pull } from './pull-call'
import { writeCalls } from './write-calls'

const quota = 1_000_000
const noteBytes = 60_000
const reading = { name: 'Ruth 1', route: '/SEN/Ru1', type: 'text', abbreviations: 'SEN', parent: 0 }

function noteBody(title: string, length = noteBytes, base = 0) {
  // Of two bytes each in UTF-8.
  const text = { type: 'text', text: 'ä'.repeat(length / 2) }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  return { title, body, numbering: 'eng', chapter: 0, verses: [], tags: [], base }
}

describe.each(oneDatabase)('the space of a member over $name', ({ open }) => {
  let store: TestStore
  let member = 0
  memberForEach(open, (opened) => {
    ;({ store, member } = opened)
  })

  const full = () => ({ ...store, quota })
  async function ask(name: CallName, input: object, op: string = randomUUID()) {
    const handlers: Partial<Record<CallName, unknown>> = {
      ...writeCalls(readyStore(full())),
      pull: pull(readyStore(full())),
    }
    return await askHandler(name, handlers[name] as Handler<'putNote'>, {
      user: member,
      headers: { 'idempotency-key': op, 'x-device': 'd1' },
      ...input,
    })
  }
  const putNote = async (id: string, body: object, op?: string) =>
    await ask('putNote', { params: { id }, body }, op)
  const own = async () => (await store.db.select().from(users).where(eq(users.id, member)))[0]
  const counted = async () => (await own())?.space
  const added = async () => {
    const rows = await store.db.select().from(things)
    return rows.reduce((sum, row) => sum + rowBytes(row), 0)
  }
  const refused = { code: 'space-full' }

  it('is counted the same by database and core, whatever happens', async () => {
    const id = randomUUID()
    const steps = [
      async () => await putNote(id, noteBody('€ 😀 "\\')),
      async () => await putNote(id, noteBody('kürzer', 20, 1)),
      async () => await ask('addActivity', { body: reading }),
      async () => await ask('clearActivities', { query: {} }),
      async () => await ask('deleteNote', { params: { id }, query: { base: 2 } }),
      async () => await purge(store, Date.now() + 400 * dayMs),
    ]
    for (const step of steps) {
      await step()
      expect(await counted()).toBe(await added())
      expect((await own())?.recorded).toBe(await store.db.$count(recordedOps))
    }
    expect(await own()).toMatchObject({ space: 0, recorded: 0 })
  })

  it('takes notes until it is full, and one more when another has gone', async () => {
    const ids: string[] = []
    const fill = async () => {
      for (;;) {
        const id = randomUUID()
        await putNote(id, noteBody('voll'))
        ids.push(id)
      }
    }
    await expect(fill()).rejects.toMatchObject(refused)
    expect(ids.length).toBe(Math.floor(quota / (noteBytes + 600)))
    expect(await counted()).toBeLessThanOrEqual(quota)
    const [gone = ''] = ids
    await ask('deleteNote', { params: { id: gone }, query: { base: 1 } })
    await putNote(randomUUID(), noteBody('wieder Platz'))
  })

  it('that is full takes what makes it smaller, nothing else, and does not grow by tries', async () => {
    const id = randomUUID()
    await putNote(id, noteBody('die erste'))
    await store.db.update(users).set({ space: quota })
    const rejected = [
      async () => await putNote(id, noteBody('die erste', noteBytes + 2, 1)),
      async () => await putNote(randomUUID(), noteBody('neu', 20)),
      async () => await ask('addActivity', { body: reading }),
      async () => await ask('putLike', { params: { key: 'verse:v:eng:43003016' } }),
    ]
    for (const write of rejected) await expect(write()).rejects.toMatchObject(refused)
    await ask('deleteLike', { params: { key: 'verse:v:eng:43003016' } })
    expect(await counted()).toBe(quota)
    await putNote(id, noteBody('die erste', 200, 1))
    expect(await counted()).toBeLessThan(quota)
  })

  it('that was full when an op came refuses the same op for good', async () => {
    const [id, op] = [randomUUID(), randomUUID()]
    await store.db.update(users).set({ space: quota })
    await expect(putNote(id, noteBody('spät', 20), op)).rejects.toMatchObject(refused)
    await store.db.update(users).set({ space: 0 })
    await expect(putNote(id, noteBody('spät', 20), op)).rejects.toMatchObject(refused)
    await putNote(id, noteBody('spät', 20))
  })

  it('holds as many records of ops as it may, the newest', async () => {
    const like = { params: { key: 'verse:v:eng:43003016' } }
    const [first, last] = [randomUUID(), randomUUID()]
    await ask('putLike', like, first)
    await store.db.execute(sql`insert into ${recordedOps} (user_id, op_id, fingerprint, outcome, at)
      select ${member}, gen_random_uuid(), '', '{"status":200,"rows":[]}', 1e13 from generate_series(2, ${maxRecordedOps})`)
    await ask('deleteLike', like, last)
    const kept = await store.db.select({ id: recordedOps.opId }).from(recordedOps)
    expect(kept.length).toBe(maxRecordedOps * 0.95 + 1)
    expect(kept.map(({ id }) => id).filter((id) => id === first || id === last)).toEqual([last])
    expect((await own())?.recorded).toBe(kept.length)
  })

  it('is told with every pull', async () => {
    await putNote(randomUUID(), noteBody('eins'))
    expect(await ask('pull', { query: {} })).toMatchObject({ space: { used: await counted(), quota } })
  })

  it('has no second copy of a text in the records of ops', async () => {
    await putNote(randomUUID(), noteBody('eins'))
    const [{ bytes = 0 } = {}] = await store.db
      .select({ bytes: sql<number>`octet_length(${recordedOps.outcome}::text)::int` })
      .from(recordedOps)
    expect(bytes).toBeLessThan(200)
  })
})
