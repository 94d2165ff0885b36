/** How long to wait after failures (SYNC 3.6): full jitter, so that devices that failed together do not come back together. */
import { hourMs } from '../../../time'

const firstMs = 1_000
const longestMs = 5 * 60_000
const longestRetryAfterMs = hourMs

/**
 * Ms to wait after `failures` (from 1) in a row; `random` is at least 0, below 1. The time the server
 * requested is respected, up to an hour.
 */
export function backOffMs(failures: number, random: number, retryAfterMs = 0): number {
  const upto = Math.min(longestMs, firstMs * 2 ** failures)
  return Math.max(Math.floor(random * upto), Math.min(retryAfterMs, longestRetryAfterMs))
}

/**
 * Whether the time an op waits for has come. A time further away than any that is ever
 * set means that the clock was set back.
 */
export function isDue(nextTry: number, now: number): boolean {
  return nextTry <= now || nextTry > now + longestMs
}
