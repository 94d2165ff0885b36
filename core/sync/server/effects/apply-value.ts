/**
 * Options, tags, taggings, marked words, likes, sections that were read, plans, dismissals: the last arrival wins (SYNC 3.2);
 * for a dismissal the later end, for a plan the further reading.
 */
import { dataOf } from '../../data-after'
import type { AnyKind } from '../../kinds'
import type { ArrivingOp } from '../calls/arriving-op'
import { type Outcome, outcomeOf } from '../outcome'
import type { ServerRules } from '../server-rules'
import { ask, type MemberMarks, type ServerSteps } from '../server-store'
import { refusalForSpace } from '../space'
import { goneRow, writeRow } from './write-row'

/** Writes or deletes such a row. */
export function* applyValue(
  op: ArrivingOp,
  kind: AnyKind,
  rules: ServerRules,
  marks: MemberMarks,
): ServerSteps<Outcome> {
  const row = yield* ask('row', op.key)
  const before = row && dataOf(kind, row)
  const data = rules.dataAfter(op, before, op.instant)
  const refusal = yield* refusalForSpace(marks, row, data)
  if (refusal && data === undefined) return outcomeOf([goneRow(marks, op.key)])
  return refusal ?? outcomeOf([yield* writeRow(marks, op, op.key, data)])
}
