/** Limits under questions that come at once, and two processes over one database, on every database. */

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallAnswer, CallName } from '#core/contract/api'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { dayMs } from '#core/time'
import type { Accounts } from '../../../server/accounts/accounts'
import { chatHandlers } from '../../../server/chat/chat-handlers'
import type { ChatServices } from '../../../server/chat/chat-services'
import { purgeChats } from '../../../server/chat/rows/keep-chats'
import { runningAnswers } from '../../../server/chat/running-answers'
import type { Handler } from '../../../server/http/call-routes'
import { memoryCounters } from '../../../server/limits/memory-counters'
import { chatCosts, chatMessages, chats, chatUsage } from '../../../server/store/schema/schema'
import { wordsOnly } from '../../support/assistant/words-only'
import { type AskInput, askHandler } from '../../support/databases/call-handler'
import { memberForEach, readyStore } from '../../support/databases/stored-things'
import { oneDatabase, silentLog, type TestStore } from '../../support/databases/test-databases'
import { patient } from '../../support/patient'
import { said, scriptedWriter } from '../../support/servers/scripted-writer'
import { question, ticketIn } from './chat-people'

const key = new Uint8Array(32)

/** A process over this store. */
function processOver(store: TestStore, dailyLimit = 20) {
  const scripted = scriptedWriter()
  const times = { saveMs: 10, beatMs: 10 }
  const late = readyStore(store)
  const needs = { contentOf: wordsOnly, store: late, log: silentLog, dailyLimit, times }
  const answers = runningAnswers({ writer: scripted.writer, ...needs })
  const keys: Awaited<ReturnType<Accounts['keys']>> = {
    key,
    tokens: { issue: async () => '', read: async () => undefined },
  }
  const counters = memoryCounters()
  const services: ChatServices = {
    config: { chat: { dailyLimit } },
    store: late,
    answers,
    accounts: { keys: async () => keys, counters: async () => counters },
  }
  const handlers = chatHandlers(services)
  async function ask<N extends keyof typeof handlers & CallName>(
    name: N,
    input: AskInput,
  ): Promise<CallAnswer<N>> {
    return await askHandler(name, handlers[name] as unknown as Handler<N>, input)
  }
  return { ask, answers, ...scripted }
}
type Process = ReturnType<typeof processOver>

/** How many of so many at once succeed, and the codes of the others. */
async function outcomes(count: number, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const all = await Promise.all(
    Array.from({ length: count }, async () => {
      try {
        await work()
        return 'done'
      } catch (error) {
        return error instanceof AppError ? error.code : String(error)
      }
    }),
  )
  return Object.fromEntries(
    [...new Set(all)].sort().map((one) => [one, all.filter((it) => it === one).length]),
  )
}

describe.each(oneDatabase)('chats over $name', ({ name, open }) => {
  let store: TestStore
  let user = 0
  let running: Process[] = []
  memberForEach(open, (opened) => ({ store, member: user } = opened))
  beforeEach(() => void (running = []))
  afterEach(async () => await Promise.all(running.map(async ({ answers }) => await answers.close())))

  const start = (dailyLimit?: number) => {
    const started = processOver(store, dailyLimit)
    running.push(started)
    return started
  }
  const used = async ({ ask }: Process) => (await ask('chatDailyLimit', { user })).remaining

  it('of twenty questions at once exactly those of the day are stored', async () => {
    const one = start(7)
    expect(await outcomes(20, async () => await one.ask('startChat', { user, body: question }))).toEqual({
      'chat-limit': 13,
      done: 7,
    })
    expect(await store.db.$count(chats)).toBe(7)
    expect(await store.db.$count(chatMessages)).toBe(14)
    expect(await used(one)).toBe(0)
    await vi.waitFor(() => expect(one.scripts).toHaveLength(7), patient)
  })

  it('of twenty in one chat one is stored, and the others cost nothing', async () => {
    const one = start()
    const { chat } = await one.ask('startChat', { user, body: question })
    await one.ask('stopAnswer', { user, params: { id: chat.id } })
    const further = { user, params: { id: chat.id }, body: question }
    expect(await outcomes(20, async () => await one.ask('askInChat', further))).toEqual({
      done: 1,
      'in-progress': 19,
    })
    expect(await used(one)).toBe(18)
  })

  it('a member who has as many chats as there may be loses none and begins no other', async () => {
    const one = start()
    const row = { userId: user, title: '', createdAt: 1, updatedAt: 1 }
    const rows = Array.from({ length: limits.maxChats - 2 }, () => ({ id: randomUUID(), ...row }))
    await store.db.insert(chats).values(rows)
    expect(await outcomes(5, async () => await one.ask('startChat', { user, body: question }))).toEqual({
      done: 2,
      'space-full': 3,
    })
    expect([await store.db.$count(chats), await used(one)]).toEqual([limits.maxChats, 18])
  })

  it('too many answers at once cost nothing either', async () => {
    const one = start(300)
    await store.db.insert(chatUsage).values({ userId: user, day: '2000-01-01', count: 5 })
    for (let count = 0; count < 200; count += 1)
      one.answers.claim({ chat: randomUUID(), n: 2, user }).start({ sources: [] } as never)
    const answer = one.ask('startChat', { user, body: question })
    await expect(answer).rejects.toThrow('unavailable')
    expect([await used(one), await store.db.$count(chats)]).toEqual([300, 0])
  })

  it('what is old goes: deleted chats, counts, and the name of being written', async () => {
    const one = start()
    const now = Date.now()
    const at = (deletedAt: number | null) => ({
      id: randomUUID(),
      userId: user,
      title: '',
      createdAt: 1,
      updatedAt: 1,
      deletedAt,
    })
    const [gone, fresh, living] = [at(now - limits.restoreChatMs - 1), at(now - 1), at(null)]
    await store.db.insert(chats).values([gone, fresh, living])
    const message = {
      userId: user,
      role: 'assistant',
      content: '',
      state: 'streaming',
      by: 'library',
    } as const
    await store.db.insert(chatMessages).values([
      { ...message, chatId: gone.id, n: 2, at: 1 },
      { ...message, chatId: living.id, n: 2, at: 1 },
      { ...message, chatId: living.id, n: 4, at: now },
    ])
    const days = [0, 39, 41].map((age) => new Date(now - age * dayMs).toISOString().slice(0, 10))
    await store.db.insert(chatUsage).values(days.map((day) => ({ userId: user, day, count: 1 })))
    await store.db.insert(chatCosts).values(days.map((day) => ({ day, tokens: 1 })))
    await purgeChats(store, now)
    const left = (await store.db.select({ id: chats.id }).from(chats)).map(({ id }) => id)
    expect(left.sort()).toEqual([fresh.id, living.id].sort())
    const states = await store.db.select().from(chatMessages).orderBy(chatMessages.n)
    expect(states.map(({ state }) => state)).toEqual(['incomplete', 'streaming'])
    expect([await store.db.$count(chatUsage), await store.db.$count(chatCosts)]).toEqual([2, 2])
    expect(await used(one)).toBe(19)
  })

  describe.runIf(name === 'PostgreSQL')('of two processes', () => {
    it('one shows, follows and stops what the other writes', async () => {
      const [one, other] = [start(), start()]
      const { chat, subscription_url } = await one.ask('startChat', { user, body: question })
      const of = { user, params: { id: chat.id } }
      const script = await one.begun(0)
      script.write(said('Nikodemus.'))
      expect((await other.ask('chat', of)).messages.at(-1)?.state).toBe('streaming')
      await expect(other.ask('askInChat', { ...of, body: question })).rejects.toThrow('in-progress')
      const followed = other.ask('chatStream', { ...of, query: { ticket: ticketIn(subscription_url) } })
      script.write(said('Bei Nacht.'))
      await vi.waitFor(async () => {
        const [, row] = await store.db.select().from(chatMessages).orderBy(chatMessages.n)
        expect(row?.events).toHaveLength(2)
      }, patient)
      await other.ask('stopAnswer', of)
      await vi.waitFor(() => expect(script.asked.signal.aborted).toBe(true), patient)
      const frames = await followed
      expect(frames.match(/^id: .*$/gm)).toEqual(['id: 2.0', 'id: 2.1', 'id: 2.2'])
      expect(frames).toContain('"state":"stopped"')
      await vi.waitFor(async () => {
        expect((await one.ask('chat', of)).messages.at(-1)).toMatchObject({ state: 'stopped' })
        expect(one.answers.find(chat.id, 2)).toBeUndefined()
      }, patient)
    })

    it('one that is gone leaves an answer that broke off, after a while without a sign of life', async () => {
      const [one, other] = [start(), start()]
      const { chat } = await one.ask('startChat', { user, body: question })
      const of = { user, params: { id: chat.id } }
      await one.answers.close()
      await store.db
        .update(chatMessages)
        .set({ state: 'streaming', at: Date.now() - 19_000 })
        .where(eq(chatMessages.n, 2))
      expect((await other.ask('chat', of)).messages.at(-1)?.state).toBe('streaming')
      await store.db.update(chatMessages).set({ at: Date.now() - 20_001 })
      expect((await other.ask('chat', of)).messages.at(-1)?.state).toBe('incomplete')
      expect((await other.ask('askInChat', { ...of, body: question })).chat.messages).toHaveLength(4)
      const [, left] = await store.db.select().from(chatMessages).orderBy(chatMessages.n)
      expect(left?.state).toBe('incomplete')
    })
  })
})
