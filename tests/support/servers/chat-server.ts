/** A small real server that has chats and tells their answers as server-sent events, with the faults of a bad way. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { foldEvents } from '#core/assistant/fold-events'
import type { Chat, ChatEvent } from '#core/contract/assistant/chat'
import { contractHeader, contractVersion } from '#core/contract/version'
import type { FakeRequest } from '../../../worker/testing/fake-request'
import { ours } from '../../../worker/testing/fake-server'

/** A connection to a stream, from its beginning. */
export interface StreamConnection {
  response: ServerResponse
  lastEventId: string | undefined
  isOpen: boolean
}

export interface ServedChat {
  chat: Chat
  /** Of the answer that is being written; empty: none is. */
  events: ChatEvent[]
  /** How many of them are told already. */
  told: number
}

/** The frames of the events behind `from`, as one connection tells them. */
export type Telling = (frames: string[], from: number, connection: StreamConnection) => Promise<void> | void

export interface ChatServer {
  chats: Map<string, ServedChat>
  connections: StreamConnection[]
  /** `POST /api/chat` and the like, without queries. */
  asked: string[]
  /** How streams are told, one function for each connection and the last for all further ones. */
  tellings: Telling[]
  /** False: nothing gets through, and open streams break. */
  setReachable(isReachable: boolean): void
  /** Answers what a browser asks about chats, in place of the fake server. */
  answer(request: FakeRequest): Promise<Response> | undefined
  close(): Promise<void>
}

const original = globalThis.fetch

/** Everything, one event after the other. */
export const tellAll: Telling = async (frames, _, { response }) => {
  for (const frame of frames) {
    response.write(frame)
    await new Promise((resolve) => setImmediate(resolve))
  }
  response.end()
}

/** That many events and half of the next one; the connection stays open. */
export function hangAfter(count: number): Telling {
  return (frames, _, { response }) => void response.write(`: here\n\n${startOf(frames, count)}`)
}

/** The same, then the way is cut; what was told may be lost with it. */
export function cutAfter(count: number): Telling {
  return (frames, _, { response }) =>
    void response.write(startOf(frames, count), () => setTimeout(() => response.destroy(), 5))
}

function startOf(frames: readonly string[], count: number): string {
  const [next = ''] = frames.slice(count)
  return frames.slice(0, count).join('') + next.slice(0, next.length / 2)
}

export async function startChatServer(): Promise<ChatServer> {
  const chats = new Map<string, ServedChat>()
  const connections: StreamConnection[] = []
  let isReachable = true
  const stream = async (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url ?? ''
    const served = [...chats.values()].find(({ chat }) => chat.subscription_url === address)
    response.setHeader(contractHeader, String(contractVersion))
    if (!served || request.headers.authorization !== undefined) {
      response.writeHead(404).end(JSON.stringify({ error: { code: 'not-found', message: '', id: 'x' } }))
      return
    }
    const id = request.headers['last-event-id']
    const lastEventId = typeof id === 'string' ? id : undefined
    const connection = { response, lastEventId, isOpen: true }
    connections.push(connection)
    response.on('close', () => {
      connection.isOpen = false
    })
    const from = lastEventId === undefined ? 0 : Number(lastEventId.split('.')[1]) + 1
    const telling = server.tellings.length > 1 ? server.tellings.shift() : server.tellings[0]
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    await (telling ?? tellAll)(served.events.slice(from).map(frame(from)), from, connection)
  }
  const http = createServer((request, response) => void stream(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const bound = http.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  const server: ChatServer = {
    chats,
    connections,
    asked: [],
    tellings: [tellAll],
    setReachable(value) {
      isReachable = value
      if (!value) http.closeAllConnections()
    },
    answer(request) {
      if (!request.path.startsWith('/api/chat')) return undefined
      if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'))
      const [path = ''] = request.path.split('?')
      server.asked.push(`${request.method} ${path}`)
      const { headers, signal } = request
      if (path.endsWith('/stream'))
        return original(`${origin}${request.path}`, { headers, signal: signal ?? null })
      // Whose token it is, the fake server of accounts knows.
      return headers.has('authorization') ? Promise.resolve(answerCall(chats, request, path)) : undefined
    },
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  return server
}

/** Of the second message, as in all chats of these tests. */
function frame(from: number) {
  return (event: ChatEvent, at: number) =>
    `event: ${event.type}\nid: 2.${from + at}\ndata: ${JSON.stringify(event)}\n\n`
}

/** A chat as the server has it stored: its answer as far as it was told. */
export function storedChat({ chat, events, told }: ServedChat): Chat {
  const last = chat.messages.at(-1)
  if (!last || events.length === 0) return chat
  const { parts, end, sources } = foldEvents(events.slice(0, told))
  const message = { ...last, parts, ...end, content: end ? 'Alles' : '' }
  return {
    ...chat,
    messages: [...chat.messages.slice(0, -1), message],
    context: { metadata: { metadata_list: sources } },
    subscription_url: end ? '' : chat.subscription_url,
  }
}

const limit = { limit: 20, limit_usage: 5, remaining: 19 }
const done = { data: { done: true } }
const gone = () => ours({ error: { code: 'not-found', message: '', id: 'x' } }, 404)

function answerCall(chats: ChatServer['chats'], { method, body }: FakeRequest, path: string): Response {
  const [, , area, id = '', action] = path.split('/')
  if (area === 'chat_daily_limit') return ours(limit)
  if (area === 'chats') return method === 'GET' ? ours(listOf(chats)) : (chats.clear(), ours(done))
  if (id === '') return asked(chats.keys().next().value ?? '', chats)
  if (action === 'restore') return ours(done)
  const served = chats.get(id)
  if (!served) return gone()
  if (action === 'message') return asked(id, chats)
  if (method === 'DELETE') chats.delete(id)
  const title = typeof body === 'object' && body && 'title' in body ? String(body.title) : undefined
  if (title !== undefined) served.chat = { ...served.chat, title }
  return ours(method === 'GET' ? storedChat(served) : done)
}

/** The test has put there what the question leads to. */
function asked(id: string, chats: ChatServer['chats']): Response {
  const chat = chats.get(id)?.chat
  return chat ? ours({ ...limit, chat, subscription_url: chat.subscription_url }) : gone()
}

function listOf(chats: ChatServer['chats']) {
  const rows = [...chats.values()].map(({ chat: { id, title, created, updated } }) => ({
    id,
    title,
    created,
    updated,
    questions: 1,
    excerpt: '',
  }))
  return { chats: rows, max_page: 1, total: rows.length }
}
