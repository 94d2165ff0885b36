/** Each call about chats, against the whole server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, errorAnswerSchema } from '#core/contract/api'
import * as limits from '#core/limits'
import { dayMs } from '#core/time'
import { chats } from '../../../server/store/schema/schema'
import { openMemoryStore } from '../../support/databases/memory-store'
import { oneDatabase, type TestStore } from '../../support/databases/test-databases'
import { isLong } from '../../support/long-series'
import { codeOf, type People, type Person, peopleForAll, startWithPeople } from '../accounts/people'
import { chatOf, question, wholeChat } from './chat-people'

describe.each(oneDatabase)('chats with $name', ({ open }) => {
  let people: People
  let store: TestStore
  let person: Person
  peopleForAll(open, (opened) => ({ people, store } = opened))
  beforeEach(async () => {
    person = await people.register()
  })
  afterEach(() => {
    vi.useRealTimers()
    expect(people.server.errors).toEqual([])
  })

  const ask = async (name: keyof typeof api, id?: string, body?: object, address?: string) =>
    await people.ask(name, {
      token: person.token,
      ...(id === undefined ? {} : { params: { id } }),
      ...(body ? { body } : {}),
      ...(address ? { address } : {}),
    })
  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

  it('begin with a question, whose beginning is their title', async () => {
    const message = '  Wer war\nNikodemus, e\u0301in Mann, der bei Nacht zu Jesus kam und eine Frage hatte? '
    const asked = api.startChat.answer.parse(
      (await ask('startChat', undefined, { ...question, message })).json(),
    )
    expect(asked).toMatchObject({ limit_usage: 5, limit: 20, remaining: 19 })
    expect(asked.subscription_url).toMatch(new RegExp(`^/api/chat/${asked.chat.id}/stream\\?ticket=`))
    const chat = await wholeChat(people, person, asked.chat.id)
    expect(chat.title).toBe('Wer war Nikodemus, éin Mann, der bei Nacht zu Jesus kam und…')
    expect(chat.subscription_url).toBe('')
    const [search, ...near] = chat.context.metadata.metadata_list
    expect(search).toMatchObject({ n: 1, kind: 'search' })
    expect(near.length).toBeLessThanOrEqual(3)
    expect(chat.messages).toEqual([
      expect.objectContaining({
        n: 1,
        role: 'user',
        content: message.trim().normalize(),
        by: 'member',
        parts: [],
      }),
      expect.objectContaining({
        n: 2,
        role: 'assistant',
        state: 'complete',
        error: false,
        by: 'library',
        content: expect.stringContaining('Ich bin kein Sprachmodell.'),
        parts: [
          { kind: 'say', code: 'not-a-model' },
          { kind: 'say', code: 'nothing' },
          { kind: 'source', n: 1 },
          { kind: 'say', code: 'can-do' },
          ...(near.length > 0 ? [{ kind: 'say', code: 'near' }] : []),
          ...near.map(({ n }) => ({ kind: 'source', n })),
        ],
      }),
    ])
  })

  it.each([
    ['empty', ''],
    ['only spaces', ' \n\t '],
    ['too long', 'x'.repeat(2_001)],
    ['no text', 'a\u0007b'],
  ])('take no question that is %s, and count none', async (_, message) => {
    expect((await ask('startChat', undefined, { message })).statusCode).toBe(400)
    const { id } = await chatOf(people, person)
    expect((await ask('askInChat', id, { message })).statusCode).toBe(400)
    expect((await ask('chatDailyLimit')).json().remaining).toBe(19)
  })

  it('have ten questions and are blocked then', async () => {
    const { id } = await chatOf(people, person)
    for (let count = 1; count < limits.maxChatQuestions; count += 1) {
      // The clock moves on, so that the limit of a minute is not met.
      later(60_000)
      expect((await ask('askInChat', id, question)).statusCode).toBe(200)
      await wholeChat(people, person, id)
    }
    const refused = await ask('askInChat', id, question)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'chat-blocked'])
    expect((await wholeChat(people, person, id)).messages).toHaveLength(20)
    expect((await ask('chatDailyLimit')).json()).toEqual({ limit_usage: 50, limit: 20, remaining: 10 })
  })

  it('get another title, in one line', async () => {
    const { id } = await chatOf(people, person)
    expect((await ask('renameChat', id, { title: ' Nacht\n und  Tag ' })).statusCode).toBe(200)
    expect((await ask('chat', id)).json().title).toBe('Nacht und Tag')
    for (const title of ['', ' \n', 'x'.repeat(201)])
      expect((await ask('renameChat', id, { title })).statusCode).toBe(400)
  })

  it('are deleted, and restored within ten minutes', async () => {
    const { id } = await chatOf(people, person)
    const before = (await ask('chat', id)).json()
    expect((await ask('deleteChat', id)).statusCode).toBe(200)
    for (const name of ['chat', 'deleteChat', 'stopAnswer'] as const)
      expect((await ask(name, id)).statusCode).toBe(404)
    expect((await ask('renameChat', id, { title: 'x' })).statusCode).toBe(404)
    expect((await ask('askInChat', id, question)).statusCode).toBe(404)
    expect((await ask('chats')).json()).toEqual({ chats: [], max_page: 1, total: 0 })
    expect((await ask('restoreChat', id)).statusCode).toBe(200)
    // Once more: the first answer may have been lost.
    expect((await ask('restoreChat', id)).statusCode).toBe(200)
    expect((await ask('chat', id)).json()).toEqual(before)
    await ask('deleteChat', id)
    later(limits.restoreChatMs + 1_000)
    expect((await ask('restoreChat', id)).statusCode).toBe(404)
  })

  it('are all deleted for good, of this member only', async () => {
    const other = await people.register()
    const [one, two, kept] = [
      await chatOf(people, person),
      await chatOf(people, person),
      await chatOf(people, other),
    ]
    await ask('deleteChat', one.id)
    expect((await ask('deleteChats')).statusCode).toBe(200)
    for (const { id } of [one, two]) expect((await ask('restoreChat', id)).statusCode).toBe(404)
    expect((await wholeChat(people, other, kept.id)).id).toBe(kept.id)
    expect((await ask('chatDailyLimit')).json().remaining).toBe(18)
  })

  it('that are another’s, missing, or no id at all get one answer', async () => {
    const { id } = await chatOf(people, await people.register())
    const bodies = { renameChat: { title: 'x' }, askInChat: question }
    const names = ['chat', 'deleteChat', 'restoreChat', 'renameChat', 'askInChat', 'stopAnswer'] as const
    for (const name of names) {
      const told = new Set<string>()
      for (const one of [
        id,
        crypto.randomUUID(),
        'x',
        '1',
        id.toUpperCase(),
        `${id}0`,
        "' or 1=1 --",
        'x'.repeat(999),
      ]) {
        const answer = await ask(name, one, name in bodies ? bodies[name as 'askInChat'] : undefined)
        told.add(`${answer.statusCode} ${answer.body.replace(/"id":"[0-9a-f]{16}"/, '')}`)
      }
      expect([name, [...told]]).toEqual([name, [expect.stringMatching(/^404 .*"not-found"/)]])
    }
    expect((await ask('chatDailyLimit')).json().remaining).toBe(20)
  })

  it('of a day are so many, and tomorrow there are others', async () => {
    const small = await startWithPeople(openMemoryStore, { CHAT_DAILY_LIMIT: '2' })
    const one = await small.register()
    const start = async () => await small.ask('startChat', { token: one.token, body: question })
    const usage = [await start(), await start()].map((answer) => answer.json().limit_usage)
    expect(usage).toEqual([50, 100])
    const refused = await start()
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'chat-limit'])
    const untilTomorrow = dayMs - (Date.now() % dayMs)
    expect(Math.abs(Number(refused.headers['retry-after']) - untilTomorrow / 1_000)).toBeLessThan(30)
    expect(small.server.lines.join('')).toContain('chat-limit')
    later(untilTomorrow + 1_000)
    const { token } = await small.login(one.email)
    expect((await small.ask('startChat', { token, body: question })).json().limit_usage).toBe(50)
    await small.close()
  })

  it('are nobody’s where the limit is 0', async () => {
    const none = await startWithPeople(openMemoryStore, { CHAT_DAILY_LIMIT: '0' })
    const { token } = await none.register()
    const refused = await none.ask('startChat', { token, body: question })
    expect([codeOf(refused), refused.headers['retry-after']]).toEqual(['chat-limit', undefined])
    const told = (await none.ask('chatDailyLimit', { token })).json()
    expect(told).toEqual({ limit_usage: 100, limit: 0, remaining: 0 })
    await none.close()
  })

  it.runIf(isLong)(
    'of one address are ten times those of a member a day; what is not stored is not counted',
    async () => {
      const small = await startWithPeople(openMemoryStore, { CHAT_DAILY_LIMIT: '1' })
      const address = '192.0.2.33'
      const start = async (token: string) => await small.ask('startChat', { token, body: question, address })
      const statuses = []
      for (let count = 0; count < 11; count += 1) {
        const { token } = await small.register()
        const answer = await start(token)
        statuses.push(answer.statusCode)
        if (count === 0)
          for (let again = 0; again < 4; again += 1) expect(codeOf(await start(token))).toBe('chat-limit')
        if (count === 10) expect(codeOf(answer)).toBe('too-many-requests')
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
      await small.close()
    },
  )

  it('are asked in ten times a minute by one member', async () => {
    const statuses = []
    for (let count = 0; count < 12; count += 1)
      statuses.push((await ask('startChat', undefined, { message: ' ' })).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
  })

  it('say that there are too many of them', async () => {
    const rows = Array.from({ length: limits.maxChats }, () => ({
      id: crypto.randomUUID(),
      userId: person.user.id,
      title: '',
      createdAt: 1,
      updatedAt: 1,
    }))
    await store.db.insert(chats).values(rows)
    const refused = errorAnswerSchema.parse((await ask('startChat', undefined, question)).json())
    expect(refused.error).toMatchObject({ code: 'space-full', details: { chats: limits.maxChats } })
    await ask('deleteChat', rows[0]?.id)
    expect((await ask('startChat', undefined, question)).statusCode).toBe(200)
  })
})
