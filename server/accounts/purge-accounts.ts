/**
 * Deletes old data: expired links and sessions, and after 180 days the last row of a
 * deleted account (SYNC 3.11).
 */

import { and, inArray, isNull, lt } from 'drizzle-orm'
import * as limits from '#core/limits'
import { dayMs } from '#core/time'
import { limitBuckets, secretTokens, sessions, users } from '../store/schema/schema'
import type { Store } from '../store/store'

/** `now` in ms. */
export async function purgeAccounts({ db }: Store, now: number): Promise<void> {
  await db.delete(users).where(lt(users.deletedAt, now - limits.deletedAccountDays * dayMs))
  await db.delete(secretTokens).where(lt(secretTokens.expiresAt, now))
  await db.delete(limitBuckets).where(lt(limitBuckets.expiresAt, now))
  // Those of deleted accounts stay as long as the account's row: they tell devices about the deletion.
  const living = db.select({ id: users.id }).from(users).where(isNull(users.deletedAt))
  await db.delete(sessions).where(and(lt(sessions.expiresAt, now), inArray(sessions.userId, living)))
}
