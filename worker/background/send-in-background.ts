/**
 * Sends and pulls in the service worker when the browser reports a network, even after the last tab was
 * closed (SYNC 3.10): the same drain, with its own token from the cookie.
 */
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { Database } from '#db/database'
import { Accounts } from '../account/accounts'
import { accountDependencies, aloneWithCookie } from '../account/member-dependencies'
import { Session } from '../account/session'
import { webLocks } from '../device'
import { openContactQueue } from '../sync/contact/open-contact-queue'

/**
 * A wait may be cut short every 2 s, and a tab may have just done so: try once more, then the browser's own
 * retries take over.
 */
const cutAgainMs = 2_500

/**
 * Takes less than 4 minutes, with time left for the last answer. Throws network while changes remain, so that
 * the browser tries again.
 */
export async function sendInBackground(): Promise<void> {
  const database = new Database()
  const session = new Session(aloneWithCookie(webLocks()))
  const accounts = new Accounts(database, session, accountDependencies(database, tellNobody))
  try {
    const remaining = (await sendMessages(database)) + (await sendChanges(accounts))
    if (remaining > 0) throw new AppError('network', { remaining })
  } finally {
    accounts.close()
    database.close()
  }
}

/** How many contact messages remain, of a visitor or a member. */
async function sendMessages(database: Database): Promise<number> {
  if ((await database.letters.count()) === 0) return 0
  const queue = openContactQueue(database)
  await queue.drain(true)
  queue.close()
  return await queue.count()
}

/** How many changes that can be sent remain. */
async function sendChanges(accounts: Accounts): Promise<number> {
  if (!(await hasSession(accounts))) return 0
  const sync = await accounts.sync()
  const late = pause(limits.backgroundSyncMs - 30_000)
  await Promise.race([sync.hurry(), late])
  if ((await sync.countQueued()) > 0) {
    await pause(cutAgainMs)
    await Promise.race([sync.hurry(), late])
  }
  const remaining = await sync.countQueued()
  return remaining > 0 && (await hasSession(accounts)) ? remaining : 0
}

/** Without a session nothing can be sent; the next visit asks the person to sign in. */
async function hasSession(accounts: Accounts): Promise<boolean> {
  return (await accounts.current())?.isExpired === false
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}

/** Open tabs see the rows change, so there is nobody to tell. */
function tellNobody(): void {}
