/**
 * The answer to a member who signs in: an access token, the member's own data, and the
 * long-lived secret as a cookie.
 */
import type { User } from '#core/contract/members/user'
import { type Prepared, prepareJson } from '../http/answers/prepared'
import type { Sender } from '../http/requests/read-input'
import type { Database } from '../store/store'
import type { Accounts } from './accounts'
import { deviceLabel } from './sessions/device-label'
import { deviceCookie } from './sessions/known-device'
import { refreshCookie } from './sessions/refresh-cookie'
import { type StartedSession, startSession } from './sessions/sessions'
import { type UserRow, userAnswer } from './users'

/** Body of the answer. */
export interface SignedIn {
  data: { token: { jwt_token: string }; user: User }
}

/** Starts a session for this device. */
export async function startHere(
  tx: Database,
  user: number,
  { headers }: Sender,
  staysLoggedIn: boolean | undefined,
): Promise<StartedSession> {
  const device = deviceLabel(headers['user-agent'])
  return await startSession(tx, user, { device, staysLoggedIn: staysLoggedIn ?? false })
}

/** The answer after a new sign-in: this device is known from now on. */
export async function newlySignedInAnswer(
  accounts: Accounts,
  user: UserRow,
  session: StartedSession,
): Promise<Prepared<SignedIn>> {
  const { key } = await accounts.keys()
  const { headers, ...answer } = await signedInAnswer(accounts, user, session)
  const cookies = [headers?.['set-cookie'] ?? []].flat()
  const device = deviceCookie(user.email, session.staysLoggedIn, {
    key,
    publicUrl: accounts.config.publicUrl,
  })
  return { ...answer, headers: { ...headers, 'set-cookie': [...cookies, device] } }
}

/** The answer for a session. */
export async function signedInAnswer(
  accounts: Accounts,
  user: UserRow,
  { caller, refreshToken, staysLoggedIn }: StartedSession,
): Promise<Prepared<SignedIn>> {
  const { tokens } = await accounts.keys()
  const { db } = await accounts.store()
  const answer: SignedIn = {
    data: {
      token: { jwt_token: await tokens.issue(caller) },
      user: await userAnswer(db, user, accounts.config),
    },
  }
  const cookie = refreshCookie(refreshToken, staysLoggedIn, accounts.config.publicUrl)
  return { ...prepareJson(answer), headers: { 'set-cookie': cookie } }
}

/** The answer of calls that return no data. */
export const done: Prepared<{ data: { done: true } }> = prepareJson({ data: { done: true } })
