/** Deletes at intervals what is kept of members no longer: tombstones, accounts that were deleted long ago, old chats. */
import { dayMs } from '#core/time'
import { purgeAccounts } from '../accounts/purge-accounts'
import { purgeChats } from '../chat/rows/keep-chats'
import type { Log } from '../log'
import type { LateStore } from '../store/late-store'
import { purge } from '../sync/purge'

const firstAfterMs = 60_000
const everyMs = dayMs / 4

/** Purges at intervals; returns the function that stops it. */
export function startPurging(late: LateStore, log: Log): () => void {
  const run = () => {
    late
      .get()
      .then(async (store) => {
        await purge(store, Date.now())
        await purgeAccounts(store, Date.now())
        await purgeChats(store, Date.now())
      })
      .catch((error: unknown) => log.error({ err: error }, 'purging failed'))
  }
  const first = setTimeout(run, firstAfterMs).unref()
  const timer = setInterval(run, everyMs).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
