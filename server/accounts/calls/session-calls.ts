/** Where a member is signed in, and signing devices out (SECURITY S5). */
import { AppError } from '#core/errors'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { Accounts } from '../accounts'
import { logEvent } from '../security-log'
import { endAllSessions, endSession, listSessions } from '../sessions/sessions'
import { done } from '../signing-in'

/** The caller's sessions. */
export function sessions(accounts: Accounts): Handler<'sessions'> {
  return async ({ caller }) => prepareJson({ data: await listSessions((await accounts.store()).db, caller) })
}

/** A session of somebody else is answered like an unknown one. */
export function endOneSession(accounts: Accounts): Handler<'endSession'> {
  return async ({ params, caller, from }) => {
    const isEnded = await endSession((await accounts.store()).db, caller.user, params.id)
    if (!isEnded) throw new AppError('not-found')
    logEvent(from, 'sessions-ended', caller)
    return done
  }
}

/** Signs out all other devices. */
export function endOtherSessions(accounts: Accounts): Handler<'endOtherSessions'> {
  return async ({ caller, from }) => {
    await endAllSessions((await accounts.store()).db, caller.user, caller.session)
    logEvent(from, 'sessions-ended', caller)
    return done
  }
}
