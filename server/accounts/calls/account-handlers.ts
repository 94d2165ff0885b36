/** Handlers of the calls in core/contract/members/calls/account-calls.ts. */

import { eq } from 'drizzle-orm'
import type { accountCalls } from '#core/contract/members/calls/account-calls'
import type { contactCalls } from '#core/contract/members/calls/contact-calls'
import { prepareJson } from '../../http/answers/prepared'
import type { Handlers } from '../../http/call-routes'
import { type Handler } from '../../http/call-routes'
import { users } from '../../store/schema/schema'
import type { Accounts } from '../accounts'
import { readUser, userAnswer } from '../users'
import { confirmEmail } from './confirm-email'
import { confirmNewsletter, newsletterState, subscribeNewsletter } from './newsletter-calls'
import { checkPasswordToken, requestPasswordReset, updatePassword } from './password-calls'
import { register } from './register'
import { endOneSession, endOtherSessions, sessions } from './session-calls'
import { login, logout, refreshToken } from './sign-in-calls'
import { updateProfile } from './update-profile'

/** One handler for each of these calls but those that need other rooms, too. */
export function accountHandlers(
  accounts: Accounts,
): Pick<
  Handlers,
  Exclude<keyof typeof accountCalls, keyof typeof contactCalls | 'deleteProfile' | 'exportProfile'>
> {
  return {
    register: register(accounts),
    login: login(accounts),
    refreshToken: refreshToken(accounts),
    logout: logout(accounts),
    sessions: sessions(accounts),
    endSession: endOneSession(accounts),
    endOtherSessions: endOtherSessions(accounts),
    requestPasswordReset: requestPasswordReset(accounts),
    checkPasswordToken: checkPasswordToken(accounts),
    updatePassword: updatePassword(accounts),
    confirmEmail: confirmEmail(accounts),
    updateProfile: updateProfile(accounts),
    newsletterState: newsletterState(accounts),
    joinBeta: joinBeta(accounts),
    subscribeNewsletter: subscribeNewsletter(accounts),
    confirmNewsletter: confirmNewsletter(accounts),
  }
}

/**
 * The waiting list of a feature (FEATURES MEM-04). Only an administrator can enable the feature. Adds the
 * caller to a waiting list.
 */
function joinBeta(accounts: Accounts): Handler<'joinBeta'> {
  return async ({ body: { feature }, caller }) => {
    const store = await accounts.store()
    await store.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, caller.user)).for('update')
      const { beta } = await readUser(tx, caller.user)
      if (beta.some((known) => known.feature === feature)) return
      const joined = [...beta, { feature, unlocked: false }]
      await tx.update(users).set({ beta: joined }).where(eq(users.id, caller.user))
    })
    const user = await readUser(store.db, caller.user)
    return prepareJson({ user: await userAnswer(store.db, user, accounts.config) })
  }
}
