/** How often an address may have wide comparisons made: twenty long chapters beside each other keep the thread for a tenth of a second. */
import { refuseAfter } from './call-limits'
import type { Bucket, LimitCounters } from './limits'

/** Narrower ones are quick. */
const widest = 4
/** A congregation shares one address; what was made is kept and counts no more. */
const wideComparisons: Bucket = { burst: 120, perMinute: 60 }

/** To be called before a comparison is made. Throws too-many-requests. */
export async function countComparison(
  columns: number,
  address: string,
  counters: LimitCounters,
): Promise<void> {
  if (columns <= widest) return
  refuseAfter(await counters.take(`comparison:${address}`, wideComparisons, Date.now()))
}
