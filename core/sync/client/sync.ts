/**
 * Sends what waits and pulls what is new: the only sender (SYNC 3.5), in the worker of any tab or in the service worker. It holds the lock
 * for one run, and whatever ends the run also sets the time of the next one.
 */
import { ask, type StoreSteps } from './client-store'
import { transact, type WorldSteps, want } from './client-world'
import type { Device } from './device'
import { pull } from './pulling/pull'
import { recordStop, type Stop } from './sending/answers/record-stop'
import { type NextOp, nextOp } from './sending/next-op'
import { sendWaiting } from './sending/send-waiting'
import { firstFacts } from './sync-facts'

/** Looks at the outbox before it leaves, and goes on when something came meanwhile; so often at most. */
const maxRounds = 10
const lockedMs = 5_000
/** A wait may be cut short so often. */
const cutEveryMs = 2_000

/** `isWanted`: the person asked for it, or something changed (network, visibility): a wait of our own is cut short. */
export function* sync(device: Device, isWanted: boolean): WorldSteps<void> {
  const isMine = yield* want('lock', device.user, () => run(device, isWanted))
  if (isMine) return
  // Whoever holds the lock may have looked for the last time already.
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
 * The device time to wait for first; 0 = none. A wish that comes too soon after the last one is taken up when its time has come. What failed
 * before a wish says little about what comes after it: the waits begin small again.
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

/** A failure and its timer, in one place. */
function* stopped(device: Device, stop: Stop): WorldSteps<void> {
  const nextTry = yield* transact('relaxed', () => recordStop(device, stop))
  if (nextTry > 0) yield* want('wait', nextTry)
}

/** What is left when all was sent and pulled. */
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
