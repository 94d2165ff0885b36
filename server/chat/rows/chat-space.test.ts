/** Chats in the space of a member, and what is searched of them: the database counts and keeps both, whatever happens. */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { utf8Length } from '#core/utf8-length'
import { memberForEach } from '../../../tests/support/databases/stored-things'
import { databases, type TestStore } from '../../../tests/support/databases/test-databases'
import { said } from '../../../tests/support/servers/scripted-writer'
import { recountSpace } from '../../operate/restore-members'
import { chatMessages, chats, chatTexts, users } from '../../store/schema/schema'
import { saveEnd, saveProgress } from './store-answer'

describe.each(databases)('the chats of a member over $name', ({ open }) => {
  let store: TestStore
  let member = 0
  memberForEach(open, (opened) => {
    ;({ store, member } = opened)
  })
  const used = async () => (await store.db.select().from(users).where(eq(users.id, member)))[0]?.space
  const texts = async () =>
    (await store.db.select().from(chatTexts).orderBy(chatTexts.n)).map(({ folded }) => folded)
  /** A chat with a question, whose answer is being written. */
  async function begun(question: string): Promise<string> {
    const id = randomUUID()
    await store.db.insert(chats).values({ id, userId: member, title: '', createdAt: 1, updatedAt: 1 })
    const row = { chatId: id, userId: member, at: Date.now() } as const
    await store.db.insert(chatMessages).values([
      { ...row, n: 1, content: question, role: 'user', state: 'complete', by: 'member' },
      { ...row, n: 2, content: '', role: 'assistant', state: 'streaming', by: 'library' },
    ])
    return id
  }
  const events = [said('Aegypten.')]
  const ended = { events, content: 'Aegypten.', state: 'complete', by: 'library', error: false } as const
  const chatBytes = 200 + 2
  const bytesOf = (content: string, told: unknown[]) =>
    200 + utf8Length(content) + utf8Length(JSON.stringify(told))

  it('count with their questions and whole answers, not while they are written', async () => {
    const id = await begun('Woher kam Mose?')
    const place = { chat: id, n: 2, user: member }
    const asked = chatBytes + bytesOf('Woher kam Mose?', [])
    expect(await used()).toBe(asked)
    await saveProgress(store.db, place, { events, content: 'Aegypten.' })
    expect(await used()).toBe(asked)
    expect(await texts()).toEqual(['woher kam mose?'])
    await saveEnd(store, place, { ...ended, events: [...events] })
    const whole = asked + bytesOf('Aegypten.', events)
    expect(await used()).toBe(whole)
    expect(await texts()).toEqual(['woher kam mose?', 'aegypten.'])
    await store.transaction(async (tx) => await recountSpace(tx))
    expect(await used()).toBe(whole)
  })

  it('free what they took when they are deleted, take it again when restored, and nothing twice when purged', async () => {
    const id = await begun('Woher kam Mose?')
    const before = await used()
    const set = async (deletedAt: number | null) =>
      await store.db.update(chats).set({ deletedAt }).where(eq(chats.id, id))
    await set(5)
    expect(await used()).toBe(0)
    await set(null)
    expect(await used()).toBe(before)
    await set(5)
    await store.db.delete(chats).where(eq(chats.id, id))
    expect([await used(), await texts()]).toEqual([0, []])
    await begun('Und wieder?')
    await store.db.delete(chats)
    expect(await used()).toBe(0)
  })

  it('of before are counted and searched as well', async () => {
    const id = await begun('Woher kam Mose?')
    const before = await used()
    // As the migration does for rows that no trigger has seen.
    await store.db.execute(sql`delete from chat_texts`)
    await store.db
      .update(chatMessages)
      .set({ content: 'Woher kam Mose?' })
      .where(and(eq(chatMessages.chatId, id), eq(chatMessages.n, 1)))
    expect([await used(), await texts()]).toEqual([before, ['woher kam mose?']])
  })
})
