/**
 * Takes the next op in a transaction before it is sent: from then on it may have been sent (SYNC 3.4 rule 1).
 */
import type { Op } from '../../../contract/members/op'
import { refreshThings } from '../changes/refresh-things'
import { ask, type StoreSteps } from '../client-store'
import type { Device } from '../device'
import { firstFacts } from '../sync-facts'
import { refuse, removeOp } from './answers/remove-op'
import { nextOp } from './next-op'

/** The op as it will be sent; undefined when there is none. */
export function* takeOp(device: Device): StoreSteps<Op | undefined> {
  for (;;) {
    const { op } = yield* nextOp(device)
    if (!op) return undefined
    if (!device.rules.isOutdated(op, device.source.now())) return yield* markSent(op)
    // A tag is typed text: it is listed, not thrown away.
    if (op.kind === 'tag') yield* refuse(device, op, { status: 410, code: 'OUTDATED' })
    else yield* removeOp(device, op)
    yield* refreshThings([op.key])
  }
}

function* markSent(op: Op): StoreSteps<Op> {
  const sent = { ...op, attempts: op.attempts + 1 }
  yield* ask('putOp', sent)
  const facts = (yield* ask('facts')) ?? firstFacts
  if (facts.phase !== 'sending') yield* ask('putFacts', { ...facts, phase: 'sending' })
  return sent
}
