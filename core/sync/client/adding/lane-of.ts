/** Ops of a lane go in order; lanes never wait for each other (SYNC 3.4). */
import type { Change } from '../../op'

export const activityLane = 'activity'

/** Activities and clears share a lane, so that a clear comes after what it clears; everything else goes by its row. */
export function laneOf(change: Change): string {
  return change.kind === 'activity' || change.kind === 'clear' ? activityLane : change.key
}
