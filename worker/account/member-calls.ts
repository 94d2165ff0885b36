/** What members do with their account on the server: calls that need the network and no queue. */
import type * as z from 'zod/mini'
import { type Api, api, type CallAnswer, type CallBody, type CallName } from '#core/contract/api'
import type { AccountApi, DirectCall } from '#core/contract/browser/members'
import type { User } from '#core/contract/members/user'
import { AppError, type ErrorCode } from '#core/errors'
import * as limits from '#core/limits'
import type { SessionOutcome } from '#core/sync/client/client-world'
import type { Database } from '#db/database'
import { callApi } from '../http'
import type { Accounts } from './accounts'
import { isSessionOver, type Session } from './session'
import { revokePending } from './sign-out'

/** Account calls of the signed-in member. */
export class MemberCalls implements AccountApi {
  readonly #accounts: Accounts
  readonly #session: Session
  readonly #database: Database

  constructor(accounts: Accounts, session: Session, database: Database) {
    this.#accounts = accounts
    this.#session = session
    this.#database = database
  }

  /** Registers an account. Undefined: the address has to be confirmed by e-mail first. */
  async register(body: CallBody<'register'>): Promise<User | undefined> {
    await revokePending(this.#database, this.#session)
    return await this.#session.changeCookie(async () => {
      const { data } = await callApi('register', {}, {}, { body, timeoutMs: limits.sendTimeoutMs })
      const { token, user } = data
      if (!token || !user) return undefined
      await this.#enter(token.jwt_token, user)
      return user
    })
  }

  async signIn(body: CallBody<'login'>): Promise<User> {
    await revokePending(this.#database, this.#session)
    return await this.#session.changeCookie(async () => {
      const { data } = await callApi('login', {}, {}, { body, timeoutMs: limits.sendTimeoutMs })
      await this.#enter(data.token.jwt_token, data.user)
      return data.user
    })
  }

  async updateProfile(body: CallBody<'updateProfile'>): Promise<User> {
    const id = await this.#member()
    const { user, jwt } = await this.#call('updateProfile', { id }, {}, body)
    this.#session.accept(user.id, jwt)
    await this.#accounts.change(user)
    return user
  }

  async deleteProfile(currentPassword: string): Promise<void> {
    const id = await this.#member()
    await this.#call('deleteProfile', { id }, {}, { currentPassword })
    await this.#accounts.exit(id, false)
  }

  async joinBeta(feature: CallBody<'joinBeta'>['feature']): Promise<User> {
    const { user } = await this.#call('joinBeta', {}, {}, { feature })
    await this.#accounts.change(user)
    return user
  }

  /** A call passed on from the page; the server checks the input and reports errors field by field. */
  async ask<N extends DirectCall>(
    name: N,
    { params = {}, query = {}, body }: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<CallAnswer<N>> {
    return await this.#call(
      name,
      params as z.input<Api[N]['params']>,
      query as z.input<Api[N]['query']>,
      body as CallBody<N>,
    )
  }

  /** Makes a call with a token; a token that is no longer valid is renewed once. */
  async #call<N extends CallName>(
    name: N,
    params: z.input<Api[N]['params']>,
    query: z.input<Api[N]['query']>,
    body?: CallBody<N>,
  ): Promise<CallAnswer<N>> {
    const timeoutMs = limits.sendTimeoutMs
    const send = () => callApi(name, params, query, body === undefined ? { timeoutMs } : { timeoutMs, body })
    if (api[name].access === 'visitor') return await send()
    const user = await this.#member()
    if (this.#session.tokenOf(user) === undefined) await this.#renew(user)
    try {
      return await send()
    } catch (error) {
      if (!isSessionOver(error)) throw error
      await this.#renew(user)
      return await send()
    }
  }

  async #enter(token: string, user: User): Promise<void> {
    this.#session.accept(user.id, token)
    await this.#accounts.enter(user)
  }

  async #member(): Promise<number> {
    const account = await this.#accounts.current()
    if (!account) throw new AppError('signed-out')
    return account.user.id
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
