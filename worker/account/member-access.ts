/**
 * The base of the code for members: calls with the token of whoever is signed in, and their database. Shared
 * by the calls of the account and the chats.
 */
import type * as z from 'zod/mini'
import { type Api, api, type CallAnswer, type CallBody, type CallName } from '#core/contract/api'
import { AppError, type ErrorCode } from '#core/errors'
import * as limits from '#core/limits'
import type { SessionOutcome } from '#core/sync/client/client-world'
import { callApi } from '../http'
import type { UserSync } from '../sync/user-sync'
import type { Accounts } from './accounts'
import { isSessionOver, type Session } from './session'

/** The signed-in member, as other code may use them. */
export class MemberAccess {
  readonly #accounts: Accounts
  readonly #session: Session

  constructor(accounts: Accounts, session: Session) {
    this.#accounts = accounts
    this.#session = session
  }

  /** Number of the signed-in member. Throws signed-out. */
  async member(): Promise<number> {
    const account = await this.#accounts.current()
    if (!account) throw new AppError('signed-out')
    return account.user.id
  }

  /** Their database and changes. Throws signed-out, client-too-old, quota-exceeded, storage-blocked. */
  async sync(): Promise<UserSync> {
    return await this.#accounts.sync()
  }

  /** Makes a call with a token and `more` headers; a token that is no longer valid is renewed once. */
  async call<N extends CallName>(
    name: N,
    params: z.input<Api[N]['params']>,
    query: z.input<Api[N]['query']>,
    body?: CallBody<N>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<CallAnswer<N>> {
    const timeoutMs = limits.sendTimeoutMs
    const given = body === undefined ? { timeoutMs } : { timeoutMs, body }
    if (api[name].access === 'visitor') return await callApi(name, params, query, given)
    const user = await this.member()
    // Another tab may sign somebody else in meanwhile: the server then refuses instead of answering for them.
    const headers = { ...more, 'x-account': String(user) }
    const send = () => callApi(name, params, query, { ...given, headers })
    if (this.#session.tokenOf(user) === undefined) await this.#renew(user)
    try {
      return await send()
    } catch (error) {
      if (!isSessionOver(error)) throw error
      await this.#renew(user)
      return await send()
    }
  }

  async #renew(user: number): Promise<void> {
    const outcome = await this.#accounts.renew(user)
    const code = failures[outcome]
    if (code) throw new AppError(code)
  }
}

const failures = {
  held: undefined,
  ended: 'session-ended',
  other: 'wrong-account',
  unreachable: 'network',
} as const satisfies Record<SessionOutcome, ErrorCode | undefined>
