/**
 * Signing out (SYNC 3.11): waiting changes are sent first, for at most 5 s; the person decides about the
 * rest. The server is notified at once or, without network, as soon as the network is back.
 */
import type { SignOutOutcome } from '#core/contract/browser/members'
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import { callApi } from '../http'
import { asAppError } from '../storage-error'
import { countOps } from '../sync/open-user-database'
import { leftovers, settleLeftover } from './account-record'
import type { Accounts } from './accounts'
import type { Session } from './session'

/**
 * Without a choice it asks when changes wait: `keep` leaves them here until the next sign-in, `discard`
 * deletes them.
 */
export async function signOut(
  accounts: Accounts,
  database: Database,
  session: Session,
  choice?: 'keep' | 'discard',
): Promise<SignOutOutcome> {
  const account = await accounts.current()
  if (!account) return { kind: 'done' }
  const { id } = account.user
  const waiting = choice === undefined ? await waitingAfterSending(accounts, id) : 0
  if (waiting > 0) return { kind: 'asks', waiting }
  await accounts.exit(id, choice === 'keep', account.isDeleted ? undefined : id)
  await revokePending(database, session)
  return { kind: 'done' }
}

/**
 * Ends the session that a sign-out could not end. Without network it stays pending; never throws for that.
 */
export async function revokePending(database: Database, session: Session): Promise<void> {
  if ((await leftovers(database)).revoke === undefined) return
  await session.changeCookie(async () => {
    // Somebody may have signed in meanwhile: then the cookie is theirs.
    const { revoke } = await leftovers(database)
    if (revoke !== undefined && (await endSession(revoke))) await settleLeftover(database, 'revoke')
  })
}

/** Ends the session by its cookie, because the token is gone already. True when nothing is left to end. */
async function endSession(user: number): Promise<boolean> {
  try {
    await callApi('logout', { id: user }, {}, { timeoutMs: limits.sendTimeoutMs })
    return true
  } catch (error) {
    const { status } = asAppError(error).details
    return status === 401 || status === 404 || status === 410
  }
}

/** Changes in a database that cannot be opened here cannot be sent; they still count. */
async function waitingAfterSending(accounts: Accounts, user: number): Promise<number> {
  if ((await countOps(user)) === 0) return 0
  const late = new Promise<void>((resolve) => setTimeout(resolve, limits.signOutSendMs))
  const sent = accounts.sync().then(
    (sync) => sync.hurry(),
    () => undefined,
  )
  await Promise.race([sent, late])
  return await countOps(user)
}
