/** The parts of the browser that the code for members needs: the lock around the cookie, and the other tabs. */
import { type MemberMessage, memberChannel, readMemberMessage } from '#core/contract/browser/messages'
import type { Database } from '#db/database'
import { deviceSource, webLocks } from '../device'
import type { AccountDependencies } from './accounts'
import { type Alone, refreshLock } from './session'

/** Option of this device: keep nothing here between visits. */
export const forgetfulOption = 'device.forgetful'

/** Runs one at a time over all tabs and the service worker; without Web Locks within this worker only. */
export function aloneWithCookie(locks: LockManager | undefined): Alone {
  let last: Promise<unknown> = Promise.resolve()
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (locks) return await locks.request(refreshLock, run)
    const mine = last.then(run, run)
    last = mine.catch(() => undefined)
    return await mine
  }
}

/** The dependencies of `Accounts`; `tell` reaches the other tabs. */
export function accountDependencies(
  database: Database,
  tell: (message: MemberMessage) => void,
): AccountDependencies {
  return {
    ...deviceSource,
    locks: webLocks(),
    isOnline: () => navigator.onLine,
    tell: () => tell('account'),
    tellChanges: () => tell('changes'),
    isForgetful: async () => (await database.options.get(forgetfulOption))?.value === true,
  }
}

/** The channel to the other tabs. */
export interface MemberTabs {
  tell: (message: MemberMessage) => void
  close: () => void
}

/** Opens the channel to the other tabs; `hear` receives their messages. */
export function memberTabs(hear: (message: MemberMessage) => void): MemberTabs {
  const channel = new BroadcastChannel(memberChannel)
  channel.addEventListener('message', ({ data }) => {
    const message = readMemberMessage(data)
    if (message) hear(message)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to aim at: it never leaves ours
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
