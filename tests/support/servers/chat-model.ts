/**
 * A chat model behind the protocol of OpenAI, over real connections: it streams what a test gives it to say, cut where
 * the test wants. It can also behave in every way services do, good and bad. It must not know who asks it.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import {
  type Answer,
  beginning,
  completion,
  done,
  ending,
  errorOf,
  halfStream,
  plain,
  stream,
  styles,
} from './chat-model/frames'
import {
  contentPartStream,
  endlessStream,
  hugeFrameStream,
  messageStream,
  nonsenseStream,
  reasoningStream,
  refusalStream,
  stoppedFrameStream,
  thinkTagStream,
  toolCallStream,
  wrongCharsetStream,
} from './chat-model/oddities'
import { send, type Way } from './chat-model/sending'

export interface ChatAsked {
  path: string
  authorization: string | undefined
  contentType: string | undefined
  body: z.infer<typeof asking>
  raw: string
  /** Set when the caller broke the connection off before the end. */
  brokenOff: boolean
}

export interface FakeChatModel {
  /** The base; callers append `/chat/completions`. */
  url: string
  /** The -once ones become 'truthful' when they have failed. */
  behaviour: ChatBehaviour
  /** What it answers: fixed text, or made of what was asked. */
  text: string | ((asked: ChatAsked) => string)
  /**
   * Characters of each delta; or the places of the cuts in UTF-16 units, which may part a surrogate pair. Places count
   * from the start of the text; those below 0 cut the thinking of 'think-tags'.
   */
  cuts: number | readonly number[]
  /**
   * Bytes of a write, which splits characters and frames and may hold the end of one and the start of the next;
   * undefined: a write for each frame. With pauses no write goes beyond its frame.
   */
  bytesPerWrite: number | undefined
  /** Between frames. */
  pauseMs: number
  /** Requests in order, those to other addresses too. */
  asked: ChatAsked[]
  close(): Promise<void>
}

/** The full text must arrive. */
export const goodBehaviours = [
  'truthful',
  'null-choices',
  'no-usage',
  'no-done',
  'crlf',
  'comments',
  'multi-line-data',
  'no-space',
  'bom',
  'reasoning',
  'think-tags',
  'content-parts',
  'message-instead-of-delta',
  'json',
  'slow',
  'nonsense',
  'limiting-once',
  'unavailable-once',
] as const

/** The full text does not arrive, or there is none, or it has no end. */
export const failingBehaviours = [
  'tool-call',
  'refusal',
  'empty',
  'whitespace',
  'json-error',
  'error-frame',
  'error-first',
  'length',
  'content-filter',
  'cutting',
  'cutting-frame',
  'silent',
  'silent-midway',
  'no-headers',
  'refusing',
  'unauthorised',
  'limiting',
  'redirecting',
  'html',
  'endless',
  'huge-frame',
  'wrong-charset',
] as const

export type ChatBehaviour = (typeof goodBehaviours)[number] | (typeof failingBehaviours)[number]

export const chatBehaviours: readonly ChatBehaviour[] = [...goodBehaviours, ...failingBehaviours]

const json = { 'content-type': 'application/json' }
const gatewayPage = '<!DOCTYPE html><html><body><h1>502 Bad gateway</h1></body></html>'
const byteOrderMark = '\uFEFF'

const fails = (status: number, type: string, more: Pick<Way, 'headers' | 'isOnce'> = {}): Way => ({
  ...more,
  status,
  headers: { ...json, ...more.headers },
  frames: (answer) => [errorOf(answer, type)],
})

/** What each behaviour does. */
const ways = {
  truthful: { frames: stream },
  'null-choices': { frames: (answer) => [...beginning(answer), ...ending(answer, 'stop', null)].map(plain) },
  'no-usage': { frames: (answer) => stream(answer).toSpliced(-2, 1) },
  'no-done': {
    headers: { 'content-type': 'text/event-stream', connection: 'close' },
    frames: (answer) => stream(answer).slice(0, -2),
  },
  crlf: { frames: (answer) => stream(answer, { style: styles.crlf }) },
  comments: { frames: (answer) => stream(answer, { style: styles.comments }) },
  'multi-line-data': { frames: (answer) => stream(answer, { style: styles.multiLine }) },
  'no-space': { frames: (answer) => stream(answer, { style: styles.noSpace }) },
  bom: { frames: (answer) => stream(answer).map((frame, at) => (at === 0 ? byteOrderMark + frame : frame)) },
  reasoning: { frames: reasoningStream },
  'think-tags': { frames: thinkTagStream },
  'content-parts': { frames: contentPartStream },
  'message-instead-of-delta': { frames: messageStream },
  json: { headers: json, frames: (answer) => [completion(answer)] },
  slow: { frames: stream, pauseMs: 300 },
  nonsense: { frames: nonsenseStream },
  'limiting-once': fails(429, 'rate_limit_exceeded', { headers: { 'retry-after': '0' }, isOnce: true }),
  'unavailable-once': fails(503, 'overloaded', { isOnce: true }),
  'tool-call': { frames: toolCallStream },
  refusal: { frames: refusalStream },
  empty: { frames: (answer) => stream(answer, { deltas: [] }) },
  whitespace: {
    frames: (answer) => stream(answer, { deltas: [' ', '\n\n', '  \n'].map((content) => ({ content })) }),
  },
  'json-error': { headers: json, frames: (answer) => [errorOf(answer, 'invalid_request')] },
  // Some services say [DONE] even then: it does not make the half a whole.
  'error-frame': { frames: (answer) => halfStream(answer, [errorOf(answer, 'server_error'), done]) },
  'error-first': { frames: (answer) => [plain(errorOf(answer, 'server_error'))] },
  length: { frames: (answer) => halfStream(answer, ending(answer, 'length')) },
  'content-filter': { frames: (answer) => halfStream(answer, ending(answer, 'content_filter')) },
  cutting: { frames: (answer) => halfStream(answer, []), after: 'destroy' },
  'cutting-frame': { frames: stoppedFrameStream, after: 'destroy' },
  silent: { frames: () => [], after: 'nothing' },
  'silent-midway': { frames: (answer) => halfStream(answer, []), after: 'nothing' },
  'no-headers': { status: 'none', frames: () => [] },
  refusing: fails(500, 'server_error'),
  unauthorised: fails(401, 'invalid_api_key'),
  limiting: fails(429, 'rate_limit_exceeded', { headers: { 'retry-after': '60' } }),
  redirecting: { status: 307, headers: { location: '/elsewhere' }, frames: () => [] },
  html: { headers: { 'content-type': 'text/html' }, frames: () => [gatewayPage] },
  endless: { frames: endlessStream },
  'huge-frame': { frames: hugeFrameStream },
  'wrong-charset': { frames: wrongCharsetStream },
} satisfies Record<ChatBehaviour, Way>

const asking = z.looseObject({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number().optional(),
})

/** Stands for a body of another form. */
const malformed: ChatAsked['body'] = { model: '', stream: false, messages: [] }
const base = '/v1'

export async function startFakeChatModel(): Promise<FakeChatModel> {
  const fake: FakeChatModel = {
    url: '',
    behaviour: 'truthful',
    // Of one to four bytes a character.
    text: 'Das Wort war bei Gott — πρὸς τὸν θεόν 🕊 [1].',
    cuts: 7,
    bytesPerWrite: undefined,
    pauseMs: 0,
    asked: [],
    close: async () => undefined,
  }
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const asked = askedBy(incoming, Buffer.concat(parts).toString())
      fake.asked.push(asked)
      let isSaid = false
      outgoing.on('close', () => {
        // The server that is being closed breaks connections off itself.
        asked.brokenOff = !isSaid && server.listening
      })
      const onSaid = () => {
        isSaid = true
      }
      const { bytesPerWrite, pauseMs } = fake
      const way = wayFor(fake, asked, incoming.method)
      void send(outgoing, way, answerTo(fake, asked), { bytesPerWrite, pauseMs, onSaid })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`
  fake.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return fake
}

function askedBy({ url: path = '', headers }: IncomingMessage, raw: string): ChatAsked {
  const { authorization, 'content-type': contentType } = headers
  return { path, authorization, contentType, body: readBody(raw), raw, brokenOff: false }
}

function readBody(raw: string): ChatAsked['body'] {
  try {
    return asking.parse(JSON.parse(raw))
  } catch {
    return malformed
  }
}

function wayFor(fake: FakeChatModel, { path, body }: ChatAsked, method: string | undefined): Way {
  if (method !== 'POST' || path !== `${base}/chat/completions`) return fails(404, 'unknown_url')
  if (body === malformed) return fails(400, 'invalid_request')
  // Who asks for no stream gets none.
  const way: Way = ways[fake.behaviour === 'truthful' && !body.stream ? 'json' : fake.behaviour]
  if (way.isOnce) fake.behaviour = 'truthful'
  return way
}

function answerTo({ text, cuts }: FakeChatModel, asked: ChatAsked): Answer {
  const { authorization, body } = asked
  // A test makes a text only of what it knows to be whole.
  const said = typeof text === 'string' ? text : body === malformed ? '' : text(asked)
  return { model: body.model, authorization, text: said, cuts }
}
