/** Times of the simulation: hours have to cover months, so a day of the limits is 20 seconds here. */
import * as limits from '../../limits'

const scaledDayMs = 20_000

/** Periods of the simulation. */
export interface Times {
  /** The server forgets ids of ops after this. */
  forgetOpsMs: number
  /** A set op that was attempted is given up after this. */
  outdatedMs: number
  /** Tombstones are removed after this. */
  tombstoneMs: number
  /** Requests for one op, by the back-off formula with a margin for chance. */
  requestsPerHour: number
}

/** The scaled periods. */
export const times: Times = {
  forgetOpsMs: limits.opIdDays * scaledDayMs,
  outdatedMs: limits.setOpDays * scaledDayMs,
  tombstoneMs: limits.tombstoneDays * scaledDayMs,
  requestsPerHour: 100,
}
