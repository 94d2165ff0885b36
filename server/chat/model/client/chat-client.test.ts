/** The client against a real server in every way services behave; only the times are shorter. */
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dailyShare } from '../../../../tests/support/long-series'
import {
  type ChatBehaviour,
  chatBehaviours,
  type FakeChatModel,
  startFakeChatModel,
} from '../../../../tests/support/servers/chat-model'
import { firstHalf, refusal, thinking } from '../../../../tests/support/servers/chat-model/frames'
import {
  type AnswerEnd,
  chatClient,
  type ModelMessage,
  mostAnswerTokens,
  mostCharacters,
} from './chat-client'
import { ChatFailure, type FailureReason } from './chat-failure'
import type { ChatTimes } from './watch'

let fake: FakeChatModel

beforeAll(async () => {
  fake = await startFakeChatModel()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.behaviour = 'truthful'
  fake.text = text
  fake.cuts = 7
  fake.bytesPerWrite = undefined
  fake.pauseMs = 0
  fake.asked.length = 0
})

const text = 'Im Anfang war das Wort — „λόγος“ 🕊️ [1].\n\nUnd [2, 3] 𐤀.'
const half = firstHalf(text)
const messages: ModelMessage[] = [
  { role: 'system', content: 'Answer.' },
  { role: 'user', content: 'Größe?' },
]
const key = 'sk-do-not-tell'
/** Those whose silence is what is tested. */
const silent: readonly ChatBehaviour[] = ['silent', 'silent-midway', 'no-headers']
const patient: Partial<ChatTimes> = { firstMs: 20_000, betweenMs: 20_000, allMs: 20_000, afterMs: 20_000 }
const soon: ChatTimes = { firstMs: 400, betweenMs: 400, allMs: 5_000, afterMs: 400, againMs: 1 }

const serviceAt = (url: string) => ({
  url: `${url}/chat/completions`,
  key,
  model: 'small',
  host: '127.0.0.1',
  dailyTokens: 1_000,
})

interface Heard {
  text: string
  end?: AnswerEnd
  failed?: unknown
}

async function hear(url = fake.url, times: Partial<ChatTimes> = {}, signal = new AbortController().signal) {
  const heard: Heard = { text: '' }
  const answer = chatClient(serviceAt(url), { ...soon, ...times }).answer(messages, signal)
  try {
    for (;;) {
      const next = await answer.next()
      if (next.done) return { ...heard, end: next.value }
      heard.text += next.value
    }
  } catch (failed) {
    return { ...heard, failed }
  }
}

type Outcome = { text: string } & (
  | { end: AnswerEnd['end']; tokens?: number }
  | { why: FailureReason; message: string }
)

const whole: Outcome = { text, end: 'complete', tokens: 21 }
const none = (why: FailureReason, message: string): Outcome => ({ text: '', why, message })
const outcomes = {
  truthful: whole,
  'null-choices': whole,
  'no-usage': { text, end: 'complete' },
  'no-done': { text, end: 'complete' },
  crlf: whole,
  comments: whole,
  'multi-line-data': whole,
  'no-space': whole,
  bom: whole,
  reasoning: whole,
  'think-tags': whole,
  'content-parts': whole,
  'message-instead-of-delta': whole,
  json: whole,
  slow: whole,
  nonsense: whole,
  'limiting-once': whole,
  'unavailable-once': whole,
  'tool-call': none('refused', 'the model asked for a tool'),
  refusal: none('refused', 'the model refused'),
  empty: none('nonsense', 'an answer without words'),
  whitespace: none('nonsense', 'an answer without words'),
  'json-error': none('unavailable', 'an error within the answer'),
  'error-frame': { text: half, why: 'unavailable', message: 'an error within the answer' },
  'error-first': none('unavailable', 'an error within the answer'),
  length: { text: half, end: 'cut', tokens: 21 },
  'content-filter': { text: half, why: 'refused', message: 'a filter of the service' },
  cutting: { text: half, why: 'cut', message: 'the connection broke off' },
  'cutting-frame': { text: half, why: 'cut', message: 'the connection broke off' },
  silent: none('silent', 'no words in time'),
  'silent-midway': { text: half, why: 'silent', message: 'no words in time' },
  'no-headers': none('silent', 'no words in time'),
  refusing: none('unavailable', 'status 500'),
  unauthorised: none('unavailable', 'status 401'),
  limiting: none('busy', 'status 429'),
  redirecting: none('unavailable', 'status 307'),
  html: none('nonsense', 'a page instead of an answer'),
  endless: { text: 'as much as may be shown', end: 'cut' },
  'huge-frame': none('nonsense', 'more than an answer takes'),
  'wrong-charset': { text: half, why: 'nonsense', message: 'bytes that are no text' },
} satisfies Record<ChatBehaviour, Outcome>

describe('an answer', () => {
  it.each(chatBehaviours)('of a service that is %s', async (behaviour) => {
    fake.behaviour = behaviour
    if (behaviour === 'slow') fake.cuts = [20]
    const heard = await hear(fake.url, silent.includes(behaviour) ? {} : patient)
    const outcome: Outcome = outcomes[behaviour]
    if (behaviour === 'endless') {
      expect(heard.text).toHaveLength(mostCharacters)
      expect(heard.text.startsWith(`${text}${text} and again`)).toBe(true)
    } else expect(heard.text).toBe(outcome.text)
    if ('end' in outcome) expect(heard.end).toEqual({ end: outcome.end, tokens: outcome.tokens })
    else {
      expect(heard.failed).toBeInstanceOf(ChatFailure)
      const { why, message } = outcome
      expect(heard.failed).toMatchObject({ code: 'network', why, message, cause: undefined })
    }
    // A redirect is not followed, and only two of these are worth a second try.
    expect(fake.asked.map(({ path }) => path)).toEqual(
      behaviour.endsWith('-once')
        ? ['/v1/chat/completions', '/v1/chat/completions']
        : ['/v1/chat/completions'],
    )
    const told = JSON.stringify([heard, heard.failed instanceof Error ? heard.failed.stack : ''])
    for (const secret of [key, refusal, thinking, 'Upstream', 'Bad gateway', 'look_up'])
      expect(told).not.toContain(secret)
  })

  const ending = chatBehaviours.filter((one) => 'end' in outcomes[one] && one !== 'slow' && one !== 'endless')
  it.each(dailyShare(ending, 4))('is the same in single bytes and characters: %s', async (behaviour) => {
    fake.behaviour = behaviour
    fake.bytesPerWrite = 1
    fake.cuts = 1
    expect((await hear(fake.url, patient)).text).toBe(outcomes[behaviour].text)
  })

  const cuts = Array.from({ length: text.length }, (_, at) => at)
  it.each(dailyShare(cuts, 8))('may be cut at %i, also within a character', async (at) => {
    fake.cuts = [at]
    const pieces: string[] = []
    for await (const piece of chatClient(serviceAt(fake.url), soon).answer(
      messages,
      AbortSignal.timeout(5_000),
    ))
      pieces.push(piece)
    expect(pieces.join('')).toBe(text)
    expect(pieces.filter((piece) => /\p{Surrogate}/u.test(piece))).toEqual([])
  })
})

describe('what is asked', () => {
  it('is one request with the key and the messages, for a stream, without tools', async () => {
    await hear()
    expect(fake.asked).toEqual([
      expect.objectContaining({
        path: '/v1/chat/completions',
        authorization: `Bearer ${key}`,
        contentType: 'application/json',
        body: {
          model: 'small',
          messages,
          stream: true,
          stream_options: { include_usage: true },
          max_tokens: mostAnswerTokens,
          temperature: 0.2,
        },
      }),
    ])
  })

  it('has no key where none is set', async () => {
    const client = chatClient({ ...serviceAt(fake.url), key: undefined }, soon)
    for await (const _ of client.answer(messages, AbortSignal.timeout(5_000)));
    expect(fake.asked[0]?.authorization).toBeUndefined()
  })
})

describe('a second try', () => {
  it('is made where nobody listens, and no third one', async () => {
    const gone = await startFakeChatModel()
    await gone.close()
    const startedAt = performance.now()
    const { failed } = await hear(gone.url, { againMs: 100 })
    expect(failed).toMatchObject({ why: 'unavailable', message: 'no connection' })
    expect(performance.now() - startedAt).toBeGreaterThan(95)
  })

  it('counts for the time of the first words', async () => {
    fake.behaviour = 'unavailable-once'
    expect((await hear(fake.url, { firstMs: 200, againMs: 1_500 })).failed).toMatchObject({ why: 'silent' })
    expect(fake.asked).toHaveLength(1)
  })

  it('is not made where the connection breaks', async () => {
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      socket.on('error', () => undefined).on('data', () => socket.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect((await hear(`http://127.0.0.1:${port}/v1`)).failed).toMatchObject({ why: 'unavailable' })
    expect(connections).toBe(1)
    server.close()
  })
})

describe('a caller', () => {
  it.each(['silent', 'silent-midway', 'endless', 'no-headers'] as const)(
    'that no longer waits breaks the connection off: %s',
    async (behaviour) => {
      fake.behaviour = behaviour
      const caller = new AbortController()
      const heard = hear(fake.url, { firstMs: 60_000, betweenMs: 60_000 }, caller.signal)
      await vi.waitFor(() => expect(fake.asked).toHaveLength(1))
      if (behaviour === 'silent-midway') await new Promise((resolve) => setTimeout(resolve, 50))
      const reason = new Error('stopped')
      caller.abort(reason)
      if (behaviour !== 'endless') expect((await heard).failed).toBe(reason)
      await vi.waitFor(() => expect(fake.asked[0]?.brokenOff).toBe(true))
    },
  )

  it('that has stopped before asks nothing', async () => {
    expect((await hear(fake.url, {}, AbortSignal.abort(new Error('stopped')))).failed).toMatchObject({
      message: 'stopped',
    })
    expect(fake.asked).toEqual([])
  })

  it('that reads no further breaks it off too', async () => {
    fake.behaviour = 'silent-midway'
    for await (const _ of chatClient(serviceAt(fake.url), soon).answer(messages, AbortSignal.timeout(5_000)))
      break
    await vi.waitFor(() => expect(fake.asked[0]?.brokenOff).toBe(true))
  })

  it('that is slow with what it was given loses nothing', async () => {
    const pieces: string[] = []
    const client = chatClient(serviceAt(fake.url), { ...soon, betweenMs: 30, allMs: 20_000 })
    for await (const piece of client.answer(messages, AbortSignal.timeout(20_000))) {
      pieces.push(piece)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    expect(pieces.join('')).toBe(text)
  })
})

it('ends an answer that takes too long, whatever comes', async () => {
  fake.pauseMs = 60
  const { text: heard, failed } = await hear(fake.url, { allMs: 250 })
  expect(text.startsWith(heard) && heard.length > 0).toBe(true)
  expect(failed).toMatchObject({ why: 'cut', message: 'more time than an answer may take' })
})

it('waits for what an answer took no longer than that is worth', async () => {
  fake.behaviour = 'slow'
  fake.cuts = [20]
  expect((await hear(fake.url, { afterMs: 20 })).end).toEqual({ end: 'complete', tokens: undefined })
})
