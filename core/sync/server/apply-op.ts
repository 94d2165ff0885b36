/**
 * Applies an op of a member once (SYNC 3.7): the steps of one transaction, whose answer may be sent only
 * after it is committed.
 */

import { type Change } from '../../contract/members/op'
import { type SyncRow } from '../../contract/members/things'
import { hash128 } from '../../hash-128'
import { maxRecordedOps } from '../../limits'
import { kinds, restOf } from '../kinds'
import type { ArrivingOp } from './calls/arriving-op'
import { applyActivity } from './effects/apply-activity'
import { applyNote } from './effects/apply-note'
import { applyValue } from './effects/apply-value'
import { notBeforeClear } from './effects/is-cleared'
import { buryRows } from './effects/write-row'
import type { Outcome } from './outcome'
import { outcomeOf, type RecordedOutcome } from './outcome'
import { type ServerRules, serverRules } from './server-rules'
import { ask, type MemberMarks, type ServerSteps } from './server-store'

/** Removed in one statement, so that a member at the limit does not pay for one with every op. */
const forgottenAtOnce = maxRecordedOps / 20

/** A repetition gets the first answer and changes nothing; refusals are recorded like everything else. */
export function* applyOp(op: ArrivingOp, rules: ServerRules = serverRules): ServerSteps<Outcome> {
  const marks = { ...(yield* ask('lockMember')) }
  if (op.opId === undefined) return yield* apply(op, rules, marks)
  const fingerprint = fingerprintOf(op)
  const known = yield* ask('recordedOp', op.opId)
  if (known && known.fingerprint !== fingerprint) return { status: 422, code: 'key-reused' }
  if (known) return yield* outcomeAgain(known.outcome)
  const outcome = yield* apply(op, rules, marks)
  if (marks.recorded >= maxRecordedOps) yield* ask('forgetOldestOps', forgottenAtOnce)
  yield* ask('recordOp', op.opId, { fingerprint, outcome: recordedOutcome(outcome) })
  return outcome
}

function* apply(op: ArrivingOp, rules: ServerRules, marks: MemberMarks): ServerSteps<Outcome> {
  const refusal = rules.refusalOf(op)
  if (refusal) return refusal
  const outcome = yield* effect(op, rules, marks)
  yield* ask('putMarks', marks)
  return outcome
}

/** Each case raises `marks` as it writes. */
function effect(op: ArrivingOp, rules: ServerRules, marks: MemberMarks): ServerSteps<Outcome> {
  switch (op.kind) {
    case 'activity':
      return applyActivity(op, rules, marks)
    case 'clear':
      return applyClear(op, marks)
    case 'note':
      return applyNote(op, rules, marks)
    case 'option':
    case 'tag':
    case 'tagging':
    case 'wordMark':
    case 'like':
    case 'progress':
    case 'plan':
    case 'madePlan':
    case 'dismissal':
      return applyValue(op, kinds[op.kind], rules, marks)
  }
}

/**
 * The meaning of an op's id (SYNC 3.7 rule 1): the same id with another meaning is an error of the caller.
 * Fingerprint of kind, key and body; the body was parsed by a schema, which orders its fields.
 */
export function fingerprintOf({ kind, key, body }: Change): string {
  return hash128(JSON.stringify([kind, key, body]))
}

/**
 * Clears the history up to the instant of the click (SYNC 3.7 rule 7). Activities that the same device sent
 * before are cleared too: requests take time, so an activity may have a later instant than the clear that
 * followed it.
 */
function* applyClear(arrived: ArrivingOp, marks: MemberMarks): ServerSteps<Outcome> {
  const op = notBeforeClear(arrived, marks)
  marks.clearedBefore = Math.max(marks.clearedBefore, op.instant)
  const cleared = yield* ask('activitiesToClear', marks.clearedBefore, op.device)
  yield* buryRows(marks, op, cleared)
  const removed = cleared.map(restOf)
  return { ...outcomeOf([]), clearedBefore: marks.clearedBefore, removed }
}

/**
 * The stored part of an answer (SYNC 3.7): rows by key and revision, without a second copy of their texts. A
 * repeated op is answered with the current rows, under the revisions of the first answer: those show what its
 * writer has seen, and everything newer comes with the next pull.
 */
function recordedOutcome(outcome: Outcome): RecordedOutcome {
  if (outcome.status !== 200) return outcome
  return { ...outcome, rows: outcome.rows.map(({ key, rev }) => ({ key, rev })) }
}

/** The answer to a repeated op. */
function* outcomeAgain(recorded: RecordedOutcome): ServerSteps<Outcome> {
  if (recorded.status !== 200) return recorded
  const rows: SyncRow[] = []
  for (const { key, rev, deleted, data } of recorded.rows) {
    const now = deleted === undefined ? yield* ask('row', key) : { deleted, data }
    rows.push({ key, rev, deleted: now?.deleted ?? true, data: now?.data ?? null })
  }
  return { ...recorded, rows }
}
