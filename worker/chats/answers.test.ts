import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatEvent } from '#core/contract/assistant/chat'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import { dailyShare } from '../../tests/support/long-series'
import { type ChatTab, closeChats, copyOf, openChatTab } from '../../tests/support/members/chat-tabs'
import { patient } from '../../tests/support/patient'
import {
  type ChatServer,
  cutAfter,
  hangAfter,
  type ServedChat,
  startChatServer,
  type Telling,
  tellAll,
} from '../../tests/support/servers/chat-server'
import { answerOf, chatId, partNumbered, runningChat, sourceNumbered } from '../testing/chats'
import { type FakeAccounts, startFakeAccounts, userNumbered } from '../testing/fake-accounts'
import { freshDatabase, ours } from '../testing/fake-server'
import { closeTabs, firstLogin, secondLogin, userDatabases } from '../testing/member-tabs'

const id = chatId(1)
const events = answerOf(9)
/** Everywhere before the last event. */
const places = dailyShare([...events.keys()], 3)
const parts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(partNumbered)
const question = { message: 'Wer war Rut?', model: false }

let database: Database
let accounts: FakeAccounts
let server: ChatServer
let served: ServedChat
let tab: ChatTab

beforeEach(async () => {
  database = freshDatabase()
  accounts = startFakeAccounts(userNumbered(1), userNumbered(2))
  server = await startChatServer()
  accounts.meddle = (request) => server.answer(request)
  served = { chat: runningChat(1, { updated: Date.now() }), events, told: 0 }
  server.chats.set(id, served)
  tab = await openChatTab(database)
  await tab.members.calls.signIn(firstLogin)
})
afterEach(async () => {
  closeChats()
  closeTabs()
  await server.close()
})

const lastMessage = async () => (await copyOf(id))?.messages.at(-1)
const ids = () => server.connections.map(({ lastEventId }) => lastEventId)

async function isComplete(): Promise<void> {
  await vi.waitFor(async () => expect(await lastMessage()).toMatchObject({ state: 'complete' }), patient)
  const copy = await copyOf(id)
  expect(copy?.messages.at(-1)?.parts).toEqual(parts)
  expect(copy?.context.metadata.metadata_list).toEqual([sourceNumbered(1)])
  expect(copy?.subscription_url).toBe('')
}

async function has(count: number): Promise<void> {
  await vi.waitFor(async () => expect((await lastMessage())?.parts).toEqual(parts.slice(0, count)), patient)
}

/** That many events are in the copy; the first one brings the source. */
async function arrived(count: number): Promise<void> {
  await vi.waitFor(() => expect(server.connections).toHaveLength(1), patient)
  await has(Math.max(0, count - 1))
  if (count > 0)
    await vi.waitFor(
      async () => expect((await copyOf(id))?.context.metadata.metadata_list).toHaveLength(1),
      patient,
    )
}

describe('an answer', () => {
  it('is in the copy with its question as soon as the server has it, and grows there to its end', async () => {
    server.tellings = [hangAfter(4)]
    const { limit } = await tab.chats.askChat(question)
    expect(limit).toEqual({ limit: 20, limit_usage: 5, remaining: 19 })
    expect((await copyOf(id))?.messages).toHaveLength(2)
    await has(3)
    expect(await lastMessage()).toMatchObject({ state: 'streaming' })
    server.tellings = [tellAll]
    server.connections[0]?.response.destroy()
    await isComplete()
    expect(ids()).toEqual([undefined, '2.3'])
  })

  it.each(places)('cut after %i events goes on behind them', async (place) => {
    server.tellings = [hangAfter(place), tellAll]
    await tab.chats.askChat(question)
    await arrived(place)
    server.connections[0]?.response.destroy()
    await isComplete()
    expect(ids()).toEqual([undefined, place === 0 ? undefined : `2.${place - 1}`])
  })

  it.each(places)(
    'cut after %i events for good is never complete, and goes on when somebody is back',
    async (place) => {
      // Asked long enough ago: no answer takes this long.
      served.chat = { ...served.chat, updated: 1 }
      server.tellings = [hangAfter(place), tellAll]
      await tab.chats.askChat(question)
      await arrived(place)
      server.setReachable(false)
      await vi.waitFor(
        async () => expect(await lastMessage()).toMatchObject({ state: 'incomplete' }),
        patient,
      )
      expect((await lastMessage())?.parts).toEqual(parts.slice(0, Math.max(0, place - 1)))
      server.setReachable(true)
      tab.chats.notice('online')
      await isComplete()
    },
  )

  it('told again from its beginning has nothing twice', async () => {
    const again = events.map((event, at) => `id: 2.${at}\ndata: ${JSON.stringify(event)}\n\n`)
    server.tellings = [cutAfter(6), (_, from, connection) => tellAll(again, from, connection)]
    await tab.chats.askChat(question)
    await isComplete()
  })

  it('that falls silent is asked for again', async () => {
    server.tellings = [hangAfter(3), tellAll]
    const { chats } = await openChatTab(database, (delayMs) => delayMs / 50)
    await chats.askChat(question)
    await isComplete()
    expect(ids().slice(0, 2)).toEqual([undefined, '2.2'])
  })

  it('is asked for at once where somebody comes back to a silent connection, and only there', async () => {
    server.tellings = [hangAfter(3), tellAll]
    // So patient that nothing but the person makes it ask again.
    const { chats } = await openChatTab(database, (delayMs) => delayMs * 10)
    await chats.askChat(question)
    await has(2)
    chats.notice('visible')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
    chats.notice('hidden')
    expect(server.connections.map(({ isOpen }) => isOpen)).toEqual([true])
    chats.notice('visible')
    await isComplete()
    vi.useRealTimers()
    expect(ids()).toEqual([undefined, '2.2'])
  })

  it('is followed once by a tab that opens its chat twice', async () => {
    server.tellings = [hangAfter(3)]
    await tab.chats.askChat(question)
    await has(2)
    await tab.chats.openChat(id)
    await tab.chats.openChat(id)
    expect(server.connections).toHaveLength(1)
  })

  it('in two tabs is the same answer', async () => {
    server.tellings = [hangAfter(7), cutAfter(2), tellAll]
    await tab.chats.askChat(question)
    await has(6)
    const other = await openChatTab(database)
    await other.chats.openChat(id)
    await isComplete()
    expect(server.connections.length).toBeGreaterThan(2)
  })

  it('whose ticket has expired is found by its chat', async () => {
    server.tellings = [cutAfter(4), tellAll]
    await tab.chats.askChat(question)
    served.chat = { ...served.chat, subscription_url: `/api/chat/${id}/stream?ticket=t2` }
    await isComplete()
    expect(server.asked).toContain(`GET /api/chat/${id}`)
  })

  it.each([0, 4 * limits.answerStoreMs])(
    'has its words as plain text soon after its end, which comes %i ms later',
    async (lateMs) => {
      server.tellings = [
        async ([...frames], from, connection) => {
          const last = frames.splice(-1)
          for (const frame of frames) connection.response.write(frame)
          await new Promise((resolve) => setTimeout(resolve, lateMs))
          served.told = events.length
          await tellAll(last, from, connection)
        },
      ]
      await tab.chats.askChat(question)
      await isComplete()
      await vi.waitFor(async () => expect((await lastMessage())?.content).toBe('Alles'), patient)
    },
  )

  it('that ended while nobody listened is as the server has it', async () => {
    server.tellings = [cutAfter(4)]
    await tab.chats.askChat(question)
    served.told = events.length
    served.chat = { ...served.chat, subscription_url: '/api/chat/none' }
    await isComplete()
    expect((await lastMessage())?.content).toBe('Alles')
  })
})

describe('an event', () => {
  const frames = (list: readonly unknown[]) =>
    list.map((event, at) => `id: 2.${at}\ndata: ${JSON.stringify(event)}\n\n`)
  const tell =
    (list: readonly unknown[]): Telling =>
    (_, from, connection) =>
      tellAll(frames(list).slice(from), from, connection)

  it('of a kind that is new to this app is passed over', async () => {
    server.tellings = [tell([{ type: 'mood', of: 'today' }, ...events])]
    await tab.chats.askChat(question)
    await isComplete()
  })

  it.each<[string, unknown]>([
    ['has a part nobody knows', { type: 'sentence', part: { kind: 'dance' } }],
    ['is no event', 'hello'],
    [
      'ends an answer as one that goes on',
      { type: 'done', state: 'streaming', by: 'library', limit_usage: 0 },
    ],
  ])('that %s is not believed: the chat is asked for', async (_, event) => {
    server.tellings = [tell([...events.slice(0, 3), event]), tellAll]
    await tab.chats.askChat(question)
    await isComplete()
    expect(server.asked).toContain(`GET /api/chat/${id}`)
    expect(ids()).toEqual([undefined, undefined])
  })

  it('that is missing is noticed', async () => {
    server.tellings = [(list, from, connection) => tellAll(list.toSpliced(3, 1), from, connection), tellAll]
    await tab.chats.askChat(question)
    await isComplete()
    expect(server.asked).toContain(`GET /api/chat/${id}`)
  })

  it('that says the answer failed ends it', async () => {
    const failure: ChatEvent = { type: 'error', code: 'unavailable' }
    served.events = [...events.slice(0, 3), failure]
    await tab.chats.askChat(question)
    await vi.waitFor(async () => expect(await lastMessage()).toMatchObject({ state: 'incomplete' }), patient)
    expect((await copyOf(id))?.subscription_url).toBe('')
  })
})

describe('leaving in the middle of an answer', () => {
  const isGone = async () => {
    await vi.waitFor(() => expect(server.connections.map(({ isOpen }) => isOpen)).toEqual([false]), patient)
    server.connections[0]?.response.write(`id: 2.4\ndata: ${JSON.stringify(events[4])}\n\n`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await userDatabases()).not.toContain('user-1')
  }

  beforeEach(async () => {
    server.tellings = [hangAfter(4)]
    await tab.chats.askChat(question)
    await has(3)
  })

  it('by signing out ends it, and nothing makes the database anew', async () => {
    await tab.members.signOut('discard')
    await isGone()
    await expect(tab.chats.openChat(id)).rejects.toMatchObject({ code: 'signed-out' })
  })

  it('by signing out in another tab does too', async () => {
    const other = await openChatTab(database)
    await other.members.signOut('discard')
    await isGone()
  })

  it('by signing in as somebody else does too', async () => {
    await tab.members.calls.signIn(secondLogin)
    await isGone()
  })

  it('while the chat is asked for keeps nothing of it', async () => {
    let isAsked = false
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    accounts.meddle = (request) => {
      if (request.method !== 'GET' || request.path !== `/api/chat/${id}`) return server.answer(request)
      isAsked = true
      return held.then(() => ours(served.chat))
    }
    const opening = tab.chats.openChat(id).catch((error: unknown) => error)
    await vi.waitFor(() => expect(isAsked).toBe(true), patient)
    await tab.members.calls.signIn(secondLogin)
    answer()
    expect(await opening).toMatchObject({ code: 'wrong-account' })
    await isGone()
  })
})
