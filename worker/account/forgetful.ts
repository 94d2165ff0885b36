/**
 * "Keep nothing on this device" (SECURITY D1): what a visit stored is deleted when the next visit begins,
 * because no event reports the end of a visit. A visit lasts while any tab of the app is open; each tab holds
 * a shared lock. Without Web Locks a new visit cannot be detected.
 */
import type { Accounts } from './accounts'
import type { Session } from './session'

const visitLock = 'perikope-visit'

/**
 * Deletes what the last visit left if this is a new visit. A user whose session is still valid is signed in
 * again, with only what the server has.
 */
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
