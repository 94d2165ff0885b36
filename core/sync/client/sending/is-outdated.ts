/** The server forgets ids of ops after a time; an op that may have had its effect must not have it again then (SYNC 3.7 rule 4). */
import * as limits from '../../../limits'
import { dayMs } from '../../data-after'
import type { Op, OpKind } from '../../op'

const setKinds: readonly OpKind[] = ['option', 'tag', 'tagging', 'like', 'progress']

/** Only of what a late repetition would set back: activities, notes, clears and dismissals are safe without their id. */
export function isOutdated(op: Op, now: number): boolean {
  return op.attempts > 0 && setKinds.includes(op.kind) && now - op.at > limits.setOpDays * dayMs
}
