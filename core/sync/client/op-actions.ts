/** Actions of a person on a change that waits or was refused (SYNC 3.13). */
import { addOp } from './changes/add-changes'
import { refreshThings } from './changes/refresh-things'
import { touchedKeys } from './changes/touched-keys'
import { ask, type StoreSteps } from './client-store'
import type { Device } from './device'
import { removeOp } from './sending/answers/remove-op'

/**
 * Tries again: a waiting op becomes due now; a refused one is added again as a new op,
 * because the server has recorded the refusal under the old id. It keeps its time and
 * what its writer had seen. Does nothing when the op is gone.
 */
export function* retryOp(device: Device, seq: number): StoreSteps<void> {
  const op = yield* ask('op', seq)
  if (op?.state === 'queued') return yield* ask('putOp', { ...op, nextTry: 0 })
  if (!op) return
  const { seq: _seq, reason: _reason, failing: _failing, ...again } = op
  const touched = new Set<string>()
  yield* ask('removeOps', [seq])
  const waiting = (yield* ask('keyOps', [op.key])).some(({ state }) => state === 'queued')
  const base = op.kind === 'note' && waiting ? 'chain' : op.base
  yield* addOp(
    device,
    { ...again, base, opId: device.source.newId(), attempts: 0, nextTry: 0, state: 'queued' },
    touched,
  )
  yield* refreshThings(touched)
}

/** Discards it for good; the server's version is shown again. */
export function* discardOp(device: Device, seq: number): StoreSteps<void> {
  const op = yield* ask('op', seq)
  if (!op) return
  if (op.state === 'queued') yield* removeOp(device, op)
  else yield* ask('removeOps', [seq])
  yield* refreshThings(yield* touchedKeys(op))
}
