/** Records what ends a drain before its work is done, and when it is tried again (SYNC 3.5, 3.6). */
import { hourMs } from '../../../../time'
import { ask, type StoreSteps } from '../../client-store'
import type { Answer, SessionOutcome } from '../../client-world'
import type { Device } from '../../device'
import { firstFacts, type SyncFacts } from '../../sync-facts'

const tooOldMs = hourMs

/** An answer about the connection, or the state of the session. */
export type Stop = Answer | { kind: 'session'; session: Exclude<SessionOutcome, 'held'> }

/** Returns the device time of the next retry; 0 = none until something happens. */
export function* recordStop(device: Device, stop: Stop): StoreSteps<number> {
  const before = (yield* ask('facts')) ?? firstFacts
  const facts = factsAfter(device, before, stop)
  yield* ask('putFacts', facts)
  return facts.nextTry
}

function factsAfter(device: Device, before: SyncFacts, stop: Stop): SyncFacts {
  if (stop.kind === 'session' && stop.session === 'ended') return { ...before, phase: 'sign-in', nextTry: 0 }
  if (stop.kind === 'session' && stop.session === 'other') return { ...before, phase: 'idle', nextTry: 0 }
  const now = device.source.now()
  if (stop.kind === 'answer' && device.rules.verdictOf(stop) === 'too-old')
    return { ...before, phase: 'too-old', nextTry: now + tooOldMs, failedAt: now, notBefore: now + tooOldMs }
  const retryAfterMs = stop.kind === 'answer' ? stop.retryAfterMs : undefined
  const failures = before.failures + 1
  const nextTry = now + device.rules.backOffMs(failures, device.source.random(), retryAfterMs)
  const phase = stop.kind === 'answer' ? 'waiting' : 'offline'
  return { ...before, phase, failures, nextTry, failedAt: now, notBefore: retryAfterMs ? nextTry : 0 }
}
