/** How answers end before their writer does: stopped, deleted, with the account, with the server; and what an export says. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#core/contract/api'
import { chatMessages, chats, chatUsage } from '../../../server/store/schema/schema'
import type { Store } from '../../../server/store/store'
import { openMemoryStore } from '../../support/databases/memory-store'
import { emptyStore } from '../../support/databases/test-databases'
import { patient } from '../../support/patient'
import { type Script, said, scriptedWriter, sourced } from '../../support/servers/scripted-writer'
import { goodPassword, type People, type Person, startWithPeople } from '../accounts/people'
import { question, type StartedChat, startedChat, ticketIn, wholeChat } from './chat-people'
import { eventsIn, follow } from './follow'

let store: Store
let people: People
let person: Person
const scripted = scriptedWriter()

beforeAll(async () => {
  store = await openMemoryStore()
  people = await server()
})
afterAll(async () => {
  await people.close()
  await store.close()
})
beforeEach(async () => {
  await emptyStore(store)
  scripted.scripts.length = 0
  people.server.errors.length = 0
  person = await people.register()
})

/** Its store outlives it. */
const server = async () =>
  await startWithPeople(async () => ({ ...store, close: async () => undefined }), {}, [], scripted.writer)

/** A chat whose answer has one source and one sentence, and goes on. */
async function begin(): Promise<{ chat: StartedChat; script: Script }> {
  const number = scripted.scripts.length
  const chat = await startedChat(people, person)
  const script = await scripted.begun(number)
  script.write(sourced(1), said('Nikodemus.'))
  return { chat, script }
}
const ask = async (name: keyof typeof api, { id }: { id: string }, body?: object) =>
  await people.ask(name, { token: person.token, params: { id }, ...(body ? { body } : {}) })
/** All that a stream says once its answer is over. */
const replayed = async ({ id, ticket }: StartedChat) => {
  const answer = await people.ask('chatStream', { params: { id }, query: { ticket } })
  return eventsIn(answer.body).map(({ event }) => event)
}
const origins = new WeakMap<People, Promise<string>>()
/** The writer's events have come to the server. */
const written = async ({ id, ticket }: StartedChat) => {
  origins.set(people, origins.get(people) ?? people.server.app.listen({ port: 0, host: '127.0.0.1' }))
  const origin = await origins.get(people)
  const followed = await follow(`${origin}/api/chat/${id}/stream?ticket=${ticket}`)
  await followed.have(2)
  return followed
}

describe('an answer', () => {
  it('that is stopped keeps what was checked, and its writer is told', async () => {
    const { chat, script } = await begin()
    const followed = await written(chat)
    expect((await ask('askInChat', chat, question)).json().error.code).toBe('in-progress')
    expect((await ask('stopAnswer', chat)).statusCode).toBe(200)
    expect(script.asked.signal.aborted).toBe(true)
    await followed.ended
    const done = { type: 'done', state: 'stopped', by: 'model', limit_usage: 5 }
    expect(followed.events.map(({ event }) => event)).toEqual([sourced(1), said('Nikodemus.'), done])
    expect(await replayed(chat)).toEqual(followed.events.map(({ event }) => event))
    const { messages } = await wholeChat(people, person, chat.id)
    expect(messages[1]).toMatchObject({ state: 'stopped', content: 'Nikodemus.', error: false })
    expect((await ask('stopAnswer', chat)).statusCode).toBe(200)
    expect((await ask('askInChat', chat, question)).statusCode).toBe(200)
  })

  it('whose writer fails is an error, and the day goes on', async () => {
    const { chat, script } = await begin()
    script.fail(new Error('secret words'))
    const { messages } = await wholeChat(people, person, chat.id)
    expect(messages[1]).toMatchObject({ state: 'incomplete', error: true, content: 'Nikodemus.' })
    expect((await replayed(chat)).at(-1)).toEqual({ type: 'error', code: 'internal' })
    expect(people.server.errors).toHaveLength(1)
    expect(people.server.lines.join('')).not.toContain('secret words')
    expect((await ask('askInChat', chat, question)).statusCode).toBe(200)
  })

  it.each(['deleteChat', 'deleteChats'] as const)('ends with its chat (%s)', async (name) => {
    const { chat, script } = await begin()
    const followed = await written(chat)
    expect((await ask(name, chat)).statusCode).toBe(200)
    expect(script.asked.signal.aborted).toBe(true)
    await followed.ended
    expect((await ask('chat', chat)).statusCode).toBe(404)
    const isBack = (await ask('restoreChat', chat)).statusCode === 200
    expect(isBack).toBe(name === 'deleteChat')
    if (isBack)
      expect((await wholeChat(people, person, chat.id)).messages[1]).toMatchObject({
        state: 'stopped',
        content: 'Nikodemus.',
      })
    expect(people.server.errors).toEqual([])
  })

  it('ends with the account, and nothing of the member is left', async () => {
    const { chat, script } = await begin()
    const followed = await written(chat)
    const { id } = person.user
    const deleted = await ask('deleteProfile', { id: String(id) }, { currentPassword: goodPassword })
    expect([deleted.statusCode, script.asked.signal.aborted]).toEqual([200, true])
    await followed.ended
    const rows = [
      await store.db.select().from(chats),
      await store.db.select().from(chatMessages),
      await store.db.select().from(chatUsage),
    ].flat()
    expect(rows.filter(({ userId }) => userId === id)).toEqual([])
    expect(people.server.errors).toEqual([])
  })

  it('ends with the server, which stores it as broken off before its database closes', async () => {
    const { chat, script } = await begin()
    const followed = await written(chat)
    await people.close()
    await followed.ended
    expect(script.asked.signal.aborted).toBe(true)
    // Its data directory is another one: so is the key of its tokens.
    people = await server()
    person = await people.login(person.email)
    const { messages, subscription_url } = await wholeChat(people, person, chat.id)
    expect([messages[1]?.state, messages[1]?.content, subscription_url]).toEqual([
      'incomplete',
      'Nikodemus.',
      '',
    ])
    const [, row] = await rowsOf(chat)
    expect(row?.events.at(-1)).toMatchObject({ type: 'done', state: 'incomplete' })
  })

  it('left by a server that crashed reads as broken off, is replayed with an end, and asked behind', async () => {
    const { chat } = await begin()
    const at = Date.now()
    await vi.waitFor(async () => {
      const [, row] = await rowsOf(chat)
      expect(row?.events).toHaveLength(2)
    }, patient)
    const [, row] = await rowsOf(chat)
    await ask('stopAnswer', chat)
    if (!row) throw new Error('no row')
    // As the crash left it.
    await store.db.delete(chatMessages).where(inRow(row))
    await store.db.insert(chatMessages).values({ ...row, at })
    const read = api.chat.answer.parse((await ask('chat', chat)).json())
    expect(read).toMatchObject({
      subscription_url: '',
      messages: [{}, { state: 'incomplete', content: 'Nikodemus.' }],
    })
    const end = { type: 'done', state: 'incomplete', by: 'model', limit_usage: 5 }
    expect(await replayed(chat)).toEqual([sourced(1), said('Nikodemus.'), end])
    const asked = await ask('askInChat', chat, question)
    expect(ticketIn(asked.json().subscription_url)).toMatch(/^\d+\.4\./)
    const script = await scripted.begun(1)
    expect(script.asked.sources.map(({ n }) => n)).toEqual([1])
    script.finish()
    const whole = await wholeChat(people, person, chat.id)
    expect(whole.messages.map(({ state }) => state)).toEqual([
      'complete',
      'incomplete',
      'complete',
      'complete',
    ])
  })

  const rowsOf = async ({ id }: StartedChat) =>
    (await store.db.select().from(chatMessages).orderBy(chatMessages.n)).filter(({ chatId }) => chatId === id)
  const inRow = ({ chatId, n }: { chatId: string; n: number }) =>
    and(eq(chatMessages.chatId, chatId), eq(chatMessages.n, n))
})

describe('a chat about verses', () => {
  it('stays with the edition in whose numbering they are', async () => {
    const body = { message: 'Was heißt das?', abbr: 'ENG', canonicals: [19_003_001] }
    const { id } = await startedChat(people, person, body)
    const first = await scripted.begun(0)
    expect(first.asked).toMatchObject({ canonicals: [19_003_001], abbreviation: 'ENG', locale: 'de' })
    first.finish()
    await wholeChat(people, person, id)
    await ask('askInChat', { id }, { message: 'Und?', abbr: 'TST' })
    expect((await scripted.begun(1)).asked).toMatchObject({ canonicals: [19_003_001], abbreviation: 'ENG' })
  })
})

describe('an export', () => {
  it('has chats with words, sources and states, also those that can be restored, and the days', async () => {
    const [{ chat: kept, script: one }, { chat: deleted, script: two }] = [await begin(), await begin()]
    one.finish({ by: 'model' })
    two.finish()
    await wholeChat(people, person, kept.id)
    await wholeChat(people, person, deleted.id)
    await ask('deleteChat', deleted)
    const { data } = (await people.ask('exportProfile', { token: person.token })).json()
    const source = { n: 1, link: '/TST/Joh3', title: 'Johannes 3', resource: 'TST' }
    const messages = [
      { n: 1, role: 'user', content: question.message, state: 'complete', by: 'member' },
      { n: 2, role: 'assistant', content: 'Nikodemus.', state: 'complete', by: 'model', sources: [source] },
    ]
    expect(data.chats).toHaveLength(2)
    const byId = (id: string) => data.chats.find((one: { id: string }) => one.id === id)
    expect(byId(kept.id)).toMatchObject({ title: question.message, abbreviation: 'TST', messages })
    expect(byId(kept.id)).not.toHaveProperty('deletedAt')
    expect(byId(deleted.id)).toMatchObject({ deletedAt: expect.any(Number) })
    expect(data.chatUsage).toEqual([{ day: new Date().toISOString().slice(0, 10), count: 2 }])
    expect(JSON.stringify(data)).not.toContain('userId')
  })
})
