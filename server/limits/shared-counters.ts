/** Counters that several processes share: a row per key in the database, each counted in one statement. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { limitBuckets } from '../store/schema/schema'
import type { Database } from '../store/store'
import {
  type Bucket,
  delayAfterMs,
  failureWindowMs,
  freeTries,
  type LimitCounters,
  longestRefillMs,
  refillMs,
} from './limits'

/** One in this many takes removes rows without effect. */
const sweepEvery = 500
let taken = 0

/** Counters in the database. */
export function sharedCounters(db: Database): LimitCounters {
  return {
    async take(key, bucket, now) {
      await sweepSometimes(db, now)
      const step = Math.round(refillMs(bucket))
      // `window_at` is the instant at which the bucket is full again.
      const next = sql`${fullSince(bucket, now)} + ${step}`
      const counted = await db
        .insert(limitBuckets)
        .values({ key, count: 0, windowAt: now + step, expiresAt: now + step })
        .onConflictDoUpdate({
          target: limitBuckets.key,
          set: { windowAt: next, expiresAt: next },
          setWhere: sql`${next} - ${now} <= ${bucket.burst * step}`,
        })
        .returning({ key: limitBuckets.key })
      if (counted.length > 0) return 0
      const [row] = await db.select().from(limitBuckets).where(eq(limitBuckets.key, key))
      return Math.max(
        1,
        Math.min(Math.max(row?.windowAt ?? now, now), now + longestRefillMs(bucket)) +
          step -
          now -
          bucket.burst * step,
      )
    },
    async spend(key, bucket, now, amount) {
      const cost = Math.round(amount * refillMs(bucket))
      const next = sql`${fullSince(bucket, now)} + ${cost}`
      await db
        .insert(limitBuckets)
        .values({ key, count: 0, windowAt: now + cost, expiresAt: now + cost })
        .onConflictDoUpdate({ target: limitBuckets.key, set: { windowAt: next, expiresAt: next } })
    },
    async begin(key, now) {
      await sweepSometimes(db, now)
      const isOver = sql`${limitBuckets.expiresAt} <= ${now}`
      const delay = sql`case when ${limitBuckets.count} < ${freeTries} then 0
        else least(60000, 1000 * power(2, least(${limitBuckets.count} - ${freeTries}, 10))) end`
      const counted = await db
        .insert(limitBuckets)
        .values({ key, count: 1, windowAt: now, expiresAt: now + failureWindowMs })
        .onConflictDoUpdate({
          target: limitBuckets.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${limitBuckets.count} + 1 end`,
            windowAt: now,
            expiresAt: now + failureWindowMs,
          },
          // The clock may have been set back since.
          setWhere: sql`${isOver} or least(${limitBuckets.windowAt}, ${now}) + ${delay} <= ${now}`,
        })
        .returning({ key: limitBuckets.key })
      if (counted.length > 0) return 0
      const [row] = await db.select().from(limitBuckets).where(eq(limitBuckets.key, key))
      return row ? Math.max(1, Math.min(row.windowAt, now) + delayAfterMs(row.count) - now) : 0
    },
    async clear(key) {
      await db.delete(limitBuckets).where(eq(limitBuckets.key, key))
    },
  }
}

/** When a bucket is full again, from now on: never later than it needs, even if the clock was changed. */
function fullSince(bucket: Bucket, now: number): SQL {
  return sql`least(greatest(${limitBuckets.windowAt}, ${now}::bigint), ${now + longestRefillMs(bucket)}::bigint)`
}

async function sweepSometimes(db: Database, now: number): Promise<void> {
  taken += 1
  if (taken % sweepEvery === 0) await db.delete(limitBuckets).where(sql`${limitBuckets.expiresAt} <= ${now}`)
}
