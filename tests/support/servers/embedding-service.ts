/**
 * A service that turns texts into vectors over the protocol of OpenAI: words of one meaning have one direction. It can
 * also behave in every way the product must bear.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sha256 } from '../../../server/bytes/canonical-json'

/** What it does with a request. */
export type Behaviour =
  | 'truthful'
  | 'slow'
  | 'refusing'
  | 'limiting'
  | 'cutting'
  | 'redirecting'
  | 'endless'
  | 'nonsense'
  | 'other-form'
  | 'too-few'
  | 'uneven'
  | 'other-dimensions'

/** Every way to fail. */
export const failures = [
  'slow',
  'refusing',
  'limiting',
  'cutting',
  'redirecting',
  'endless',
  'nonsense',
  'other-form',
  'too-few',
  'uneven',
  'other-dimensions',
] as const satisfies readonly Behaviour[]

export interface EmbeddingAsked {
  path: string
  authorization: string | undefined
  model: string
  input: readonly string[]
}

export interface FakeEmbeddings {
  /** The whole address. */
  url: string
  behaviour: Behaviour
  /** Requests in order. */
  asked: EmbeddingAsked[]
  close(): Promise<void>
}

/** No multiple of 32, as models may have it. */
const dims = 40
const path = '/v1/embeddings'

/** `meanings`: words that mean the same. */
export async function startFakeEmbeddings(
  meanings: readonly (readonly string[])[] = [],
): Promise<FakeEmbeddings> {
  const fake: FakeEmbeddings = { url: '', behaviour: 'truthful', asked: [], close: async () => undefined }
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const { model, input } = JSON.parse(Buffer.concat(parts).toString() || '{"input":[]}')
      fake.asked.push({
        path: incoming.url ?? '',
        authorization: incoming.headers.authorization,
        model,
        input,
      })
      void answer(outgoing, fake.behaviour, vectorsOf(input, meanings))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  fake.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return fake
}

function vectorsOf(texts: readonly string[], meanings: readonly (readonly string[])[]): number[][] {
  return texts.map((text) => {
    // Texts have a little in common, as everywhere.
    const vector = Array.from({ length: dims }, () => 0.02)
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const known = meanings.findIndex((words) => words.includes(word))
      const axis =
        known >= 0
          ? known
          : meanings.length + (Number.parseInt(sha256(word).slice(0, 6), 16) % (dims - meanings.length))
      vector[axis] = (vector[axis] ?? 0) + 1
    }
    return vector
  })
}

const slowMs = 4_000

async function answer(
  outgoing: ServerResponse,
  behaviour: Behaviour,
  vectors: readonly (readonly number[])[],
): Promise<void> {
  const [first = []] = vectors
  // The last one first: the order is in the numbers.
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })).reverse()
  const send = (body: string, status = 200, headers = {}) =>
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  const sendVectors = (shown: unknown) => send(JSON.stringify({ object: 'list', data: shown }))
  const echo = JSON.stringify({ error: { message: `refused: ${outgoing.req.headers.authorization}` } })
  switch (behaviour) {
    case 'slow':
      await wait(slowMs)
      return void sendVectors(data)
    case 'refusing':
      return void send(echo, 500)
    case 'limiting':
      return void send(echo, 429, { 'retry-after': '60' })
    case 'redirecting':
      return void send('', 307, { location: '/elsewhere' })
    case 'cutting':
      outgoing.writeHead(200, { 'content-length': '5000' }).write('{"data":[{"index":0,')
      await wait(50)
      return void outgoing.destroy()
    case 'endless':
      return await sendWithoutEnd(outgoing)
    case 'nonsense':
      return void send('<html>Bad gateway</html>')
    case 'other-form':
      return void sendVectors([{ index: 0, embedding: 'AAAA' }])
    case 'too-few':
      return void sendVectors(data.slice(1))
    case 'uneven':
      return void sendVectors([...data.slice(1), { index: data.length - 1, embedding: [] }])
    case 'other-dimensions':
      return void sendVectors(data.map((one) => ({ ...one, embedding: [...first, 1, 1] })))
    default:
      return void sendVectors(data)
  }
}

async function sendWithoutEnd(outgoing: ServerResponse): Promise<void> {
  const part = '0.123456789,'.repeat(10_000)
  outgoing.writeHead(200).write('{"data":[{"embedding":[')
  while (!outgoing.destroyed) {
    outgoing.write(part)
    await wait(1)
  }
}
