/** A backup has the chats of members, whole, and another database takes them. */
import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { addMember } from '../../../tests/support/databases/stored-things'
import { oneDatabase, type TestStore } from '../../../tests/support/databases/test-databases'
import { said } from '../../../tests/support/servers/scripted-writer'
import { chatCosts, chatMessages, chats, chatTexts, chatUsage, users } from '../../store/schema/schema'
import { recountSpace } from '../restore-members'
import { dumpMembers } from './dump'
import { loadMembers } from './load'

const opened: TestStore[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

it.each(oneDatabase)('from and to $name', async ({ open }) => {
  const [from, to] = [await open(), await open()]
  opened.push(from, to)
  for (const name of ['a', 'b']) {
    const userId = await addMember(from, `${name}@example.org`)
    const id = randomUUID()
    const chat = { id, userId, title: name, canonicals: [43_003_016], createdAt: 1, updatedAt: 2 }
    await from.db.insert(chats).values(chat)
    const message = { chatId: id, userId, content: 'Ä\n"', at: 3 } as const
    await from.db.insert(chatMessages).values([
      { ...message, n: 1, role: 'user', state: 'complete', by: 'member' },
      { ...message, n: 2, role: 'assistant', state: 'complete', by: 'model', events: [said('Ä\n')] },
    ])
    await from.db.insert(chatUsage).values({ userId, day: '2026-11-27', count: 1 })
  }
  await from.db.insert(chatCosts).values({ day: '2026-11-27', tokens: 9 })
  let dump = ''
  await dumpMembers(from, {
    write: async (text) => void (dump += text),
    rest: async () => undefined,
  })
  async function* lines() {
    yield* dump.split('\n').filter(Boolean)
  }
  await to.transaction(async (tx) => {
    await loadMembers(tx, lines())
    // Rows bring counts of their own, and are counted as they come.
    await recountSpace(tx)
  })
  const rowsOf = async ({ db }: TestStore) => [
    await db.select().from(chats).orderBy(chats.title),
    await db.select().from(chatMessages).orderBy(chatMessages.userId, chatMessages.n),
    await db.select().from(chatUsage).orderBy(chatUsage.userId),
    await db.select().from(chatCosts),
    await db.select().from(chatTexts).orderBy(chatTexts.chatId, chatTexts.n),
    await db.select({ space: users.space }).from(users).orderBy(users.id),
  ]
  expect(await rowsOf(to)).toEqual(await rowsOf(from))
  expect((await rowsOf(to)).map((rows) => rows.length)).toEqual([2, 4, 2, 1, 4, 2])
})
