/**
 * Limits of SECURITY R4 as two kinds of counters, kept in memory or in the shared database. A key is counted the same whether there
 * is anything behind it or not, so that a limit tells nobody which accounts exist.
 */

/** A token bucket: `burst` at once, then `perMinute` on average. */
export interface Bucket {
  burst: number
  perMinute: number
}

export function perHour(count: number): Bucket {
  return { burst: count, perMinute: count / 60 }
}

export function perTenMinutes(count: number): Bucket {
  return { burst: count, perMinute: count / 10 }
}

export interface LimitCounters {
  /** Takes one from the bucket `key`; the wait in ms when it is empty, 0 when one was taken. */
  take(key: string, bucket: Bucket, now: number): Promise<number>
  /** Takes some more, also from an empty bucket: what was done already cost so much. */
  spend(key: string, bucket: Bucket, now: number, amount: number): Promise<void>
  /**
   * Counts a try that may fail before it is made, so that tries at the same time cannot slip through. Five are free, then
   * each needs a distance of 1, 2, 4 ... 60 s to the one before; forgotten after 15 minutes without a try. The wait in ms, or 0.
   */
  begin(key: string, now: number): Promise<number>
  /** Forgets the tries: one succeeded. */
  clear(key: string): Promise<void>
}

/** SECURITY R4: tries that fail. */
export const failureWindowMs = 15 * 60_000
export const freeTries = 5
const longestDelayMs = 60_000

/** How far a try must be from the one before, after `count` tries. */
export function delayAfterMs(count: number): number {
  return count < freeTries ? 0 : Math.min(longestDelayMs, 1_000 * 2 ** Math.min(count - freeTries, 10))
}

/** Time one token takes to come back. */
export function refillMs({ perMinute }: Bucket): number {
  return 60_000 / perMinute
}

/** An empty bucket with as much debt again is full after this. */
export function longestRefillMs(bucket: Bucket): number {
  return 2 * bucket.burst * refillMs(bucket)
}
