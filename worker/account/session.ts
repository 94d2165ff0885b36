/**
 * The session of this worker: the access token, in memory only (SECURITY S2), and its renewal by a cookie no
 * script can read. Everything that changes the cookie runs one at a time over all tabs, because the server
 * accepts each cookie once.
 */
import type { User } from '#core/contract/members/user'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { callApi, setCallToken } from '../http'
import { asAppError } from '../storage-error'

/** `over`: sign in again; `deleted`: the account is gone; `away`: our server did not answer. */
export type Refreshed =
  | { kind: 'signed-in'; user: User }
  | { kind: 'over' }
  | { kind: 'deleted' }
  | { kind: 'away' }

/** Runs one at a time over all tabs and the service worker. */
export type Alone = <Result>(run: () => Promise<Result>) => Promise<Result>

/** Name of the Web Lock. */
export const refreshLock = 'refresh'

/** The access token and its renewal. */
export class Session {
  readonly #alone: Alone
  #token: { user: number; value: string } | undefined
  #refreshing: Promise<Refreshed> | undefined

  constructor(alone: Alone) {
    this.#alone = alone
  }

  /** The token, if it belongs to this user. */
  tokenOf(user: number): string | undefined {
    return this.#token?.user === user ? this.#token.value : undefined
  }

  accept(user: number, token: string): void {
    this.#token = { user, value: token }
    setCallToken(token)
  }

  drop(): void {
    this.#token = undefined
    setCallToken(undefined)
  }

  /** Runs code that changes the cookie: signing in and out. */
  changeCookie<Result>(run: () => Promise<Result>): Promise<Result> {
    return this.#alone(run)
  }

  /** Requests a new token; callers during the request share its answer. Never throws. */
  refresh(): Promise<Refreshed> {
    this.#refreshing ??= this.#alone(() => this.#ask()).finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  /**
   * Asks twice when no answer came: the server may have changed the cookie all the same, and accepts the old
   * one for ten more seconds (SECURITY S3). A later request counts as theft.
   */
  async #ask(): Promise<Refreshed> {
    const first = await this.#askOnce(limits.refreshTimeoutMs)
    return first ?? (await this.#askOnce(limits.sendTimeoutMs)) ?? { kind: 'away' }
  }

  /** Undefined when no answer came. */
  async #askOnce(timeoutMs: number): Promise<Refreshed | undefined> {
    try {
      const { data } = await callApi('refreshToken', {}, {}, { timeoutMs })
      this.accept(data.user.id, data.token.jwt_token)
      return { kind: 'signed-in', user: data.user }
    } catch (error) {
      const { code, details } = asAppError(error)
      if (code === 'network' || code === 'slow') return undefined
      const { status } = details
      if (status === 401 || status === 410) this.drop()
      if (status === 410) return { kind: 'deleted' }
      return { kind: status === 401 ? 'over' : 'away' }
    }
  }
}

/** True for an answer that says the token is no longer valid; a wrong password has the same status. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof AppError && error.details['status'] === 401 && error.code !== 'credentials-wrong'
}
