/** Deletes at intervals what is kept of members no longer: tombstones, accounts that were deleted long ago, old chats. */

import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import * as limits from '#core/limits'
import { purgeTombstones } from '#core/sync/server/pages/purge'
import { driveAsync } from '#core/sync/steps'
import { dayMs } from '#core/time'
import { purgeChats } from '../chat/rows/keep-chats'
import type { Log } from '../log'
import type { LateStore } from '../store/late-store'
import { limitBuckets, recordedOps, secretTokens, sessions, things, users } from '../store/schema/schema'
import { type Store } from '../store/store'
import { sqlServerStore } from '../sync/sql-server-store'

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

/**
 * Deletes old data: expired links and sessions, and after 180 days the last row of a deleted account (SYNC
 * 3.11). `now` in ms.
 */
export async function purgeAccounts({ db }: Store, now: number): Promise<void> {
  await db.delete(users).where(lt(users.deletedAt, now - limits.deletedAccountDays * dayMs))
  await db.delete(secretTokens).where(lt(secretTokens.expiresAt, now))
  await db.delete(limitBuckets).where(lt(limitBuckets.expiresAt, now))
  // Those of deleted accounts stay as long as the account's row: they tell devices about the deletion.
  const living = db.select({ id: users.id }).from(users).where(isNull(users.deletedAt))
  await db.delete(sessions).where(and(lt(sessions.expiresAt, now), inArray(sessions.userId, living)))
}

/**
 * Deletes old data (SYNC 3.7 rule 4, 3.8): ids of ops after 90 days, tombstones after 180. Each member in a
 * separate transaction: writers wait for one at most. `now` in ms.
 */
export async function purge({ db, transaction, quota }: Store, now: number): Promise<void> {
  await db.delete(recordedOps).where(lt(recordedOps.at, now - limits.opIdDays * dayMs))
  const old = and(eq(things.deleted, true), lt(things.instant, now - limits.tombstoneDays * dayMs))
  const owners = await db.selectDistinct({ user: things.userId }).from(things).where(old)
  for (const { user } of owners) {
    await transaction(
      async (tx) => await driveAsync(purgeTombstones(now), sqlServerStore({ tx, user, now, quota })),
      'little',
    )
  }
}
