/**
 * Limits wide comparisons per address: twenty long chapters side by side block the
 * thread for a tenth of a second.
 */
import { refuseAfter } from './call-limits'
import type { Bucket, LimitCounters } from './limits'

/** Narrower comparisons are fast. */
const widest = 4
/** A congregation shares one address; a finished comparison is cached and no longer counted. */
const wideComparisons: Bucket = { burst: 120, perMinute: 60 }

/** Call it before a comparison is made. Throws too-many-requests. */
export async function countComparison(
  columns: number,
  address: string,
  counters: LimitCounters,
): Promise<void> {
  if (columns <= widest) return
  refuseAfter(await counters.take(`comparison:${address}`, wideComparisons, Date.now()))
}
