/**
 * Applies an op of a member once (SYNC 3.7): the steps of one transaction, whose answer may be sent only
 * after it is committed.
 */
import { maxRecordedOps } from '../../limits'
import { kinds } from '../kinds'
import type { ArrivingOp } from './calls/arriving-op'
import { applyActivity } from './effects/apply-activity'
import { applyClear } from './effects/apply-clear'
import { applyNote } from './effects/apply-note'
import { applyValue } from './effects/apply-value'
import { fingerprintOf } from './fingerprint'
import type { Outcome } from './outcome'
import { outcomeAgain, recordedOutcome } from './recorded-outcome'
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
    case 'like':
    case 'progress':
    case 'plan':
    case 'dismissal':
      return applyValue(op, kinds[op.kind], rules, marks)
  }
}
