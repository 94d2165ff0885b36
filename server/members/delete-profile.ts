/**
 * Deletes an account (SECURITY D3): all its data at once. A row without personal data stays for 180 days with
 * the hashes of its refresh tokens, so that a returning device learns of the deletion (SYNC 3.11).
 */
import { eq } from 'drizzle-orm'
import type { Accounts } from '../accounts/accounts'
import { checkCurrentPassword } from '../accounts/check-current-password'
import { unsubscribe } from '../accounts/newsletter'
import { isEmail } from '../accounts/same-email'
import { forgetSecretsOf } from '../accounts/secret-tokens'
import { logEvent } from '../accounts/security-log'
import { forgottenDevice } from '../accounts/sessions/known-device'
import { endedCookie } from '../accounts/sessions/refresh-cookie'
import { done } from '../accounts/signing-in'
import { localeOf, readUser, type UserRow } from '../accounts/users'
import { forgetChats } from '../chat/rows/keep-chats'
import type { RunningAnswers } from '../chat/running-answers'
import type { Handler } from '../http/call-routes'
import { contactMessages, recordedOps, secretTokens, sessions, things, users } from '../store/schema/schema'
import type { Database } from '../store/store'

/** Deletes the caller's account. */
export function deleteProfile(
  accounts: Accounts,
  answers: Pick<RunningAnswers, 'stopAllOf'>,
): Handler<'deleteProfile'> {
  return async ({ body, caller, from }) => {
    const store = await accounts.store()
    const user = await readUser(store.db, caller.user)
    await checkCurrentPassword(accounts, user, body.currentPassword, from)
    await store.transaction(async (tx) => await forget(tx, user), 'little')
    await answers.stopAllOf(user.id)
    logEvent(from, 'profile-deleted', caller)
    const draft = { kind: 'profileDeleted', to: user.email, locale: localeOf(user) } as const
    accounts.afterwards(from.log, async () => await accounts.sendMail(draft))
    const { publicUrl } = accounts.config
    return { ...done, headers: { 'set-cookie': [endedCookie(publicUrl), forgottenDevice(publicUrl)] } }
  }
}

const blank = {
  email: '',
  passwordHash: '',
  firstname: '',
  lastname: '',
  gender: '',
  timezone: '',
  language: 1,
  nickname: '',
  hash: '',
  newsletter: false,
  beta: [],
  promo: '',
  roles: [],
  confirmed: false,
  clearedBefore: 0,
} as const

async function forget(tx: Database, user: UserRow): Promise<void> {
  const now = Date.now()
  // Locked first: a write of another device happens before all of this or finds no member.
  await tx.select().from(users).where(eq(users.id, user.id)).for('update')
  // An unconfirmed address may belong to somebody else.
  if (user.newsletter || user.confirmed) {
    await unsubscribe(tx, user.email)
    await forgetSecretsOf(tx, user.email)
  }
  if (user.confirmed) await tx.delete(contactMessages).where(isEmail(contactMessages.email, user.email))
  await tx.delete(things).where(eq(things.userId, user.id))
  await tx.delete(recordedOps).where(eq(recordedOps.userId, user.id))
  await forgetChats(tx, user.id)
  await tx.delete(secretTokens).where(eq(secretTokens.userId, user.id))
  const ended = { endedAt: now, device: '' }
  await tx.update(sessions).set(ended).where(eq(sessions.userId, user.id))
  await tx
    .update(users)
    .set({ ...blank, beta: [], roles: [], deletedAt: now })
    .where(eq(users.id, user.id))
}
