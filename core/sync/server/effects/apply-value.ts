/**
 * Options, tags, taggings, likes, sections that were read, dismissals: the last arrival wins (SYNC 3.2); for
 * a dismissal the later end.
 */
import { dataAfter, dataOf } from '../../data-after'
import type { AnyKind } from '../../kinds'
import type { ArrivingOp } from '../calls/arriving-op'
import { type Outcome, outcomeOf } from '../outcome'
import { ask, type MemberMarks, type ServerSteps } from '../server-store'
import { refusalForSpace } from '../space'
import { goneRow, writeRow } from './write-row'

/** Writes or deletes such a row. */
export function* applyValue(op: ArrivingOp, kind: AnyKind, marks: MemberMarks): ServerSteps<Outcome> {
  const row = yield* ask('row', op.key)
  const before = row && dataOf(kind, row)
  const data = dataAfter(op, before, op.instant)
  const refusal = yield* refusalForSpace(marks, row, data)
  if (refusal && data === undefined) return outcomeOf([goneRow(marks, op.key)])
  return refusal ?? outcomeOf([yield* writeRow(marks, op, op.key, data)])
}
