/**
 * Limits of SECURITY R4 as two kinds of counters, stored in memory or in the shared
 * database. A key is counted the same whether or not anything exists behind it, so that
 * a limit does not reveal which accounts exist.
 */

/** A token bucket: `burst` at once, then `perMinute` on average. */
export interface Bucket {
  burst: number
  perMinute: number
}

/** A bucket of `count` requests an hour. */
export function perHour(count: number): Bucket {
  return { burst: count, perMinute: count / 60 }
}

/** A bucket of `count` requests in ten minutes. */
export function perTenMinutes(count: number): Bucket {
  return { burst: count, perMinute: count / 10 }
}

/** Counters of requests and failed attempts. */
export interface LimitCounters {
  /** Takes one from the bucket `key`; returns the wait in ms when it is empty, 0 when one was taken. */
  take(key: string, bucket: Bucket, now: number): Promise<number>
  /** Takes several, also from an empty bucket: the work was already done. A negative amount gives back. */
  spend(key: string, bucket: Bucket, now: number, amount: number): Promise<void>
  /**
   * Counts an attempt that may fail before it is made, so that concurrent attempts cannot evade the limit.
   * Five are free, then each must be 1, 2, 4 ... 60 s after the previous one; forgotten after 15 minutes
   * without an attempt. Returns the wait in ms, or 0.
   */
  begin(key: string, now: number): Promise<number>
  /** Forgets the attempts: one succeeded. */
  clear(key: string): Promise<void>
}

/** SECURITY R4: period for counting failed attempts. */
export const failureWindowMs = 15 * 60_000
/** Attempts without delay. */
export const freeTries = 5
const longestDelayMs = 60_000

/** Minimum time between an attempt and the previous one, after `count` attempts. */
export function delayAfterMs(count: number): number {
  return count < freeTries ? 0 : Math.min(longestDelayMs, 1_000 * 2 ** Math.min(count - freeTries, 10))
}

/** Time until one token is refilled. */
export function refillMs({ perMinute }: Bucket): number {
  return 60_000 / perMinute
}

/** Longest time to refill: an empty bucket with as much debt again. */
export function longestRefillMs(bucket: Bucket): number {
  return 2 * bucket.burst * refillMs(bucket)
}
