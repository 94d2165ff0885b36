/** Sends waiting ops one after the other (SYNC 3.5): taken in one transaction, settled in another. */
import { type Answer, transact, type WorldSteps, want } from '../client-world'
import type { Device } from '../device'
import type { Stop } from './answers/record-stop'
import { settle } from './answers/settle'
import { callOf } from './call-of'
import { exchange } from './exchange'
import { takeOp } from './take-op'

const maxOps = 500

/** Undefined when none is left to send now; otherwise what stopped it. */
export function* sendWaiting(device: Device): WorldSteps<Stop | undefined> {
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
