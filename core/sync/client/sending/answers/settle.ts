/** Applies an answer to its op (SYNC 3.6), in one transaction with the rows it contains. */

import type { Op } from '../../../../contract/members/op'
import { dayMs } from '../../../../time'
import { refreshThings } from '../../changes/refresh-things'
import { touchedKeys } from '../../changes/touched-keys'
import { ask, type StoreSteps } from '../../client-store'
import type { Answer } from '../../client-world'
import type { Device } from '../../device'
import { storeRows } from '../../store-rows'
import { firstFacts } from '../../sync-facts'
import { type OpAnswer, readAnswer } from './read-answer'
import { refuse, removeOp } from './remove-op'

const againMs = 1_000
/** An op on which the server fails is refused after this many attempts over this time. */
const givingUp = { times: 10, ms: dayMs }

type ServerAnswer = Extract<Answer, { kind: 'answer' }>

/**
 * Settles a sent op whose answer came from the server and concerns neither the connection nor the session.
 * Returns the device time its lane waits for, 0 = it does not wait. An op that no longer exists was settled
 * by somebody else, with its rows.
 */
export function* settle(device: Device, { seq, opId }: Op, answer: ServerAnswer): StoreSteps<number> {
  yield* answered()
  const op = yield* ask('op', seq)
  if (op?.opId !== opId || op.state !== 'queued') return 0
  const verdict = device.rules.verdictOf(answer)
  if (verdict === 'again') return yield* waitUntil(op, device.source.now() + againMs)
  const result = verdict === 'done' ? readAnswer(answer.body) : undefined
  if (result) yield* finish(device, op, result)
  else if (verdict !== 'final') return yield* fail(device, op, answer)
  // A full account refuses each chapter its member opens: a list of these would hide the
  // texts that need a decision.
  else if (op.kind === 'activity' && answer.code === 'space-full') yield* removeOp(device, op)
  else yield* refuse(device, op, { status: answer.status, code: answer.code })
  yield* refreshThings([
    ...(yield* touchedKeys(op)),
    ...(result?.rows ?? []).map(({ key }) => key),
    ...(result?.removed ?? []),
  ])
  return 0
}

/** The connection works. */
function* answered(): StoreSteps<void> {
  const facts = (yield* ask('facts')) ?? firstFacts
  if (facts.failures > 0 || facts.nextTry > 0)
    yield* ask('putFacts', { ...facts, failures: 0, nextTry: 0, notBefore: 0 })
}

function* finish(
  device: Device,
  op: Op,
  { rows, removed, clearedBefore, isKept }: OpAnswer,
): StoreSteps<void> {
  const before = (yield* ask('facts')) ?? firstFacts
  const after = yield* storeRows(device, rows, before)
  const facts = { ...after, clearedBefore: Math.max(before.clearedBefore, clearedBefore) }
  if (facts.seen > before.seen || facts.clearedBefore > before.clearedBefore) yield* ask('putFacts', facts)
  if (removed.length > 0) yield* hideUntilPulled(removed)
  // The writer has not seen a text the server kept: the next change must not count as if they had.
  yield* removeOp(device, op, isKept ? undefined : rows)
}

/** Their tombstones come with the next page; until then the rows keep their revision. */
function* hideUntilPulled(keys: readonly string[]): StoreSteps<void> {
  const rows = yield* ask('rows', keys)
  yield* ask(
    'putRows',
    rows.map((row) => ({ ...row, deleted: true, data: null })),
  )
}

/** The server fails on this op: its lane waits, and finally continues without it. */
function* fail(device: Device, op: Op, answer: ServerAnswer): StoreSteps<number> {
  const now = device.source.now()
  const failing = { times: (op.failing?.times ?? 0) + 1, since: op.failing?.since ?? now }
  if (failing.times >= givingUp.times && now - failing.since >= givingUp.ms) {
    yield* refuse(device, op, { status: answer.status, code: answer.code })
    yield* refreshThings(yield* touchedKeys(op))
    return 0
  }
  return yield* waitUntil(
    { ...op, failing },
    now + device.rules.backOffMs(failing.times, device.source.random()),
  )
}

function* waitUntil(op: Op, nextTry: number): StoreSteps<number> {
  yield* ask('putOp', { ...op, nextTry })
  return nextTry
}
