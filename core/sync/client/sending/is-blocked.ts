/** What prevents a waiting op from being sent (SYNC 3.1 sentence 5). */
import type { Op } from '../../../contract/members/op'

/** An op waits for those before it in its lane, and for nothing else. */
export function isBlocked(op: Op, waitingLanes: ReadonlySet<string>): boolean {
  return waitingLanes.has(op.lane)
}
