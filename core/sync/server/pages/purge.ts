/** Removes old tombstones of a member (SYNC 3.8). */
import * as limits from '../../../limits'
import { dayMs } from '../../../time'
import { ask, type ServerSteps } from '../server-store'

/**
 * A device that has not seen them all must start over, as the floor shows. `now` is the server's time, ms.
 */
export function* purgeTombstones(now: number): ServerSteps<void> {
  const marks = yield* ask('lockMember')
  const highest = yield* ask('removeTombstones', now - limits.tombstoneDays * dayMs)
  if (highest > marks.floor) yield* ask('putMarks', { ...marks, floor: highest })
}
