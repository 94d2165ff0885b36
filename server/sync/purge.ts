/** Deletes old data (SYNC 3.7 rule 4, 3.8): ids of ops after 90 days, tombstones after 180. */
import { and, eq, lt } from 'drizzle-orm'
import * as limits from '#core/limits'
import { purgeTombstones } from '#core/sync/server/pages/purge'
import { driveAsync } from '#core/sync/steps'
import { dayMs } from '#core/time'
import { recordedOps, things } from '../store/schema/schema'
import type { Store } from '../store/store'
import { sqlServerStore } from './sql-server-store'

/** Each member in a separate transaction: writers wait for one at most. `now` in ms. */
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
