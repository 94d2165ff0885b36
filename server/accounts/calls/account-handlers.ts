/** Handlers of the calls in core/contract/members/calls/account-calls.ts. */
import type { accountCalls } from '#core/contract/members/calls/account-calls'
import type { RunningAnswers } from '../../chat/running-answers'
import { contactHandlers } from '../../contact/contact-handlers'
import type { Handlers } from '../../http/call-routes'
import type { Accounts } from '../accounts'
import { confirmEmail } from './confirm-email'
import { deleteProfile } from './delete-profile'
import { exportProfile } from './export-profile'
import { joinBeta } from './join-beta'
import { confirmNewsletter, newsletterState, subscribeNewsletter } from './newsletter-calls'
import { checkPasswordToken, requestPasswordReset, updatePassword } from './password-calls'
import { register } from './register'
import { endOneSession, endOtherSessions, sessions } from './session-calls'
import { login, logout, refreshToken } from './sign-in-calls'
import { updateProfile } from './update-profile'

/** One handler for each of these calls. */
export function accountHandlers(
  accounts: Accounts,
  answers: Pick<RunningAnswers, 'stopAllOf'>,
): Pick<Handlers, keyof typeof accountCalls> {
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
    deleteProfile: deleteProfile(accounts, answers),
    exportProfile: exportProfile(accounts),
    newsletterState: newsletterState(accounts),
    joinBeta: joinBeta(accounts),
    subscribeNewsletter: subscribeNewsletter(accounts),
    confirmNewsletter: confirmNewsletter(accounts),
    ...contactHandlers(accounts),
  }
}
