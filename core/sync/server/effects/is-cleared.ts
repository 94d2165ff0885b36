/** The clear mark (SYNC 3.7 rule 7). */
import type { ArrivingOp } from '../calls/arriving-op'
import type { MemberMarks } from '../server-store'

/** Whether an activity of this instant, ms, belongs to the history that was cleared. */
export function isCleared(instant: number, { clearedBefore }: MemberMarks): boolean {
  return instant <= clearedBefore
}

/**
 * The op in a time that does not go back behind the clear mark: the server's clock may have been put back since, and what a member does
 * after clearing must not count as cleared. How long ago it was done stays the same.
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
