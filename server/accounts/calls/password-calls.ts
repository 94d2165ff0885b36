/** A forgotten password (SECURITY R1, R3): the link, its check, and the new password. */
import { eq } from 'drizzle-orm'
import { wrongField } from '../../http/answers/error-answer'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { users } from '../../store/schema/schema'
import type { Database } from '../../store/store'
import { type Accounts, countAddress, countMail, loginKey } from '../accounts'
import { passwordFault, passwordOwner } from '../passwords/check-password'
import { type HeldToken, makeSecret, readSecret, takeSecret } from '../secret-tokens'
import { logEvent } from '../security-log'
import { secretHash } from '../sessions/refresh-cookie'
import { endAllSessions } from '../sessions/sessions'
import { done } from '../signing-in'
import { findByEmail, localeOf, readUser, type UserRow } from '../users'

/** The same answer in the same time for every address: the work is done after it. */
export function requestPasswordReset(accounts: Accounts): Handler<'requestPasswordReset'> {
  return async ({ body, locale, from }) => {
    await countAddress(accounts, from, 'reset')
    await countMail(accounts, 'reset', body.email)
    logEvent(from, 'reset-asked')
    accounts.afterwards(from.log, async () => {
      const { db } = await accounts.store()
      const user = await findByEmail(db, body.email)
      // An unknown address costs the same: a secret that nobody learns, an e-mail that is not sent.
      const data = { password: user ? versionOf(user) : '' }
      const token = await makeSecret(db, 'password-reset', user ? { user: user.id, data } : { data })
      const draft = { kind: 'passwordReset', to: user?.email ?? body.email, token } as const
      if (user) await accounts.sendMail({ ...draft, locale: localeOf(user) })
      else await accounts.rehearseMail({ ...draft, locale })
    })
    return done
  }
}

/** Whether a link is still valid. */
export function checkPasswordToken(accounts: Accounts): Handler<'checkPasswordToken'> {
  return async ({ body, from }) => {
    await countAddress(accounts, from, 'token')
    const { db } = await accounts.store()
    const held = await readSecret(db, 'password-reset', body.token)
    return prepareJson({ valid: held !== undefined && (await ownerOf(db, held)) !== undefined })
  }
}

/** Sets the new password. */
export function updatePassword(accounts: Accounts): Handler<'updatePassword'> {
  return async ({ body, from }) => {
    await countAddress(accounts, from, 'token')
    if (body.password !== body.passwordRepeat) throw wrongField('passwordRepeat', 'passwords-differ')
    const store = await accounts.store()
    const held = await readSecret(store.db, 'password-reset', body.token)
    const user = held && (await ownerOf(store.db, held))
    if (!user) throw wrongField('token', 'link-expired')
    const fault = await passwordFault(body.password, passwordOwner(user, accounts.config))
    if (fault) throw wrongField('password', fault)
    const passwordHash = await accounts.hasher.hash(body.password)
    await store.transaction(async (tx) => {
      const taken = await takeSecret(tx, 'password-reset', body.token)
      if (!taken || !(await ownerOf(tx, taken))) throw wrongField('token', 'link-expired')
      await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
      await endAllSessions(tx, user.id)
    }, 'little')
    await (await accounts.counters()).clear(loginKey(user.email))
    logEvent(from, 'password-reset', { user: user.id })
    const draft = { kind: 'passwordChanged', to: user.email, locale: localeOf(user) } as const
    accounts.afterwards(from.log, async () => await accounts.sendMail(draft))
    return done
  }
}

/** The member of a link, as long as the password has not changed since the link was made. */
async function ownerOf(db: Database, { user, data }: HeldToken): Promise<UserRow | undefined> {
  if (user === null) return undefined
  const row = await readUser(db, user)
  return data['password'] === versionOf(row) ? row : undefined
}

function versionOf({ passwordHash }: UserRow): string {
  return secretHash(passwordHash)
}
