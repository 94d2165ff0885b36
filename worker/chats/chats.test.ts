import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptChats } from '#core/limits'
import type { Database } from '#db/database'
import {
  type ChatTab,
  closeChats,
  copiesOf,
  copyOf,
  openChatTab,
} from '../../tests/support/members/chat-tabs'
import { patient } from '../../tests/support/patient'
import { type ChatServer, hangAfter, startChatServer } from '../../tests/support/servers/chat-server'
import { answerOf, chatId, chatNumbered, runningChat } from '../testing/chats'
import { type FakeAccounts, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { FakeLocks } from '../testing/fake-locks'
import { refusal } from '../testing/fake-request'
import { freshDatabase, ours } from '../testing/fake-server'
import { closeTabs, firstLogin, oneLike, outboxOf, secondLogin, userDatabases } from '../testing/member-tabs'

const id = chatId(1)

let database: Database
let accounts: FakeAccounts
let server: ChatServer
let tab: ChatTab

beforeEach(async () => {
  database = freshDatabase()
  accounts = startFakeAccounts(userNumbered(1), userNumbered(2))
  server = await startChatServer()
  accounts.meddle = (request) => server.answer(request)
  tab = await openChatTab(database)
})
afterEach(async () => {
  closeChats()
  closeTabs()
  await server.close()
})

const serve = (number: number, more: Parameters<typeof chatNumbered>[1] = {}) =>
  server.chats.set(chatId(number), { chat: chatNumbered(number, more), events: [], told: 0 })
const kept = async () => (await copiesOf(1)).map((chat) => chat.id)
const bodies = () => accounts.asked.filter(({ path }) => path.startsWith('/api/chat')).map(({ body }) => body)

it('a visitor has no chats, and asking leaves nothing here', async () => {
  for (const call of [tab.chats.listChats('', 1), tab.chats.openChat(id), tab.chats.chatLimit()])
    await expect(call).rejects.toMatchObject({ code: 'signed-out' })
  await expect(tab.chats.askChat({ message: 'Wer?', model: false })).rejects.toMatchObject({
    code: 'signed-out',
  })
  expect(server.asked).toEqual([])
  expect(await userDatabases()).toEqual([])
})

describe('a call', () => {
  beforeEach(async () => {
    await tab.members.calls.signIn(firstLogin)
    serve(1)
  })

  it('renews a token that no longer holds, once, and says for whom it is', async () => {
    let refusals = 0
    accounts.meddle = (request) =>
      request.path === `/api/chat/${id}` && refusals++ === 0
        ? refusal('session-ended', 401)
        : server.answer(request)
    await tab.chats.openChat(id)
    expect(refusals).toBe(2)
    expect(accounts.asked.at(-1)?.headers.get('x-account')).toBe('1')
  })

  it('asks with what the question is about', async () => {
    const question = { message: 'Was heißt das?', abbr: 'LUT', model: true }
    await tab.chats.askChat({ ...question, canonicals: [43_003_016] })
    await tab.chats.askChat({ ...question, chat: id })
    expect(server.asked).toEqual(['POST /api/chat', `POST /api/chat/${id}/message`])
    expect(bodies()).toEqual([{ ...question, canonicals: [43_003_016] }, question])
  })

  it('asks a question again under the same id where nobody knows whether it arrived, another one under its own', async () => {
    const ids = () =>
      accounts.asked
        .filter(({ path }) => path === '/api/chat')
        .map(({ headers }) => headers.get('idempotency-key'))
    const ask = async (message: string) => await tab.chats.askChat({ message, model: false })
    let isLost = true
    accounts.meddle = (request) => {
      if (request.path !== '/api/chat' || !isLost) return server.answer(request)
      throw new TypeError('the network is gone')
    }
    await expect(ask('Wer?')).rejects.toMatchObject({ code: 'network' })
    isLost = false
    await ask('Wer?')
    await ask('Wer?')
    const [lost, again, other] = ids()
    expect(lost).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toBe(lost)
    expect(other).not.toBe(lost)
  })

  it('fails with what the server says, and the copy stays', async () => {
    await tab.chats.openChat(id)
    accounts.meddle = () => refusal('too-many-requests', 429)
    const asking = tab.chats.askChat({ chat: id, message: 'Und?', model: false })
    await expect(asking).rejects.toMatchObject({ code: 'too-many-requests' })
    expect(await kept()).toEqual([id])
  })

  it('renames a chat and its copy', async () => {
    await tab.chats.openChat(id)
    await tab.chats.renameChat(id, 'Rut')
    expect((await copyOf(id))?.title).toBe('Rut')
  })

  it('stops an answer, and learns how far it came where nobody follows it', async () => {
    await tab.chats.stopAnswer(id)
    expect(server.asked).toEqual([`POST /api/chat/${id}/stop`, `GET /api/chat/${id}`])
    expect(await kept()).toEqual([id])
  })

  it('says how much of the day is used', async () => {
    expect(await tab.chats.chatLimit()).toEqual({ limit: 20, limit_usage: 5, remaining: 19 })
  })
})

describe('a chat that is opened', () => {
  beforeEach(async () => {
    await tab.members.calls.signIn(firstLogin)
    serve(1)
  })

  it('without network stays as it was, and the failure is said', async () => {
    await tab.chats.openChat(id)
    server.setReachable(false)
    await expect(tab.chats.openChat(id)).rejects.toMatchObject({ code: 'network' })
    expect(await kept()).toEqual([id])
  })

  it.each([
    ['is shown as broken off when its answer should have ended long ago', 1, 'incomplete'],
    ['may still be answered when it was asked a moment ago', 0, 'streaming'],
  ])('without network %s', async (_, minutesTooOld, state) => {
    const updated = Date.now() - minutesTooOld * 6 * 60_000
    server.chats.set(id, { chat: runningChat(1, { updated }), events: answerOf(3), told: 0 })
    server.tellings = [hangAfter(2)]
    await tab.chats.openChat(id)
    await vi.waitFor(async () => expect((await copyOf(id))?.messages[1]?.parts).toHaveLength(1), patient)
    closeChats()
    server.setReachable(false)
    const next = await openChatTab(database)
    await expect(next.chats.openChat(id)).rejects.toMatchObject({ code: 'network' })
    expect((await copyOf(id))?.messages[1]).toMatchObject({ state, parts: [{}] })
  })

  it('and was deleted elsewhere is gone here too', async () => {
    await tab.chats.openChat(id)
    server.chats.clear()
    await expect(tab.chats.openChat(id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await kept()).toEqual([])
  })

  it('and is deleted elsewhere during its answer is gone as soon as the stream says so', async () => {
    server.chats.set(id, { chat: runningChat(1), events: answerOf(3), told: 0 })
    server.tellings = [hangAfter(2)]
    await tab.chats.openChat(id)
    await vi.waitFor(() => expect(server.connections).toHaveLength(1), patient)
    server.chats.clear()
    server.connections[0]?.response.destroy()
    await vi.waitFor(async () => expect(await kept()).toEqual([]), patient)
  })

  it('stays however old it is, and the newest others with it', async () => {
    for (let number = 2; number <= keptChats + 2; number += 1) {
      serve(number)
      await tab.chats.openChat(chatId(number))
    }
    await tab.chats.openChat(id)
    const ids = await kept()
    expect(ids).toHaveLength(keptChats)
    expect([ids[0], ids.at(-2), ids.at(-1)]).toEqual([chatId(keptChats + 2), chatId(4), id])
  })
})

describe('deleting', () => {
  beforeEach(async () => {
    await tab.members.calls.signIn(firstLogin)
    for (const number of [1, 2]) {
      serve(number)
      await tab.chats.openChat(chatId(number))
    }
  })

  it('a chat takes its copy away, also where it was gone already', async () => {
    await tab.chats.deleteChat(id)
    expect(await kept()).toEqual([chatId(2)])
    server.chats.clear()
    await tab.chats.deleteChat(chatId(2))
    expect(await kept()).toEqual([])
  })

  it('without network takes nothing away', async () => {
    server.setReachable(false)
    await expect(tab.chats.deleteChat(id)).rejects.toMatchObject({ code: 'network' })
    await expect(tab.chats.deleteChats()).rejects.toMatchObject({ code: 'network' })
    expect(await kept()).toHaveLength(2)
  })

  it('a chat is not undone by the answer to an earlier request', async () => {
    const before = server.chats.get(id)?.chat
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    accounts.meddle = (request) =>
      request.method === 'GET' ? held.then(() => ours(before)) : server.answer(request)
    const opening = tab.chats.openChat(id).catch((error: unknown) => error)
    await tab.chats.deleteChat(id)
    answer()
    expect(await opening).toMatchObject({ code: 'not-found' })
    expect(await kept()).toEqual([chatId(2)])
  })

  it('is taken back, and the chat is here again', async () => {
    await tab.chats.deleteChat(id)
    serve(1)
    await tab.chats.restoreChat(id)
    expect(await kept()).toContain(id)
  })

  it('all chats takes all copies away', async () => {
    await tab.chats.deleteChats()
    expect(await kept()).toEqual([])
  })

  it('elsewhere is seen by the list of all chats, and by no search', async () => {
    server.chats.delete(id)
    accounts.meddle = (request) =>
      request.path.includes('filter') ? ours({ chats: [], max_page: 0, total: 0 }) : server.answer(request)
    expect(await tab.chats.listChats('Gnade', 1)).toMatchObject({ total: 0 })
    expect(accounts.asked.at(-1)?.path).toContain(encodeURIComponent('{"search":"Gnade"}'))
    expect(await kept()).toHaveLength(2)
    expect(await tab.chats.listChats(' ', 1)).toMatchObject({ total: 1 })
    expect(await kept()).toEqual([chatId(2)])
  })
})

it.each([
  ['signs out', (here: ChatTab) => here.members.signOut('keep')],
  ['lets somebody else sign in', (here: ChatTab) => here.members.calls.signIn(secondLogin)],
])('who %s and leaves changes here leaves no copies with them', async (_, leave) => {
  await tab.members.calls.signIn(firstLogin)
  serve(1)
  await tab.chats.openChat(id)
  accounts.meddle = ({ path }) => (path.startsWith('/api/likes') ? refusal('unavailable', 503) : undefined)
  await tab.members.change(oneLike)
  await leave(tab)
  expect(await outboxOf(1)).toHaveLength(1)
  expect(await kept()).toEqual([])
})

it('who keeps nothing here has no copies when the next visit begins', async () => {
  accounts.locks = new FakeLocks().clientNamed('a')
  const visit = await openChatTab(database)
  await visit.members.setOption('device.forgetful', true)
  await visit.members.calls.signIn(firstLogin)
  serve(1)
  await visit.chats.openChat(id)
  expect(await kept()).toEqual([id])
  closeChats()
  closeTabs()
  accounts.locks = new FakeLocks().clientNamed('b')
  await openChatTab(database)
  expect(await kept()).toEqual([])
})
