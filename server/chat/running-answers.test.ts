/** Answers in the background, over a store whose rows are looked at. */

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatEvent } from '#core/contract/assistant/chat'
import * as limits from '#core/limits'
import { wordsOnly } from '../../tests/support/assistant/words-only'
import { openMemoryStore } from '../../tests/support/databases/memory-store'
import { addMember, readyStore } from '../../tests/support/databases/stored-things'
import { emptyStore } from '../../tests/support/databases/test-databases'
import { patient } from '../../tests/support/patient'
import { said, scriptedWriter, sourced } from '../../tests/support/servers/scripted-writer'
import { chatMessages, chats } from '../store/schema/schema'
import type { Store } from '../store/store'
import type { AnswerWriter, AskedQuestion } from './answer-writer'
import type { AnswerTimes } from './answers/run-answer'
import { type RunningAnswers, runningAnswers } from './running-answers'

let store: Store
let user = 0
let errors: object[] = []
const chat = randomUUID()
const place = () => ({ chat, n: 2, user })
const asked: Omit<AskedQuestion, 'signal'> = {
  question: 'Wer?',
  canonicals: [],
  abbreviation: undefined,
  locale: 'de',
  mayUseModel: false,
  earlier: [],
  sources: [],
}

beforeAll(async () => {
  store = await openMemoryStore()
})
afterAll(async () => await store.close())
beforeEach(async () => {
  errors = []
  await emptyStore(store)
  user = await addMember(store, 'a@bible.example')
  await store.db.insert(chats).values({ id: chat, userId: user, title: '', createdAt: 1, updatedAt: 1 })
  const row = { chatId: chat, userId: user, content: '', at: Date.now() } as const
  await store.db.insert(chatMessages).values([
    { ...row, n: 1, role: 'user', state: 'complete', by: 'member' },
    { ...row, n: 2, role: 'assistant', state: 'streaming', by: 'library' },
  ])
})

function answersBy(writer: AnswerWriter, times: Partial<AnswerTimes> = {}, at = readyStore(store)) {
  const log = { info: () => undefined, error: (details: object) => void errors.push(details) }
  return runningAnswers({ writer, contentOf: wordsOnly, store: at, log, dailyLimit: 20, times })
}
const rowOf = async () => (await store.db.select().from(chatMessages).orderBy(chatMessages.n))[1]
const begin = (answers: RunningAnswers) => {
  answers.claim(place()).start(asked)
  const log = answers.find(chat, 2)
  return { log, over: vi.waitFor(() => expect(answers.find(chat, 2)).toBeUndefined(), patient) }
}
const last = (events: readonly ChatEvent[] | undefined) => events?.at(-1)

describe('an answer', () => {
  it('is stored while it grows, and whole before its last event is told', async () => {
    const { writer, begun } = scriptedWriter()
    const { log, over } = begin(answersBy(writer, { saveMs: 5 }))
    const script = await begun(0)
    script.write(sourced(1), said('Nikodemus.'))
    await vi.waitFor(async () => expect(await rowOf()).toMatchObject({ content: 'Nikodemus.' }), patient)
    expect(await rowOf()).toMatchObject({ state: 'streaming', events: [sourced(1), said('Nikodemus.')] })
    script.finish({ by: 'model' })
    const seen = []
    for await (const { event } of log?.follow(0, new AbortController().signal) ?? []) {
      seen.push(event)
      if (event.type === 'done') expect(await rowOf()).toMatchObject({ state: 'complete' })
    }
    await over
    const done = { type: 'done', state: 'complete', by: 'model', limit_usage: 0 }
    expect(seen).toEqual([sourced(1), said('Nikodemus.'), done])
    expect(await rowOf()).toMatchObject({ events: seen, by: 'model', error: false })
  })

  it('is saved at most so often', async () => {
    let saves = 0
    const counting: Store = {
      ...store,
      get db() {
        saves += 1
        return store.db
      },
    }
    const { writer, begun } = scriptedWriter()
    const { over } = begin(answersBy(writer, { saveMs: 10_000 }, readyStore(counting)))
    const script = await begun(0)
    for (let count = 0; count < 50; count += 1) script.write(said(`${count}`))
    script.finish()
    await over
    expect(saves).toBeLessThan(3)
    expect((await rowOf())?.events).toHaveLength(51)
  })

  it.each<[string, ChatEvent[], string]>([
    ['with something', [said('Ein Satz.')], 'incomplete'],
    ['with nothing', [], 'failed'],
  ])('whose writer fails %s says so, and the log has no word of it', async (_, events, state) => {
    const { writer, begun } = scriptedWriter()
    const { log, over } = begin(answersBy(writer))
    const script = await begun(0)
    script.write(...events)
    script.fail(new Error('Wer ist mein Nächster?'))
    await over
    expect(last(log?.events)).toEqual({ type: 'error', code: 'internal' })
    expect(await rowOf()).toMatchObject({ state, error: true, events: [...events, last(log?.events)] })
    expect(errors).toHaveLength(1)
    expect(JSON.stringify(errors)).not.toContain('Nächster')
    expect(JSON.stringify(errors)).toContain('running-answers.test')
  })

  it('ends after its time, and its writer is told', async () => {
    const { writer, begun } = scriptedWriter()
    const { over } = begin(answersBy(writer, { answerMs: 700 }))
    const script = await begun(0)
    script.write(said('Ein Satz.'))
    await over
    expect(script.asked.signal.aborted).toBe(true)
    expect(await rowOf()).toMatchObject({ state: 'incomplete', content: 'Ein Satz.', error: false })
  })

  it.each<[string, () => ChatEvent, number]>([
    ['events', () => said('x'), limits.maxAnswerEvents],
    ['bytes', () => said('ä'.repeat(10_000)), Math.floor(limits.maxAnswerBytes / 20_100)],
  ])('has so many %s and no more', async (_, event, most) => {
    const endless: AnswerWriter = async function* () {
      for (;;) yield event()
    }
    const { log, over } = begin(answersBy(endless))
    await over
    const done = { type: 'done', state: 'incomplete', by: 'model', limit_usage: 0 }
    expect(last(log?.events)).toEqual(done)
    expect(Math.abs((log?.events.length ?? 0) - 1 - most)).toBeLessThanOrEqual(1)
  })

  it('is ended by us alone: what a writer says of the end is left out', async () => {
    const { writer, begun } = scriptedWriter()
    const { log, over } = begin(answersBy(writer))
    const script = await begun(0)
    script.write({ type: 'done', state: 'complete', by: 'model', limit_usage: 1 }, said('Weiter.'))
    script.write({ type: 'error', code: 'internal' })
    script.finish()
    await over
    expect(log?.events.map(({ type }) => type)).toEqual(['sentence', 'done'])
  })

  it('keeps no characters that a text column refuses', async () => {
    const { writer, begun } = scriptedWriter()
    const { over } = begin(answersBy(writer))
    const script = await begun(0)
    script.write(said('a\0b\ud800c'))
    script.finish()
    await over
    expect(await rowOf()).toMatchObject({ content: 'ab\ufffdc', state: 'complete' })
  })
})

describe('stopping', () => {
  it('ends an answer at once, also where its writer does not listen', async () => {
    const { writer, begun } = scriptedWriter()
    const answers = answersBy(writer)
    const { log } = begin(answers)
    const script = await begun(0)
    script.write(said('Ein Satz.'))
    await vi.waitFor(() => expect(log?.events).toHaveLength(1), patient)
    await answers.stop(chat)
    script.write(said('Noch einer.'))
    expect(await rowOf()).toMatchObject({ state: 'stopped', content: 'Ein Satz.' })
    expect(last(log?.events)).toMatchObject({ type: 'done', state: 'stopped' })
  })

  it('before the first event leaves an empty answer; where nothing runs nothing happens', async () => {
    const { writer, scripts } = scriptedWriter()
    const answers = answersBy(writer)
    begin(answers)
    await answers.stop(chat)
    await answers.stop(chat)
    expect(await rowOf()).toMatchObject({ state: 'stopped', content: '' })
    expect(scripts).toHaveLength(0)
  })

  it('through another process is noticed, and what was written is kept', async () => {
    const { writer, begun } = scriptedWriter()
    const { log, over } = begin(answersBy(writer, { saveMs: 5, beatMs: 5 }))
    const script = await begun(0)
    script.write(said('Ein Satz.'))
    await store.db.update(chatMessages).set({ state: 'stopped' })
    await over
    expect(script.asked.signal.aborted).toBe(true)
    expect(await rowOf()).toMatchObject({ state: 'stopped', events: log?.events, content: 'Ein Satz.' })
  })

  it('by deletion through another process too', async () => {
    const { writer, begun } = scriptedWriter()
    const { over } = begin(answersBy(writer, { saveMs: 5, beatMs: 5 }))
    const script = await begun(0)
    await store.db.delete(chats)
    await over
    expect([script.asked.signal.aborted, errors]).toEqual([true, []])
  })

  it('the server ends all, stores them as broken off, and takes no more', async () => {
    const { writer, begun } = scriptedWriter()
    const answers = answersBy(writer)
    begin(answers)
    await begun(0)
    await answers.close()
    expect(await rowOf()).toMatchObject({ state: 'incomplete', error: false })
    expect(() => answers.claim(place())).toThrow('unavailable')
  })
})

it('an end that could not be stored is stored again', async () => {
  let failures = 2
  const failing: Store = {
    ...store,
    async transaction(work) {
      if ((failures -= 1) >= 0) throw new Error('gone')
      return await store.transaction(work)
    },
  }
  const { writer, begun } = scriptedWriter()
  const { over } = begin(answersBy(writer, { againMs: 5 }, readyStore(failing)))
  ;(await begun(0)).finish()
  await over
  expect([(await rowOf())?.state, errors.length]).toEqual(['complete', 2])
})

it('a chat has one answer at a time, a process so many', () => {
  const needs = {
    writer: scriptedWriter().writer,
    contentOf: wordsOnly,
    store: readyStore(store),
    log: { info: () => undefined, error: () => undefined },
    dailyLimit: 20,
  }
  const answers = runningAnswers(needs, 2)
  const first = answers.claim(place())
  expect(() => answers.claim(place())).toThrow('in-progress')
  answers.claim({ ...place(), chat: randomUUID() })
  expect(() => answers.claim({ ...place(), chat: randomUUID() })).toThrow('unavailable')
  first.release()
  answers.claim(place()).release()
})
