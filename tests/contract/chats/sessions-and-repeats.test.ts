/** Streams end with the session of their ticket; a question that comes again is the same one. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chats } from '../../../server/store/schema/schema'
import type { Store } from '../../../server/store/store'
import { openMemoryStore } from '../../support/databases/memory-store'
import { emptyStore } from '../../support/databases/test-databases'
import { type Script, said, scriptedWriter, sourced } from '../../support/servers/scripted-writer'
import { goodPassword, type People, type Person, startWithPeople } from '../accounts/people'
import { question, type StartedChat, startedChat, wholeChat } from './chat-people'
import { follow } from './follow'

let store: Store
let people: People
let person: Person
let origin = ''
const scripted = scriptedWriter()

beforeAll(async () => {
  store = await openMemoryStore()
  people = await startWithPeople(async () => store, {}, [], scripted.writer)
  origin = await people.server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => await people.close())
beforeEach(async () => {
  await emptyStore(store)
  scripted.scripts.length = 0
  person = await people.register()
})

/** A chat whose answer has one source and one sentence, and goes on. */
async function begin(): Promise<{ chat: StartedChat; script: Script }> {
  const number = scripted.scripts.length
  const chat = await startedChat(people, person)
  const script = await scripted.begun(number)
  script.write(sourced(1), said('Nikodemus.'))
  return { chat, script }
}
/** Both events have come to a client. */
const written = async ({ id, ticket }: StartedChat) => {
  const followed = await follow(`${origin}/api/chat/${id}/stream?ticket=${ticket}`)
  await followed.have(2)
  return followed
}

describe('a stream', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'signs out',
      async () => await people.ask('logout', { token: person.token, params: { id: person.user.id } }),
    ],
    [
      'is signed out from another device',
      async () => {
        const other = await people.login(person.email)
        await people.ask('endOtherSessions', { token: other.token })
      },
    ],
    [
      'chooses a new password elsewhere',
      async () => {
        const other = await people.login(person.email)
        const body = { plain_password: 'zwölf Körbe blieben', currentPassword: goodPassword }
        await people.ask('updateProfile', { token: other.token, params: { id: person.user.id }, body })
      },
    ],
  ])('ends when its member %s, and opens no more; the answer goes on', async (_, end) => {
    const { chat, script } = await begin()
    const followed = await written(chat)
    await end()
    await followed.ended
    expect(followed.events.map(({ event }) => event)).toEqual([sourced(1), said('Nikodemus.')])
    expect(
      (await people.ask('chatStream', { params: { id: chat.id }, query: { ticket: chat.ticket } }))
        .statusCode,
    ).toBe(404)
    expect(script.asked.signal.aborted).toBe(false)
    script.finish()
  })
})

describe('a question', () => {
  const opId = '5e0e7c52-0000-4000-8000-000000000001'
  const again = async (name: 'startChat' | 'askInChat', body: object, params = {}) =>
    await people.ask(name, { token: person.token, params, body, headers: { 'idempotency-key': opId } })
  const idOf = (answer: Awaited<ReturnType<typeof again>>) => answer.json().chat?.id

  it('that begins a chat and comes again is the same chat, and is counted once', async () => {
    const first = await again('startChat', question)
    const second = await again('startChat', question)
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(idOf(second)).toBe(idOf(first))
    expect(second.json()).toMatchObject({ remaining: first.json().remaining })
    expect(await store.db.$count(chats)).toBe(1)
    const script = await scripted.begun(0)
    script.finish()
    await wholeChat(people, person, idOf(first))
    const third = await again('startChat', question)
    expect([idOf(third), third.json().chat.messages.length, scripted.scripts.length]).toEqual([
      idOf(first),
      2,
      1,
    ])
  })

  it('in a chat that comes again is not asked twice', async () => {
    const { chat, script } = await begin()
    script.finish()
    await wholeChat(people, person, chat.id)
    const further = { ...question, message: 'Und dann?' }
    expect((await again('askInChat', further, { id: chat.id })).statusCode).toBe(200)
    expect((await again('askInChat', further, { id: chat.id })).json().chat.messages.length).toBe(4)
    ;(await scripted.begun(1)).finish()
    await wholeChat(people, person, chat.id)
  })

  it('with the id of another one is refused', async () => {
    await again('startChat', question)
    const other = await again('startChat', { ...question, message: 'Und wer noch?' })
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'key-reused'])
    ;(await scripted.begun(0)).finish()
  })
})
