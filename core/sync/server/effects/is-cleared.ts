/** The clear mark (SYNC 3.7 rule 7). */
import type { ArrivingOp } from '../calls/arriving-op'
import type { MemberMarks } from '../server-store'

/** Whether an activity of this instant, ms, belongs to the cleared history. */
export function isCleared(instant: number, { clearedBefore }: MemberMarks): boolean {
  return instant <= clearedBefore
}

/**
 * The op, moved to a time after the clear mark if necessary: the server's clock may have been set back since,
 * and what a member does after clearing must not count as cleared. How long ago it happened stays the same.
 */
export function notBeforeClear<O extends Pick<ArrivingOp, 'instant' | 'now'>>(
  op: O,
  { clearedBefore }: MemberMarks,
): O {
  const behind = clearedBefore + 1 - op.now
  return clearedBefore === 0 || behind <= 0
    ? op
    : { ...op, now: op.now + behind, instant: op.instant + behind }
}
