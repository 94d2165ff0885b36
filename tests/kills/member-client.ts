/**
 * A device over real HTTP: signs in, and sends each change with one id until it is answered, whatever happens to the server meanwhile.
 * Keeps what was confirmed to it.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { api, type Call, type CallAnswer, type CallName, callAddress } from '#core/contract/api'
import type { SyncRow } from '#core/contract/members/things'

const retryMs = 25
/** A busy machine may take long to start a server, and some are killed before they answer. */
const patienceMs = 300_000

export interface Member {
  user: number
  token: string
}

export interface Sent {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

export interface Totals {
  confirmed: number
  /** Writes that were on their way when the server died, and had to be sent again. */
  broken: number
}

/** One try. Throws what fetch throws when there is no answer. */
export async function request(
  origin: string,
  name: CallName,
  { params = {}, query = {}, body, headers = {} }: Sent,
): Promise<{ status: number; body: unknown; retryAfterMs: number }> {
  const call: Call = api[name]
  // The table checks them on the other side.
  const address = callAddress(name, params as never, query as never)
  const answer = await fetch(`${origin}${address}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  })
  const retryAfterMs = Number(answer.headers.get('retry-after') ?? 0) * 1_000
  return { status: answer.status, body: await answer.json(), retryAfterMs }
}

/** A new member. */
export async function register(origin: string, email: string): Promise<Member> {
  const body = { email, plain_password: 'a long sentence nobody guesses', nickname: 'Test' }
  const answer = await untilAnswered(origin, 'register', { body }, { confirmed: 0, broken: 0 })
  const { token, user } = (answer as CallAnswer<'register'>).data
  if (!token || !user) throw new Error('Registered without a token')
  return { user: user.id, token: token.jwt_token }
}

export class MemberClient {
  /** Every row that was confirmed, by its revision. */
  readonly confirmed = new Map<number, SyncRow>()
  readonly totals: Totals = { confirmed: 0, broken: 0 }
  readonly #device = randomUUID()

  constructor(
    readonly origin: string,
    readonly member: Member,
  ) {}

  /** Sends a change until it is answered. */
  async write(name: CallName, sent: Sent): Promise<SyncRow[]> {
    const headers = { ...this.#headers(), 'idempotency-key': randomUUID(), 'x-device': this.#device }
    const answer = Object(await untilAnswered(this.origin, name, { ...sent, headers }, this.totals))
    const rows: SyncRow[] = answer.rows ?? (answer.row ? [answer.row] : [])
    for (const row of rows) this.confirmed.set(row.rev, row)
    return rows
  }

  /** All rows the server has. */
  async pullAll(): Promise<Map<string, SyncRow>> {
    const rows = new Map<string, SyncRow>()
    for (let cursor = '', more = true; more; ) {
      const sent = { query: { cursor, limit: 500 }, headers: this.#headers() }
      const page = (await untilAnswered(this.origin, 'pull', sent, this.totals)) as CallAnswer<'pull'>
      for (const row of page.changes) rows.set(row.key, row)
      ;({ cursor, more } = page)
    }
    return rows
  }

  #headers(): Record<string, string> {
    const { user, token } = this.member
    return { authorization: `Bearer ${token}`, 'x-account': String(user), 'x-sent-at': String(Date.now()) }
  }
}

async function untilAnswered(origin: string, name: CallName, sent: Sent, totals: Totals): Promise<unknown> {
  const endOfPatience = performance.now() + patienceMs
  let last = ''
  while (performance.now() < endOfPatience) {
    const answer = await request(origin, name, sent).catch((error: unknown) => {
      if (!isRefused(error)) totals.broken += 1
    })
    last = answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'none'
    if (answer?.status === 200) {
      totals.confirmed += 1
      return answer.body
    }
    if (answer && ![429, 503].includes(answer.status))
      throw new Error(`${name} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
    await wait(answer?.retryAfterMs || retryMs)
  }
  throw new Error(`${name} was not answered; the last answer was ${last}`)
}

/** Nobody was there: nothing can have come of it. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && Object(error.cause).code === 'ECONNREFUSED'
}
