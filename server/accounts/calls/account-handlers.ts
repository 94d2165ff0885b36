/** Handlers of the calls in core/contract/members/calls/account-calls.ts. */

import type { accountCalls } from '#core/contract/members/calls/account-calls'
import type { contactCalls } from '#core/contract/members/calls/contact-calls'
import type { Handlers } from '../../http/call-routes'
import type { Accounts } from '../accounts'
import { confirmEmail } from './confirm-email'
import { joinBeta } from './join-beta'
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
