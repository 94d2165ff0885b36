/**
 * The ways an op leaves the queue. In each case the next change of its note learns what its writer had seen.
 */

import type { Op } from '../../../../contract/members/op'
import type { SyncRow } from '../../../../contract/members/things'
import { ask, type StoreSteps } from '../../client-store'
import type { Device } from '../../device'

/** Removes an op; `answered` are the rows of the answer to it, absent when it had no effect. */
export function* removeOp(device: Device, op: Op, answered?: readonly SyncRow[]): StoreSteps<void> {
  yield* ask('removeOps', [op.seq])
  yield* handOn(device, op, answered)
}

/** Moves an op to the refused ones: its content is kept for copying and trying again. */
export function* refuse(device: Device, op: Op, reason: NonNullable<Op['reason']>): StoreSteps<void> {
  yield* ask('putOp', { ...op, state: 'refused', reason })
  yield* handOn(device, op, undefined)
}

function* handOn(device: Device, op: Op, answered: readonly SyncRow[] | undefined): StoreSteps<void> {
  for (const next of yield* ask('laneOps', op.lane)) {
    if (next.seq <= op.seq || next.state !== 'queued') continue
    if (next.kind === 'note' && next.base === 'chain') {
      return yield* ask('putOp', { ...next, base: device.rules.baseAfter(op, answered) })
    }
    if (next.kind === 'clear' && answered)
      return yield* ask('putOp', { ...next, base: clearBase(next, answered) })
  }
}

/** A clear also covers what resulted from earlier actions. */
function clearBase(clear: Op, answered: readonly SyncRow[]): number {
  return answered.reduce((highest, { rev }) => Math.max(highest, rev), Number(clear.base))
}
