/** A server with a language model: what it sends there, what it shows of the answer, and that its key stays where it is. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Chat } from '#core/contract/assistant/chat'
import { plainText } from '#core/contract/pages/article-node'
import { blocksOf } from '../../support/assistant/checked-text'
import { openMemoryStore } from '../../support/databases/memory-store'
import { type FakeChatModel, startFakeChatModel } from '../../support/servers/chat-model'
import { type People, type Person, startWithPeople } from '../accounts/people'
import { chatOf, wholeChat } from './chat-people'

const key = 'sk-do-not-tell'
const question = { message: 'Was steht in 1. Mose 1,1?', abbr: 'TST', model: true }
let fake: FakeChatModel
let people: People
let person: Person

beforeAll(async () => {
  fake = await startFakeChatModel()
  people = await startWithPeople(openMemoryStore, {
    CHAT_URL: fake.url,
    CHAT_KEY: key,
    CHAT_MODEL: 'small',
    CHAT_DAILY_TOKENS: '12000',
  })
  person = await people.register('ruth@bible.example', { nickname: 'Rutchen' })
})
afterAll(async () => {
  await people.close()
  await fake.close()
})
beforeEach(() => {
  fake.behaviour = 'truthful'
  fake.text =
    '{"text": "Das Buch beginnt mit der Schöpfung.", "cites": [1]}\n{"text": "Danach folgt der Auszug.", "cites": []}\n'
  fake.asked.length = 0
})

async function answerTo(body: object = question) {
  const { id } = await chatOf(people, person, body)
  return answerIn(await wholeChat(people, person, id))
}

function answerIn({ messages, context }: Chat) {
  const answer = messages.at(-1)
  const parts = (answer?.parts ?? []).map((part) => {
    if (part.kind === 'say') return `say ${part.code}`
    return part.kind === 'text' ? `text ${plainText(part.nodes)} ${part.cites}` : part.kind
  })
  return { answer, parts, sources: context.metadata.metadata_list }
}

describe('a chat with a language model', () => {
  it('shows its sentences, and verses as the library has them', async () => {
    const { answer, parts, sources } = await answerTo()
    expect(answer).toMatchObject({ by: 'model', state: 'complete', error: false })
    expect(parts[0]).toBe('say by-model')
    expect(parts.join('\n')).toContain('text Das Buch beginnt mit der Schöpfung')
    expect(parts).toContain('source')
    expect(sources.flatMap(({ verses = [] }) => verses.map(({ text }) => text))).toContain('Anfang')
  })

  it('sends the question and what was found, and nothing of the member', async () => {
    await answerTo()
    expect(fake.asked).toHaveLength(1)
    const [{ raw, path, authorization } = { raw: '', path: '', authorization: '' }] = fake.asked
    expect([path, authorization]).toEqual(['/v1/chat/completions', `Bearer ${key}`])
    expect(raw).toContain('Was steht in 1. Mose 1,1?')
    expect(raw).toContain('Anfang')
    expect(raw).not.toMatch(/ruth@|Rutchen|bible\.example/i)
    expect(raw).not.toContain(person.token)
  })

  it('shows no made-up verse', async () => {
    fake.text = blocksOf('Es steht „Und am Anfang kaufte der Herr einen Acker und ein Boot“ (1. Mose 1,1).')
    const { answer } = await answerTo()
    const told = JSON.stringify(answer)
    expect(told).not.toMatch(/Acker/)
    expect(told).toContain('model-unfounded')
    expect(told).toContain('"by":')
  })

  it('is answered by the library where the model does not keep to the form', async () => {
    fake.text = 'Das Buch beginnt mit der Schöpfung, wie es [1] zeigt.'
    const { answer, parts } = await answerTo()
    expect(answer).toMatchObject({ by: 'library', state: 'complete' })
    expect(parts).toContain('say model-nonsense')
    expect(JSON.stringify(answer)).not.toContain('Schöpfung, wie')
  })

  it('asks no model where the member has not agreed', async () => {
    const { answer, parts } = await answerTo({ ...question, model: false })
    expect([answer?.by, parts[0], fake.asked]).toEqual(['library', 'say not-a-model', []])
  })

  it('is answered by the library where the model fails, and says why', async () => {
    fake.behaviour = 'refusing'
    const { answer, parts } = await answerTo()
    expect(answer).toMatchObject({ by: 'library', state: 'complete', error: false })
    expect(parts).toContain('say model-unavailable')
    expect(parts).toContain('source')
  })

  it('is answered by the library when the day is used up', async () => {
    fake.behaviour = 'no-usage'
    fake.text = 'Wort '.repeat(3_000)
    const codes: (string | undefined)[] = []
    for (let at = 0; at < 5 && codes.at(-1) !== 'say model-budget'; at += 1)
      codes.push((await answerTo()).parts[0])
    expect(codes.at(-1)).toBe('say model-budget')
    const before = fake.asked.length
    await answerTo()
    expect(fake.asked).toHaveLength(before)
  })

  it('never tells the key, the address or the service’s own words', async () => {
    const settings = await people.server.app.inject({ url: '/api/settings' })
    expect(settings.json()).toMatchObject({ data: { chatModel: '127.0.0.1' } })
    const { port } = new URL(fake.url)
    for (const text of [settings.body, ...people.server.lines]) {
      expect(text).not.toContain(key)
      expect(text).not.toContain(`:${port}`)
      expect(text).not.toMatch(/Upstream|Was steht in/)
    }
  })
})
