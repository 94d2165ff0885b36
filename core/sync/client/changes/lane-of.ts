/** Ops of a lane are sent in order; lanes never wait for each other (SYNC 3.4). */
import type { Change } from '../../../contract/members/op'

/** The lane of activities and clears. */
export const activityLane = 'activity'

/**
 * Activities and clears share a lane, so that a clear follows what it clears; any other
 * op has the lane of its row.
 */
export function laneOf(change: Change): string {
  return change.kind === 'activity' || change.kind === 'clear' ? activityLane : change.key
}
