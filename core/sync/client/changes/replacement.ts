/** A change of a record replaces one that has certainly not been sent (SYNC 3.4 rules 1 to 3). */

import type { Op } from '../../../contract/members/op'
import { mergedChange } from '../../../contract/members/plan-state'
import { hiddenMs } from '../../data-after'
import type { NewOp } from '../client-store'

/** Only an op that was never sent may be replaced: the store raises `attempts` before each sending. */
export function mayReplace(op: Op): boolean {
  return op.state === 'queued' && op.attempts === 0
}

/**
 * The op that replaces both, under the id of the newer: an id never gets a second body. A note keeps what its
 * first writer had seen, a dismissal the later end, a plan the further reading. A delete that replaces a create stays a delete: after a
 * power loss the create may have been sent.
 */
export function replacement(older: Op, newer: NewOp): NewOp {
  if (newer.kind === 'note') return { ...newer, base: older.base }
  if (newer.kind === 'plan' && older.kind === 'plan')
    return { ...newer, body: mergedChange(older.body, newer.body) }
  if (newer.kind !== 'dismissal' || older.kind !== 'dismissal') return newer
  const olderEnd = older.at + hiddenMs(older.body)
  const newerEnd = newer.at + hiddenMs(newer.body)
  return olderEnd > newerEnd ? { ...newer, body: older.body, at: older.at } : newer
}
