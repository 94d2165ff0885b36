/** Signing in, staying signed in, signing out (SECURITY S1 to S6, R3, R4). */
import { eq } from 'drizzle-orm'
import { AppError } from '#core/errors'
import type { Handler } from '../../http/call-routes'
import type { Sender } from '../../http/requests/read-input'
import { users } from '../../store/schema/schema'
import { type Accounts, countAddress, countTry, loginKey } from '../accounts'
import { isOutdated } from '../passwords/hash-password'
import { logEvent } from '../security-log'
import { knownDevice } from '../sessions/known-device'
import { endedCookie, readRefreshCookie } from '../sessions/refresh-cookie'
import { endSession, holderOf, refreshSession } from '../sessions/sessions'
import { done, newlySignedInAnswer, signedInAnswer, startHere } from '../signing-in'
import { findByEmail, readUser, type UserRow } from '../users'

/** Known and unknown addresses cost one hash and get the same answer. */
export function login(accounts: Accounts): Handler<'login'> {
  return async ({ body, from }) => {
    await countAddress(accounts, from, 'login')
    const tries = await triesKey(accounts, from, body.email)
    await countTry(accounts, tries)
    const store = await accounts.store()
    const user = await findByEmail(store.db, body.email)
    const isRight = await accounts.hasher.matches(body.plain_password, user?.passwordHash)
    if (!user || !isRight) {
      logEvent(from, 'login-failed', user ? { user: user.id } : {})
      throw new AppError('credentials-wrong')
    }
    await (await accounts.counters()).clear(tries)
    if (isOutdated(user.passwordHash)) await hashAgain(accounts, user, body.plain_password)
    const session = await store.transaction(
      async (tx) => await startHere(tx, user.id, from, body.stayloggedin),
      'little',
    )
    logEvent(from, 'login', session.caller)
    return await newlySignedInAnswer(accounts, user, session)
  }
}

/** A device that signed in before has its own attempts; all others share those of the address. */
async function triesKey(accounts: Accounts, { headers }: Sender, email: string): Promise<string> {
  const { key } = await accounts.keys()
  const device = knownDevice(headers.cookie, email, key)
  return device === undefined ? loginKey(email) : `${loginKey(email)}:${device}`
}

/** The cost of hashing was raised since; only now is the password available. */
async function hashAgain(accounts: Accounts, { id }: UserRow, password: string): Promise<void> {
  const passwordHash = await accounts.hasher.hash(password)
  await (await accounts.store()).db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

/** A new access token for the cookie. */
export function refreshToken(accounts: Accounts): Handler<'refreshToken'> {
  return async ({ from }) => {
    const token = readRefreshCookie(from.headers.cookie, accounts.config.publicUrl)
    if (token === undefined) throw new AppError('session-ended')
    const [store, { key }] = await Promise.all([accounts.store(), accounts.keys()])
    const refreshed = await store.transaction(async (tx) => await refreshSession(tx, token, key), 'little')
    if (refreshed.kind === 'deleted') throw new AppError('account-deleted')
    if (refreshed.kind === 'reused') logEvent(from, 'refresh-reused', refreshed.caller)
    if (refreshed.kind !== 'refreshed') throw new AppError('session-ended')
    return await signedInAnswer(accounts, await readUser(store.db, refreshed.caller.user), refreshed)
  }
}

/** Also succeeds when nobody is signed in any more: then there is nothing to end. */
export function logout(accounts: Accounts): Handler<'logout'> {
  return async ({ params, caller, from }) => {
    const { db } = await accounts.store()
    const token = readRefreshCookie(from.headers.cookie, accounts.config.publicUrl)
    const signedIn = caller ?? (token === undefined ? undefined : await holderOf(db, token))
    if (signedIn && signedIn.user !== params.id) throw new AppError('not-found')
    if (signedIn) {
      await endSession(db, signedIn.user, signedIn.session)
      logEvent(from, 'logout', signedIn)
    }
    return { ...done, headers: { 'set-cookie': endedCookie(accounts.config.publicUrl) } }
  }
}
