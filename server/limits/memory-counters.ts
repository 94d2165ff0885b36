/** Counters of a server that is alone on its data directory. A restart forgets them. */
import {
  type Bucket,
  delayAfterMs,
  failureWindowMs,
  type LimitCounters,
  longestRefillMs,
  refillMs,
} from './limits'

/** With more keys than this, those without effect are removed. */
const sweepAt = 50_000

/** Counters in memory. */
export function memoryCounters(): LimitCounters {
  /** When a bucket is full again. */
  const fullAt = new Map<string, number>()
  const tries = new Map<string, { count: number; lastAt: number }>()

  /**
   * When a bucket is full again: never later than an empty bucket, or the highest cost,
   * needs, even if the clock was changed.
   */
  const fullSince = (key: string, bucket: Bucket, now: number) =>
    Math.min(fullAt.get(key) ?? 0, now + longestRefillMs(bucket))

  return {
    async take(key, bucket, now) {
      const step = refillMs(bucket)
      const next = Math.max(fullSince(key, bucket, now), now) + step
      const wait = next - now - bucket.burst * step
      if (wait > 0) return wait
      if (fullAt.size >= sweepAt) sweep(fullAt, (at) => at <= now)
      fullAt.set(key, next)
      return 0
    },
    async spend(key, bucket, now, amount) {
      fullAt.set(key, Math.max(fullSince(key, bucket, now), now) + amount * refillMs(bucket))
    },
    async begin(key, now) {
      const known = tries.get(key)
      const before = known && known.lastAt + failureWindowMs > now ? known : undefined
      // The clock may have been set back since.
      const wait = before ? Math.min(before.lastAt, now) + delayAfterMs(before.count) - now : 0
      if (wait > 0) return wait
      if (tries.size >= sweepAt) sweep(tries, ({ lastAt }) => lastAt + failureWindowMs <= now)
      tries.set(key, { count: (before?.count ?? 0) + 1, lastAt: now })
      return 0
    },
    async clear(key) {
      tries.delete(key)
    },
  }
}

function sweep<Value>(map: Map<string, Value>, isOver: (value: Value) => boolean): void {
  for (const [key, value] of map) if (isOver(value)) map.delete(key)
}
