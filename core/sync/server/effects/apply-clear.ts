/**
 * Clears the history up to the instant of the click (SYNC 3.7 rule 7). What the same device sent before is
 * cleared too: requests take time, so an activity may have a later instant than the clear that followed it.
 */
import { restOf } from '../../kinds'
import type { ArrivingOp } from '../calls/arriving-op'
import { type Outcome, outcomeOf } from '../outcome'
import { ask, type MemberMarks, type ServerSteps } from '../server-store'
import { notBeforeClear } from './is-cleared'
import { buryRows } from './write-row'

/** Clears the history. */
export function* applyClear(arrived: ArrivingOp, marks: MemberMarks): ServerSteps<Outcome> {
  const op = notBeforeClear(arrived, marks)
  marks.clearedBefore = Math.max(marks.clearedBefore, op.instant)
  const cleared = yield* ask('activitiesToClear', marks.clearedBefore, op.device)
  yield* buryRows(marks, op, cleared)
  const removed = cleared.map(restOf)
  return { ...outcomeOf([]), clearedBefore: marks.clearedBefore, removed }
}
