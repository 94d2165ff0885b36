/** However a model behaves, an answer ends, says why in the language of the reader, and leaves no request behind. */

import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#core/contract/api'
import { sayCodes } from '#core/contract/assistant/answer'
import { locales } from '#core/contract/locales'
import { projectDirectory } from '../../../server/process/project-directory'
import { readLanguages } from '../../../server/settings/languages'
import { blocksOf } from '../../support/assistant/checked-text'
import { openMemoryStore } from '../../support/databases/memory-store'
import { isLong } from '../../support/long-series'
import { patient } from '../../support/patient'
import {
  type ChatBehaviour,
  chatBehaviours,
  type FakeChatModel,
  goodBehaviours,
  startFakeChatModel,
} from '../../support/servers/chat-model'
import { goodPassword, type Person } from '../accounts/people'
import { inLocale, type StarterPeople, startStarterPeople } from '../starter-people'
import { wholeChat } from './chat-people'
import { follow } from './follow'

const chatTimes = { firstMs: 1_500, betweenMs: 1_500, allMs: 6_000, afterMs: 400, againMs: 1 }
/** Longer than the times together: it hangs. */
const longestMs = 30_000
const text = blocksOf(
  'Jona floh vor dem Auftrag Gottes.',
  'Er stieg in ein Schiff nach Westen [1].',
  'Bald kam ein großer Sturm auf.',
  'Die Seeleute fürchteten um ihr Leben.',
)
const body = { message: 'Was steht in Jona 1,4?', abbr: 'SDE', model: true }

let fake: FakeChatModel
let people: StarterPeople
let person: Person

beforeAll(async () => {
  fake = await startFakeChatModel()
  people = await start()
})
afterAll(async () => {
  await people.close()
  await fake.close()
})
beforeEach(async () => {
  fake.behaviour = 'truthful'
  fake.text = text
  fake.cuts = 40
  fake.pauseMs = 0
  fake.asked.length = 0
  person = await people.register()
})

const start = async () => await startStarterPeople({ open: openMemoryStore, model: fake.url, chatTimes })

async function begin(): Promise<{ id: string; url: string }> {
  const asked = await people.ask('startChat', { ...inLocale(person, 'de'), body })
  const { chat, subscription_url } = api.startChat.answer.parse(asked.json())
  return { id: chat.id, url: people.origin + subscription_url }
}

/** With `npm test` a good end and a bad one; the client's tests have all. */
const daily: readonly ChatBehaviour[] = ['truthful', 'cutting']

describe.each(isLong ? chatBehaviours : daily)('a model that is %s', (behaviour) => {
  it('comes to an end that says what happened', { timeout: longestMs }, async () => {
    fake.behaviour = behaviour
    if (behaviour === 'slow') fake.cuts = 60
    const { id, url } = await begin()
    const followed = await follow(url)
    await followed.ended
    const message = (await wholeChat(people, person, id)).messages.at(-1)
    const codes = (message?.parts ?? []).flatMap((part) => (part.kind === 'say' ? part.code : []))
    expect(followed.events.at(-1)?.event).toMatchObject({ type: 'done', state: message?.state })
    expect(message?.error).toBe(false)
    expect(codes[0]).toBe('by-model')
    const isGood = goodBehaviours.some((one) => one === behaviour)
    const failures = codes.filter((code) => code.startsWith('model-'))
    expect(failures).toHaveLength(isGood ? 0 : 1)
    // One that broke off when all there is was shown can only be told as broken off.
    expect(isGood ? ['complete'] : ['complete', 'incomplete']).toContain(message?.state)
    if (isGood) {
      expect(message?.by).toBe('model')
      expect(message?.content).toContain('Die Seeleute fürchteten um ihr Leben.')
    }
    // What the library has is there in any case, in its own words.
    expect(message?.content).toContain('Jona 1,4')
    expect(people.server.errors.filter((line) => !line.includes('the chat model does not help'))).toEqual([])
    expect(people.server.lines.join('')).not.toMatch(/sk-do-not-tell|Upstream|Seeleute/)
  })
})

it('every sentence of the assistant is there in every language', async () => {
  const languages = readLanguages(join(projectDirectory(), 'core', 'languages'))
  for (const locale of locales) {
    const messages = (await languages.group(locale, 'assistant')) ?? {}
    for (const code of sayCodes) expect(messages[`say-${code}`], `${locale} ${code}`).toBeTruthy()
  }
})

describe('the request to the model ends', () => {
  beforeEach(() => {
    fake.behaviour = 'endless'
    fake.pauseMs = 20
  })
  const running = async () => {
    const begun = await begin()
    const followed = await follow(begun.url)
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1), patient)
    // The name of the model, its sources, a sentence.
    await followed.have(3)
    expect(fake.asked[0]?.brokenOff).toBe(false)
    return { ...begun, followed }
  }
  const isBrokenOff = async () =>
    await vi.waitFor(() => expect(fake.asked[0]?.brokenOff).toBe(true), { timeout: 2_000 })

  it.each(['stopAnswer', 'deleteChat', 'deleteChats'] as const)('with %s', async (name) => {
    const { id, followed } = await running()
    await people.ask(name, { token: person.token, params: { id } })
    await isBrokenOff()
    await followed.ended
  })

  it('with the account', async () => {
    const { followed } = await running()
    const params = { id: person.user.id }
    const input = { token: person.token, params, body: { currentPassword: goodPassword } }
    expect((await people.ask('deleteProfile', input)).statusCode).toBe(200)
    await isBrokenOff()
    await followed.ended
  })

  it('not with those who only leave the stream', async () => {
    const { id, followed } = await running()
    followed.leave()
    const message = (await wholeChat(people, person, id)).messages.at(-1)
    expect(message?.state).toMatch(/^(in)?complete$/)
    expect(message?.parts.some((part) => part.kind === 'say' && part.code === 'model-cut')).toBe(true)
  })

  it('with the server', async () => {
    const { followed } = await running()
    await people.close()
    await isBrokenOff()
    await followed.ended
    people = await start()
  })
})
