/**
 * "Keep nothing on this device" (SECURITY D1): what a visit stored goes when the next one begins, for the end of a visit is told to
 * nobody. A visit lasts while any tab of the app is open: each holds a share of one lock. Without Web Locks nobody could tell.
 */
import type { Accounts } from './accounts'
import type { Session } from './session'

const visitLock = 'perikope-visit'

/** Forgets what the last visit left, if this is a new one; who has still a session is signed in anew, with nothing but what the server has. */
export async function beginVisit(
  accounts: Accounts,
  session: Session,
  locks: LockManager | undefined,
): Promise<void> {
  if (!locks) return
  const account = await accounts.current()
  if (account?.isForgetful) {
    const isNew = await locks.request(visitLock, { ifAvailable: true }, (lock) => lock !== null)
    if (isNew) await beginAnew(accounts, session, account.user.id)
  }
  void locks.request(visitLock, { mode: 'shared' }, () => new Promise(() => {}))
}

async function beginAnew(accounts: Accounts, session: Session, user: number): Promise<void> {
  await accounts.exit(user, false)
  const refreshed = await session.refresh()
  if (refreshed.kind === 'signed-in') await accounts.enter(refreshed.user)
}
