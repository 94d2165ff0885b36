/**
 * One request, repeated once with a new token when the old one is not accepted, never
 * under another account (SYNC 3.6, 3.11).
 */
import { type Answer, type SyncCall, type WorldSteps, want } from '../client-world'
import type { Device } from '../device'
import type { Stop } from './answers/record-stop'

/** `makeCall` is called again for the second attempt, because the call contains the time of sending. */
export function* exchange(device: Device, makeCall: () => SyncCall): WorldSteps<Answer | Stop> {
  const first = yield* want('request', device.user, makeCall())
  if (device.rules.verdictOf(first) !== 'session') return first
  const session = yield* want('session', device.user, true)
  if (session !== 'held') return { kind: 'session', session }
  const second = yield* want('request', device.user, makeCall())
  return device.rules.verdictOf(second) === 'session' ? { kind: 'none' } : second
}
