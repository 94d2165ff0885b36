/**
 * Sends waiting changes and pulls new ones: the only sender (SYNC 3.5), in the worker
 * of any tab or in the service worker. It holds the lock for one run, and whatever ends
 * the run also sets the time of the next one.
 */

import { syncCalls } from '../../contract/members/calls/sync-calls'
import { ask, type StoreSteps } from './client-store'
import { type Answer, type SyncCall, transact, type WorldSteps, want } from './client-world'
import type { Device } from './device'
import { applyPage } from './pulling/apply-page'
import { recordStop, type Stop } from './sending/answers/record-stop'
import { settle } from './sending/answers/settle'
import { callOf, pullCall } from './sending/call-of'
import { type NextOp, nextOp } from './sending/next-op'
import { takeOp } from './sending/take-op'
import { firstFacts } from './sync-facts'

const maxOps = 500

/** More than anybody has; a server that never ends must not hold the lock for ever. */
const maxPages = 2_000

/**
 * It checks the outbox before it ends, and continues when something was added
 * meanwhile; at most this many rounds.
 */
const maxRounds = 10
const lockedMs = 5_000
/** Shortest time between two waits that are cut short. */
const cutEveryMs = 2_000

/**
 * `isWanted`: the person requested it, or something changed (network, visibility): our own wait is cut short.
 */
export function* sync(device: Device, isWanted: boolean): WorldSteps<void> {
  const isMine = yield* want('lock', device.user, () => run(device, isWanted))
  if (isMine) return
  // The holder of the lock may have checked the outbox for the last time already.
  const { op } = yield* transact('relaxed', () => nextOp(device))
  if (op) yield* want('wait', device.source.now() + lockedMs)
}

function* run(device: Device, isWanted: boolean): WorldSteps<void> {
  const until = yield* transact('relaxed', () => begin(device, isWanted))
  if (until > 0) return yield* want('wait', until)
  const session = yield* want('session', device.user, false)
  if (session !== 'held') return yield* stopped(device, { kind: 'session', session })
  for (let round = 0; round < maxRounds; round += 1) {
    const stop = (yield* sendWaiting(device)) ?? (yield* pull(device))
    if (stop) return yield* stopped(device, stop)
    const rest = yield* transact('relaxed', () => finish(device))
    if (rest.op) continue
    if (rest.until > 0) yield* want('wait', rest.until)
    return
  }
  yield* want('wait', device.source.now())
}

/**
 * The device time to wait for first; 0 = none. A request too soon after the last one takes effect later.
 * Failures before a request say little about what comes after it: the waits start small again.
 */
function* begin({ source }: Device, isWanted: boolean): StoreSteps<number> {
  const facts = (yield* ask('facts')) ?? firstFacts
  const now = source.now()
  if (now >= facts.nextTry || now < facts.failedAt) return 0
  if (!isWanted || now < facts.notBefore) return facts.nextTry
  const isTooSoon = Math.abs(now - facts.cutAt) < cutEveryMs
  const nextTry = isTooSoon ? Math.min(facts.nextTry, facts.cutAt + cutEveryMs) : 0
  yield* ask('putFacts', isTooSoon ? { ...facts, nextTry } : { ...facts, failures: 0, cutAt: now })
  return nextTry
}

/** Records a failure and sets its timer. */
function* stopped(device: Device, stop: Stop): WorldSteps<void> {
  const nextTry = yield* transact('relaxed', () => recordStop(device, stop))
  if (nextTry > 0) yield* want('wait', nextTry)
}

/** The next op after everything was sent and pulled. */
function* finish(device: Device): StoreSteps<NextOp> {
  const rest = yield* nextOp(device)
  if (rest.op) return rest
  const facts = (yield* ask('facts')) ?? firstFacts
  const isAllSent = rest.until === 0
  const phase = isAllSent ? 'idle' : 'waiting'
  const syncedAt = isAllSent ? device.source.now() : facts.syncedAt
  yield* ask('putFacts', { ...facts, phase, syncedAt })
  return rest
}

/**
 * Pulls changes from the server, page by page, until there are no more (SYNC 3.5, 3.8). Undefined when
 * everything has arrived; otherwise what stopped it.
 */
function* pull(device: Device): WorldSteps<Stop | undefined> {
  for (let pages = 0; pages < maxPages; pages += 1) {
    const { cursor } = (yield* transact('relaxed', () => ask('facts'))) ?? firstFacts
    const answer = yield* exchange(device, () => pullCall(device.user, cursor))
    if (answer.kind !== 'answer' || device.rules.verdictOf(answer) !== 'done') return answer
    const page = syncCalls.pull.answer.safeParse(answer.body).data
    if (!page) return { kind: 'none' }
    if (!(yield* transact('relaxed', () => applyPage(device, cursor, page)))) return undefined
  }
  return undefined
}

/**
 * Sends waiting ops one after the other (SYNC 3.5): taken in one transaction, settled in another. Undefined
 * when none is left to send now; otherwise what stopped it.
 */
function* sendWaiting(device: Device): WorldSteps<Stop | undefined> {
  for (let sent = 0; sent < maxOps; sent += 1) {
    // On disk before the request: after a power loss a sent op must not look as if it could be replaced.
    const op = yield* transact('strict', () => takeOp(device))
    if (!op) return undefined
    const answer = yield* exchange(device, () => callOf(op, device.source.now()))
    if (answer.kind !== 'answer' || isStop(device, answer)) return answer
    const until = yield* transact('relaxed', () => settle(device, op, answer))
    if (until > 0) yield* want('wait', until)
  }
  return undefined
}

function isStop(device: Device, answer: Answer): boolean {
  const verdict = device.rules.verdictOf(answer)
  return verdict === 'path' || verdict === 'too-old'
}

/**
 * One request, repeated once with a new token when the old one is not accepted, never under another account
 * (SYNC 3.6, 3.11). `makeCall` is called again for the second attempt, because the call contains the time
 * of sending.
 */
function* exchange(device: Device, makeCall: () => SyncCall): WorldSteps<Answer | Stop> {
  const first = yield* want('request', device.user, makeCall())
  if (device.rules.verdictOf(first) !== 'session') return first
  const session = yield* want('session', device.user, true)
  if (session !== 'held') return { kind: 'session', session }
  const second = yield* want('request', device.user, makeCall())
  return device.rules.verdictOf(second) === 'session' ? { kind: 'none' } : second
}
