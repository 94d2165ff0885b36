/**
 * Clears the history up to the instant of the click (SYNC 3.7 rule 7). What the same device had sent before goes too: requests take their
 * time, so an activity may have got a later instant than the clear that followed it.
 */
import { restOf } from '../../kinds'
import type { ArrivingOp } from '../calls/arriving-op'
import { type Outcome, outcomeOf } from '../outcome'
import { ask, type MemberMarks, type ServerSteps } from '../server-store'
import { notBeforeClear } from './is-cleared'
import { buryRows } from './write-row'

export function* applyClear(arrived: ArrivingOp, marks: MemberMarks): ServerSteps<Outcome> {
  const op = notBeforeClear(arrived, marks)
  marks.clearedBefore = Math.max(marks.clearedBefore, op.instant)
  const cleared = yield* ask('activitiesToClear', marks.clearedBefore, op.device)
  yield* buryRows(marks, op, cleared)
  const removed = cleared.map(restOf)
  return { ...outcomeOf([]), clearedBefore: marks.clearedBefore, removed }
}
