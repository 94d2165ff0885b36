/**
 * A network between browser and server that can be bad in chosen ways: cut an answer in the middle, answer in the server's place
 * as a captive portal does, change what comes through. Notes what was asked.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export type Meddling =
  /** Sends this share of the body, then breaks the connection. */
  | { kind: 'cut'; share: number }
  | { kind: 'answer'; status: number; type: string; body: string; headers?: Record<string, string> }
  | { kind: 'change'; change: (body: string) => string }
  | { kind: 'wait'; ms: number }
  /** Takes the request and never answers. */
  | { kind: 'hang' }

export interface MeddlingProxy {
  origin: string
  /** Paths asked for since the last `asked.length = 0`. */
  asked: string[]
  /** Decides for each path; undefined lets it pass. */
  meddle: (path: string) => Meddling | undefined
  close(): Promise<void>
}

/** Starts one in front of `target`, on a free port or a given one. */
export async function startMeddlingProxy(target: string, port = 0): Promise<MeddlingProxy> {
  const proxy: MeddlingProxy = {
    origin: '',
    asked: [],
    meddle: () => undefined,
    close: async () => undefined,
  }
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    proxy.asked.push(path)
    const meddling = proxy.meddle(path)
    if (meddling?.kind === 'hang') return
    if (meddling?.kind === 'answer') {
      const headers = { 'content-type': meddling.type, ...meddling.headers }
      outgoing.writeHead(meddling.status, headers).end(meddling.body)
      return
    }
    pass(target, incoming, outgoing, meddling)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  proxy.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  proxy.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return proxy
}

function pass(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  meddling?: Meddling,
): void {
  const headers = { ...incoming.headers, host: new URL(target).host }
  if (meddling?.kind === 'change') headers['accept-encoding'] = 'identity'
  const asked = request(`${target}${incoming.url ?? '/'}`, { method: incoming.method ?? 'GET', headers })
  asked.on('error', () => outgoing.destroy())
  asked.on('response', (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => void send(answer, Buffer.concat(parts), outgoing, meddling))
  })
  incoming.pipe(asked)
}

async function send(
  answer: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  meddling: Meddling | undefined,
): Promise<void> {
  const headers = { ...answer.headers }
  delete headers['transfer-encoding']
  if (meddling?.kind === 'wait') await new Promise((resolve) => setTimeout(resolve, meddling.ms))
  const sent = meddling?.kind === 'change' ? Buffer.from(meddling.change(body.toString())) : body
  if (answer.statusCode !== 304) headers['content-length'] = String(sent.length)
  outgoing.writeHead(answer.statusCode ?? 500, headers)
  if (meddling?.kind !== 'cut') {
    outgoing.end(sent)
    return
  }
  outgoing.write(sent.subarray(0, Math.floor(sent.length * meddling.share)), () => outgoing.destroy())
}
