/** Notes (SYNC 3.7 rule 6): the last arrival wins, and a text its writer had not seen is kept. */
import type { Note } from '../../../contract/members/things'
import { dataAfter, dataOf } from '../../data-after'
import { keyOf, kinds, restOf } from '../../kinds'
import type { ArrivingOp } from '../calls/arriving-op'
import { type Outcome, outcomeOf } from '../outcome'
import type { ServerRules } from '../server-rules'
import { ask, type MemberMarks, type ServerSteps, type StoredRow } from '../server-store'
import { refusalForSpace, rowBytes } from '../space'
import { copyIdOf } from './copy-of-note'
import { goneRow, writeRow } from './write-row'

type NoteOp = Extract<ArrivingOp, { kind: 'note' }>

/** Writes or deletes a note. */
export function* applyNote(op: NoteOp, rules: ServerRules, marks: MemberMarks): ServerSteps<Outcome> {
  const row = yield* ask('row', op.key)
  const old = row && dataOf(kinds.note, row)
  const unseen = row && old && isStale(op, row) ? { row, note: old } : undefined
  if (unseen && !op.body) return { ...outcomeOf([unseen.row]), kept: true }
  const data = dataAfter(op, old, op.instant)
  const kept = unseen && rules.isTextLost(unseen.note, op.body) ? unseen : undefined
  const refusal = yield* refusalForSpace(marks, row, data, kept ? rowBytes(kept.row) : 0)
  if (refusal && data === undefined) return outcomeOf([goneRow(marks, op.key)])
  if (refusal) return refusal
  const copies = kept ? [yield* keepCopy(op, marks, kept)] : []
  const note = yield* writeRow(marks, op, op.key, data)
  return outcomeOf([note, ...copies])
}

/**
 * The writer had not seen the current row, and the row is not of the same device, whose
 * changes arrive in order.
 */
function isStale(op: NoteOp, row: StoredRow): boolean {
  return op.base !== row.rev && (op.device === '' || op.device !== row.device)
}

function* keepCopy(
  op: NoteOp,
  marks: MemberMarks,
  { row, note }: { row: StoredRow; note: Note },
): ServerSteps<StoredRow> {
  const copyOf = { note: restOf(row.key), writtenAt: note.changedAt }
  return yield* writeRow(marks, op, keyOf('note', copyIdOf(op.opId ?? row.key, row.rev)), { ...note, copyOf })
}
