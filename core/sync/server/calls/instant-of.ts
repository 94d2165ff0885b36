/**
 * When a person's action happened, by the server's clock (SYNC 3.9): a device with a
 * wrong clock still knows how long ago it was.
 */
import { dayMs } from '../../../time'

const longestAgeMs = 400 * dayMs

/**
 * Instant in ms. `at` and `sentAt` are times of the same device clock; if one of them
 * is missing it happened now.
 */
export function instantOf(at: number | undefined, sentAt: number | undefined, now: number): number {
  if (at === undefined || sentAt === undefined) return now
  return now - Math.min(Math.max(sentAt - at, 0), longestAgeMs)
}
