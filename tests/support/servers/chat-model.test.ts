/** What the chat model puts on the wire, read with plain fetch: tests of its callers rely on each of these facts. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dailyShare } from '../long-series'
import {
  type ChatBehaviour,
  chatBehaviours,
  type FakeChatModel,
  failingBehaviours,
  goodBehaviours,
  startFakeChatModel,
} from './chat-model'
import { firstHalf, refusal, thinking, thinkTags } from './chat-model/frames'
import { askChat, dataOf, key, question, read, readSome } from './chat-model/simple-reader'

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
const ask = () => askChat(fake)

async function answerOf(behaviour: ChatBehaviour) {
  fake.behaviour = behaviour
  const first = await ask()
  const response = behaviour.endsWith('-once') ? await ask() : first
  return { first, response, ...read(await response.text()) }
}

describe('a good behaviour', () => {
  it.each(goodBehaviours)('brings the whole text: %s', async (behaviour) => {
    if (behaviour === 'slow') fake.cuts = [20]
    const startedAt = performance.now()
    const answer = await answerOf(behaviour)
    // Five frames and the end; timers may be early by a millisecond.
    if (behaviour === 'slow') expect(performance.now() - startedAt).toBeGreaterThan(5 * 298)
    expect(answer.text).toBe(text)
    expect(answer.finish).toBe('stop')
    expect(answer.isDone).toBe(!['json', 'no-done'].includes(behaviour))
    expect(answer.response.headers.get('content-type')).toMatch(
      behaviour === 'json' ? 'application/json' : /^text\/event-stream/,
    )
    expect(fake.asked.at(-1)?.brokenOff).toBe(false)
  })

  const quick = goodBehaviours.filter((behaviour) => behaviour !== 'slow')
  it.each(dailyShare(quick, 4))('brings it in single bytes and characters too: %s', async (behaviour) => {
    fake.bytesPerWrite = 1
    fake.cuts = 1
    expect((await answerOf(behaviour)).text).toBe(text)
  })

  it.each([
    ['null-choices', /"choices":null/],
    ['truthful', /"choices":\[\],"usage"/],
    ['crlf', /^data: .*\r\n\r\ndata: /],
    ['comments', /^: OPENROUTER PROCESSING\n\nevent: message\nid: 0\n: keep-alive\nretry: 3000\ndata: /],
    ['multi-line-data', /^data: \{\ndata: {2}"id": /],
    ['no-space', /^data:\{"id"/],
    ['reasoning', /"content":null,"reasoning_content":"The.*\n\n.*"content":null,"reasoning":"/],
    ['content-parts', /"content":\[\{"type":"text","text":"Im Anfa"\}\]/],
    ['message-instead-of-delta', /"message":\{"role":"assistant","content":"Im Anfa"\}/],
    ['nonsense', /\n\ndata: \{"choices":\[\{"index":0,"delta":\{"con\n\n/],
    ['json', /^\{.*"object":"chat.completion",.*"message":\{"role":"assistant"/],
  ] satisfies [ChatBehaviour, RegExp][])('has its own form: %s', async (behaviour, form) => {
    fake.behaviour = behaviour
    expect(await (await ask()).text()).toMatch(form)
  })

  it('leaves the usage, or the end, out', async () => {
    fake.behaviour = 'no-usage'
    expect(await (await ask()).text()).not.toContain('usage')
    fake.behaviour = 'no-done'
    const response = await ask()
    expect(response.headers.get('connection')).toBe('close')
    expect(dataOf(await response.text()).at(-1)).toContain('"finish_reason":"stop"')
  })

  it('starts with a byte order mark', async () => {
    fake.behaviour = 'bom'
    const bytes = new Uint8Array(await (await ask()).arrayBuffer())
    expect([...bytes.subarray(0, 8)]).toEqual([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('data:')])
  })

  it('fails once where it says so, and says when to come again', async () => {
    const { first } = await answerOf('limiting-once')
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '0'])
    expect(fake.behaviour).toBe('truthful')
    expect((await answerOf('unavailable-once')).first.status).toBe(503)
    expect(fake.asked).toHaveLength(4)
  })

  it('thinks within its content, or beside it', async () => {
    const inside = await answerOf('think-tags')
    expect(inside.pieces.join('')).toBe(thinkTags + text)
    expect((await answerOf('reasoning')).pieces.join('')).not.toContain(thinking.slice(0, 7))
  })
})

const sse = 'text/event-stream; charset=utf-8'
const half = firstHalf(text)

type Ended = Exclude<
  (typeof failingBehaviours)[number],
  'cutting' | 'cutting-frame' | 'silent' | 'silent-midway' | 'no-headers' | 'endless'
>

/** Status, content type, text, reason to finish. */
const ended: Record<Ended, [number, string | null, string, string?]> = {
  'tool-call': [200, sse, '', 'tool_calls'],
  refusal: [200, sse, '', 'stop'],
  empty: [200, sse, '', 'stop'],
  whitespace: [200, sse, ' \n\n  \n', 'stop'],
  'json-error': [200, 'application/json', ''],
  'error-frame': [200, sse, half],
  'error-first': [200, sse, ''],
  length: [200, sse, half, 'length'],
  'content-filter': [200, sse, half, 'content_filter'],
  refusing: [500, 'application/json', ''],
  unauthorised: [401, 'application/json', ''],
  limiting: [429, 'application/json', ''],
  redirecting: [307, null, ''],
  html: [200, 'text/html', ''],
  'huge-frame': [200, sse, 'x'.repeat(5_000_000)],
  'wrong-charset': [200, sse, `${half}\uFFFD(\uFFFD${text.slice(half.length)}`, 'stop'],
}

describe('a failing behaviour', () => {
  it.each(Object.keys(ended) as Ended[])('comes to an end: %s', async (behaviour) => {
    fake.behaviour = behaviour
    const response = await ask()
    const answer = read(await response.text())
    expect([response.status, response.headers.get('content-type')]).toEqual(ended[behaviour].slice(0, 2))
    expect([answer.text, answer.finish]).toEqual([ended[behaviour][2], ended[behaviour][3]])
    expect(fake.asked[0]?.brokenOff).toBe(false)
  })

  it.each([
    'json-error',
    'error-frame',
    'error-first',
    'refusing',
    'unauthorised',
    'limiting',
    'limiting-once',
    'unavailable-once',
  ] satisfies ChatBehaviour[])('gives the key away, as services do: %s', async (behaviour) => {
    fake.behaviour = behaviour
    expect(await (await ask()).text()).toContain('key sk-secret refused for Bearer sk-secret')
  })

  it('says when to come again, and where else to go', async () => {
    fake.behaviour = 'limiting'
    expect((await ask()).headers.get('retry-after')).toBe('60')
    fake.behaviour = 'redirecting'
    expect((await ask()).headers.get('location')).toBe('/elsewhere')
  })

  it('refuses, or calls for a tool, in deltas without content', async () => {
    expect((await answerOf('refusal')).refused).toBe(refusal)
    expect((await answerOf('tool-call')).data.join('')).toContain('"function":{"name":"look_up"')
  })

  it('has no line end in megabytes', async () => {
    fake.behaviour = 'huge-frame'
    fake.bytesPerWrite = 1
    const frame = (await (await ask()).text()).split('\n').at(-1)
    expect(frame?.length).toBeGreaterThan(5_000_000)
  })

  it.each(['cutting', 'cutting-frame'] as const)('breaks off with half of it: %s', async (behaviour) => {
    fake.behaviour = behaviour
    const { body, hasBroken } = await readSome(await ask())
    expect(hasBroken).toBe(true)
    expect(read(body).text).toBe(half)
    expect(body.endsWith('\n\n')).toBe(behaviour === 'cutting')
    expect(fake.asked[0]?.brokenOff).toBe(false)
  })
})

describe('what was asked', () => {
  it('is kept, and the text can be made of it', async () => {
    fake.text = ({ body }) => `${body.messages.at(-1)?.content} ${body['seed']}`
    const body = { ...question, max_tokens: 9, seed: 4 }
    expect(read(await (await askChat(fake, body)).text()).text).toBe('Größe? 4')
    expect(fake.asked).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: key,
        contentType: 'application/json',
        body,
        raw: JSON.stringify(body),
        brokenOff: false,
      },
    ])
  })

  it('is refused at another address and in another form', async () => {
    expect((await fetch(`${fake.url}/models`)).status).toBe(404)
    expect((await askChat(fake, { model: 'small', stream: true })).status).toBe(400)
    expect(fake.asked.map(({ path }) => path)).toEqual(['/v1/models', '/v1/chat/completions'])
  })

  it('without a stream is answered without one', async () => {
    const response = await askChat(fake, { ...question, stream: false })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(read(await response.text()).text).toBe(text)
  })
})

it('knows each behaviour once', () => {
  expect(new Set(chatBehaviours).size).toBe(goodBehaviours.length + failingBehaviours.length)
})
