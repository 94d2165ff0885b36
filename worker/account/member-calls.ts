/** Members' actions on their account on the server: calls that need the network and no queue. */
import type * as z from 'zod/mini'
import type { Api, CallAnswer, CallBody } from '#core/contract/api'
import type { AccountApi, DirectCall } from '#core/contract/browser/members'
import type { User } from '#core/contract/members/user'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import { callApi } from '../http'
import type { Accounts } from './accounts'
import type { MemberAccess } from './member-access'
import type { Session } from './session'
import { revokePending } from './sign-out'

/** Account calls of the signed-in member. */
export class MemberCalls implements AccountApi {
  readonly #accounts: Accounts
  readonly #session: Session
  readonly #database: Database
  readonly #access: MemberAccess

  constructor(accounts: Accounts, session: Session, database: Database, access: MemberAccess) {
    this.#accounts = accounts
    this.#session = session
    this.#database = database
    this.#access = access
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
    const id = await this.#access.member()
    const { user, jwt } = await this.#access.call('updateProfile', { id }, {}, body)
    this.#session.accept(user.id, jwt)
    await this.#accounts.change(user)
    return user
  }

  async deleteProfile(currentPassword: string): Promise<void> {
    const id = await this.#access.member()
    await this.#access.call('deleteProfile', { id }, {}, { currentPassword })
    await this.#accounts.exit(id, false)
  }

  /** A call passed on from the page; the server checks the input and reports errors field by field. */
  async ask<N extends DirectCall>(
    name: N,
    { params = {}, query = {}, body }: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<CallAnswer<N>> {
    return await this.#access.call(
      name,
      params as z.input<Api[N]['params']>,
      query as z.input<Api[N]['query']>,
      body as CallBody<N>,
    )
  }

  async #enter(token: string, user: User): Promise<void> {
    this.#session.accept(user.id, token)
    await this.#accounts.enter(user)
  }
}
