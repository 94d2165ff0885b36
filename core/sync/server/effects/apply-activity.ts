/** Activities are only ever added (SYNC 3.2): a known one, alive or cleared, stays unchanged. */
import { dataAfter } from '../../data-after'
import type { ArrivingOp } from '../calls/arriving-op'
import { type Outcome, outcomeOf } from '../outcome'
import type { ServerRules } from '../server-rules'
import { ask, type MemberMarks, type ServerSteps } from '../server-store'
import { refusalForSpace } from '../space'
import { notBeforeClear } from './is-cleared'
import { writeRow } from './write-row'

/**
 * One at or before the clear mark is acknowledged but not stored: no device restores
 * cleared history (SYNC 3.7 rule 7).
 */
export function* applyActivity(
  arrived: ArrivingOp,
  rules: ServerRules,
  marks: MemberMarks,
): ServerSteps<Outcome> {
  const op = notBeforeClear(arrived, marks)
  const known = yield* ask('row', op.key)
  if (known) return outcomeOf([known])
  if (rules.isCleared(op.instant, marks)) return outcomeOf([])
  const data = dataAfter(op, undefined, op.instant)
  const refusal = yield* refusalForSpace(marks, undefined, data)
  return refusal ?? outcomeOf([yield* writeRow(marks, op, op.key, data)])
}
