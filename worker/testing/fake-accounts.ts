/**
 * For tests of members: a server with one or more accounts, a cookie as a browser keeps it, and the browser
 * globals of a worker.
 */
import { vi } from 'vitest'
import type { User } from '#core/contract/members/user'
import { type FakeRequest, refusal } from './fake-request'
import { ours } from './fake-server'
import { FakeSyncServer } from './fake-sync-server'

/** The fake server and browser of one test. */
export interface FakeAccounts {
  users: User[]
  /** Whose session the cookie of this browser is; undefined = none. */
  cookie: number | undefined
  /** Users whose session the server still accepts. */
  alive: Set<number>
  /** The server's rows of each member. */
  synced: Map<number, FakeSyncServer>
  asked: FakeRequest[]
  /** Answers or fails instead of the server. */
  meddle: (request: FakeRequest) => Response | Promise<Response> | undefined
  isOnline: boolean
  /** Web Locks of the browser as its one worker sees them; undefined: it has none. */
  locks: LockManager | undefined
}

/** A member of that number, without options. */
export function userNumbered(id: number, options: User['options'] = {}): User {
  return {
    id,
    email: `m${id}@example.org`,
    firstname: '',
    lastname: '',
    gender: '',
    timezone: '',
    language: 1,
    image: '',
    roles: [],
    hash: '',
    nickname: `Mitglied ${id}`,
    fullname: '',
    fullnameShort: '',
    newsletter: false,
    beta: [],
    options,
  }
}

/** Replaces `fetch` and the browser globals of a worker. */
export function startFakeAccounts(...users: User[]): FakeAccounts {
  const server: FakeAccounts = {
    users,
    cookie: undefined,
    alive: new Set(),
    synced: new Map(users.map(({ id }) => [id, new FakeSyncServer()])),
    asked: [],
    meddle: () => undefined,
    isOnline: true,
    locks: undefined,
  }
  vi.stubGlobal('navigator', {
    get onLine() {
      return server.isOnline
    },
    get locks() {
      return server.locks
    },
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!server.isOnline) throw new TypeError('Failed to fetch')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const { method = 'GET', headers, signal = null } = init
    const request = { method, path, headers: new Headers(headers), body, signal }
    server.asked.push(request)
    return (await server.meddle(request)) ?? answerTo(server, request)
  })
  return server
}

/** The requests, in short: `POST /api/login`. */
export function askedPaths({ asked }: FakeAccounts): string[] {
  return asked.map(({ method, path }) => `${method} ${path.split('?')[0]}`)
}

function answerTo(server: FakeAccounts, request: FakeRequest): Response {
  const { method, path, headers, body } = request
  const call = `${method} ${path.split('?')[0]}`
  if (call === 'POST /api/login' || call === 'POST /api/register') return signIn(server, body)
  if (call === 'POST /api/token/refresh') return refresh(server)
  if (call.startsWith('DELETE /api/logout/')) return signOut(server)
  const user = Number(/^Bearer token-(\d+)$/.exec(headers.get('authorization') ?? '')?.[1])
  if (!server.alive.has(user)) return refusal('session-ended', 401)
  const account = headers.get('x-account')
  if (account !== null && account !== String(user)) return refusal('wrong-account', 409)
  const synced = server.synced.get(user)?.answer(request)
  if (synced) return synced
  if (call === 'GET /api/sessions') return ours({ data: [] })
  if (call.startsWith('DELETE /api/profile/')) return ours({ data: { done: true } })
  return refusal('not-found', 404)
}

function signIn(server: FakeAccounts, body: unknown): Response {
  const email = typeof body === 'object' && body && 'email' in body ? body.email : ''
  const user = server.users.find((known) => known.email === email)
  if (!user) return refusal('credentials-wrong', 401)
  server.cookie = user.id
  server.alive.add(user.id)
  return tokenOf(user)
}

function refresh(server: FakeAccounts): Response {
  const user = server.users.find(({ id }) => id === server.cookie)
  return user && server.alive.has(user.id) ? tokenOf(user) : refusal('session-ended', 401)
}

function signOut(server: FakeAccounts): Response {
  if (server.cookie !== undefined) server.alive.delete(server.cookie)
  server.cookie = undefined
  return ours({ data: { done: true } })
}

function tokenOf(user: User): Response {
  return ours({ data: { token: { jwt_token: `token-${user.id}` }, user } })
}
