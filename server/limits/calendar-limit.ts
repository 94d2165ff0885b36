/** Limits calendars of reading plans per address: a long one takes tenths of a second, and each wish gives another. */
import { refuseAfter } from './call-limits'
import type { Bucket, LimitCounters } from './limits'

/** A congregation shares one address and begins a plan together. */
const calendars: Bucket = { burst: 60, perMinute: 30 }

/** Call it before a calendar is made. Throws too-many-requests. */
export async function countCalendar(address: string, counters: LimitCounters): Promise<void> {
  refuseAfter(await counters.take(`calendar:${address}`, calendars, Date.now()))
}
