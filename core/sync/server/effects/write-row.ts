/** Writes rows with the next numbers of the member's own counter (SYNC 3.7 rule 1). */
import type { SyncRow } from '../../../contract/members/things'
import type { ThingData } from '../../kinds'
import type { ArrivingOp } from '../calls/arriving-op'
import { ask, type MemberMarks, type ServerSteps, type StoredRow } from '../server-store'

/**
 * `data` undefined creates a tombstone, whose time counts from its arrival. Raises
 * `marks.rev`, which the caller stores.
 */
export function* writeRow(
  marks: MemberMarks,
  op: ArrivingOp,
  key: string,
  data: ThingData | undefined,
): ServerSteps<StoredRow> {
  marks.rev += 1
  const isDeleted = data === undefined
  const row: StoredRow = {
    key,
    rev: marks.rev,
    deleted: isDeleted,
    data: data ?? null,
    device: op.device,
    instant: isDeleted ? op.now : op.instant,
  }
  yield* ask('putRow', row)
  return row
}

/**
 * The answer to a deletion of a row that never existed, when a full account has no space even for its
 * tombstone: nothing is written, and no device has anything the tombstone would remove.
 */
export function goneRow(marks: MemberMarks, key: string): SyncRow {
  marks.rev += 1
  return { key, rev: marks.rev, deleted: true, data: null }
}

/**
 * Makes tombstones of existing rows, in this order: one operation, however many they
 * are. Raises `marks.rev` like `writeRow`.
 */
export function* buryRows(marks: MemberMarks, op: ArrivingOp, keys: readonly string[]): ServerSteps<void> {
  if (keys.length === 0) return
  yield* ask('buryRows', keys, { rev: marks.rev + 1, device: op.device, instant: op.now })
  marks.rev += keys.length
}
