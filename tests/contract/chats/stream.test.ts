/** Answers as server-sent events: from the beginning, from the middle, to nobody without the ticket. */
import { createConnection } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contractVersion } from '#core/contract/version'
import { openMemoryStore } from '../../support/databases/memory-store'
import { patient } from '../../support/patient'
import { type Script, said, scriptedWriter, sourced } from '../../support/servers/scripted-writer'
import { goodPassword, type People, type Person, startWithPeople } from '../accounts/people'
import { question, type StartedChat, startedChat, wholeChat } from './chat-people'
import { eventsIn, type Followed, follow, newClient } from './follow'

let people: People
let person: Person
let origin = ''
let scripted: ReturnType<typeof scriptedWriter>
const open: Followed[] = []

beforeAll(async () => {
  scripted = scriptedWriter()
  people = await startWithPeople(openMemoryStore, { CHAT_DAILY_LIMIT: '100' }, [], scripted.writer)
  origin = await people.server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => await people.close())
beforeEach(async () => {
  person = await people.register()
})
afterEach(() => {
  for (const one of open.splice(0)) one.leave()
  vi.useRealTimers()
})

const urlOf = ({ id, ticket }: StartedChat) => `${origin}/api/chat/${id}/stream?ticket=${ticket}`
const watch = async (chat: StartedChat, lastId?: string) => {
  const followed = await follow(urlOf(chat), lastId)
  open.push(followed)
  return followed
}
const begin = async (): Promise<{ chat: StartedChat; script: Script }> => {
  const number = scripted.scripts.length
  const chat = await startedChat(people, person)
  return { chat, script: await scripted.begun(number) }
}
const texts = [
  'Erster.',
  'Mit\nZeilen\r\nund\u2028Enden.\n\nevent: done',
  '„Ä“ 👩‍👩‍👧 שלום',
  ' ',
  'x'.repeat(9_000),
]
/** Nine events and the last one. */
const events = [sourced(1), ...texts.map(said), sourced(2), said('Vorletzter.'), said('Letzter.')]
const done = { type: 'done', state: 'complete', by: 'model', limit_usage: 1 }

describe('an answer', () => {
  it('is followed from its first event to its last, with the headers of a stream', async () => {
    const { chat, script } = await begin()
    const followed = await watch(chat)
    expect([followed.status, followed.headers]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-api': String(contractVersion),
        'x-content-type-options': 'nosniff',
      },
    ])
    expect(followed.headers['content-encoding']).toBeUndefined()
    expect(followed.headers['set-cookie']).toBeUndefined()
    for (const [at, event] of events.entries()) {
      script.write(event)
      expect((await followed.have(at + 1))[at]).toEqual({ id: `2.${at}`, type: event.type, event })
    }
    script.finish({ by: 'model' })
    await followed.ended
    expect(followed.text()).toMatch(/^retry: 2000\n\n/)
    expect(followed.events.map(({ event }) => event)).toEqual([...events, done])
    const whole = await wholeChat(people, person, chat.id)
    expect(whole.messages[1]).toMatchObject({ state: 'complete', by: 'model', error: false })
    expect(whole.messages[1]?.parts).toHaveLength(7)
    expect(whole.context.metadata.metadata_list.map(({ n }) => n)).toEqual([1, 2])
  })

  it('broken off at ten places comes to exactly the same events, live and later', async () => {
    const { chat, script } = await begin()
    const seen: unknown[] = []
    let lastId: string | undefined
    for (const event of events) {
      const followed = await watch(chat, lastId)
      script.write(event)
      const [first] = await followed.have(1)
      followed.leave()
      expect(followed.events).toHaveLength(1)
      seen.push(first)
      lastId = first?.id
    }
    script.finish({ by: 'model' })
    const end = await watch(chat, lastId)
    await end.ended
    seen.push(...end.events)
    await wholeChat(people, person, chat.id)
    const replayed = await watch(chat)
    await replayed.ended
    expect(replayed.events).toEqual(seen)
    expect(seen).toHaveLength(10)
    for (let at = 0; at < seen.length; at += 1) {
      const rest = await watch(chat, `2.${at}`)
      await rest.ended
      expect(rest.events).toEqual(seen.slice(at + 1))
    }
  })

  it.each([
    '',
    'x',
    '2',
    '2.',
    '2.x',
    '4.0',
    '1.0',
    '2.999',
    '-2.1',
    '2.1.1',
    '2.1e1',
    '99999999999999999999.1',
  ])('behind %j comes from the beginning', async (lastId) => {
    const { chat, script } = await begin()
    script.write(said('Eins.'), said('Zwei.'))
    const live = await watch(chat, lastId)
    expect((await live.have(2)).map(({ id }) => id)).toEqual(['2.0', '2.1'])
    script.finish()
    await wholeChat(people, person, chat.id)
    const stored = await watch(chat, lastId)
    await stored.ended
    expect(stored.events.map(({ id }) => id)).toEqual(['2.0', '2.1', '2.2'])
  })

  it('cut off in the middle of an event loses none', async () => {
    const { chat, script } = await begin()
    script.write(...events)
    script.finish()
    await wholeChat(people, person, chat.id)
    const whole = await watch(chat)
    await whole.ended
    const text = whole.text()
    for (let cut = 0; cut < text.length; cut += 997) {
      const received = eventsIn(text.slice(0, cut))
      const rest = await watch(chat, received.at(-1)?.id)
      await rest.ended
      expect([...received, ...rest.events]).toEqual(whole.events)
    }
  })

  it('goes on without anybody who follows it', async () => {
    const { chat, script } = await begin()
    const followed = await watch(chat)
    script.write(said('Eins.'))
    await followed.have(1)
    followed.leave()
    script.write(said('Zwei.'))
    script.finish()
    expect((await wholeChat(people, person, chat.id)).messages[1]?.content).toBe('Eins. Zwei.')
    expect(script.asked.signal.aborted).toBe(false)
  })

  it('of a further question has a stream of its own', async () => {
    const { chat, script } = await begin()
    script.write(said('Eins.'))
    script.finish()
    await wholeChat(people, person, chat.id)
    const number = scripted.scripts.length
    const body = { message: 'Und dann?', model: true }
    const asked = await people.ask('askInChat', { token: person.token, params: { id: chat.id }, body })
    const second = await scripted.begun(number)
    expect(second.asked).toMatchObject({
      question: 'Und dann?',
      abbreviation: 'TST',
      mayUseModel: true,
      earlier: [{ question: question.message, answer: 'Eins.' }],
    })
    second.write(said('Drei.'))
    const followed = await follow(`${origin}${asked.json().subscription_url}`, '2.0')
    open.push(followed)
    expect((await followed.have(1))[0]).toMatchObject({ id: '4.0', event: said('Drei.') })
    const first = await watch(chat)
    await first.ended
    expect(first.events.map(({ id }) => id)).toEqual(['2.0', '2.1'])
    second.finish()
    await followed.ended
  })
})

describe('who may follow', () => {
  const statusOf = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: newClient() })
    return `${answer.status} ${(await answer.text()).replace(/"id":"[0-9a-f]{16}"/, '')}`
  }
  const missing = expect.stringMatching(/^404 .*"not-found"/)

  it('nobody without the ticket of this answer', async () => {
    const { chat, script } = await begin()
    const foreign = await startedChat(people, await people.register())
    const [user, n, expiry, seal] = chat.ticket.split('.')
    const tickets = [
      'x',
      foreign.ticket,
      `${user}.4.${expiry}.${seal}`,
      `${user}.${n}.${Number(expiry) + 1}.${seal}`,
      `${Number(user) + 1}.${n}.${expiry}.${seal}`,
      `${chat.ticket.slice(0, -2)}AA`,
      person.token.slice(0, 190),
    ]
    const told = new Set<string>()
    for (const ticket of tickets) told.add(await statusOf(`/api/chat/${chat.id}/stream?ticket=${ticket}`))
    for (const id of [foreign.id, crypto.randomUUID(), 'x', chat.id.toUpperCase()])
      told.add(await statusOf(`/api/chat/${id}/stream?ticket=${chat.ticket}`))
    expect([...told]).toEqual([missing])
    expect(await statusOf(`/api/chat/${chat.id}/stream`)).toMatch(/^400 /)
    script.finish()
  })

  it('nobody with an old ticket; the chat gives a new one while it is written', async () => {
    const { chat, script } = await begin()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    expect(await statusOf(`/api/chat/${chat.id}/stream?ticket=${chat.ticket}`)).toEqual(missing)
    const { subscription_url } = (
      await people.ask('chat', { token: person.token, params: { id: chat.id } })
    ).json()
    const followed = await follow(`${origin}${subscription_url}`)
    open.push(followed)
    expect(followed.status).toBe(200)
    script.finish()
    await followed.ended
  })

  it('nobody once the chat or the account is gone', async () => {
    const [{ chat: first, script: one }, { chat: second, script: two }] = [await begin(), await begin()]
    one.finish()
    two.finish()
    await wholeChat(people, person, second.id)
    await people.ask('deleteChat', { token: person.token, params: { id: first.id } })
    expect(await statusOf(`/api/chat/${first.id}/stream?ticket=${first.ticket}`)).toEqual(missing)
    const body = { currentPassword: goodPassword }
    await people.ask('deleteProfile', { token: person.token, params: { id: person.user.id }, body })
    expect(await statusOf(`/api/chat/${second.id}/stream?ticket=${second.ticket}`)).toEqual(missing)
  })

  it('four at once, and no ticket is in the log', async () => {
    const { chat, script } = await begin()
    const four = [await watch(chat), await watch(chat), await watch(chat), await watch(chat)]
    const fifth = await watch(chat)
    expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '2'])
    four[0]?.leave()
    await vi.waitFor(async () => expect((await watch(chat)).status).toBe(200), patient)
    script.finish()
    await Promise.all(four.map(async ({ ended }) => await ended))
    await vi.waitFor(() => {
      expect(
        people.server.lines.filter((line) => line.includes('/api/chat/:id/stream')).length,
      ).toBeGreaterThan(4)
    }, patient)
    expect(people.server.lines.join('')).not.toContain(chat.ticket)
  })
})

it('a client that does not read holds nobody up', async () => {
  const { chat, script } = await begin()
  const { port, hostname } = new URL(origin)
  const socket = createConnection(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(`GET ${urlOf(chat).slice(origin.length)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  socket.pause()
  const other = await watch(chat)
  const large = Array.from({ length: 20 }, (_, at) => said(`${at}${'x'.repeat(10_000)}`))
  script.write(...large)
  expect(await other.have(20)).toHaveLength(20)
  script.finish()
  await other.ended
  expect((await wholeChat(people, person, chat.id)).messages[1]?.state).toBe('complete')
  socket.destroy()
})
