/** What the writer of a chained change had seen (SYNC 3.6): the text that came of the change before it. */
import type { SyncRow } from '../../../../contract/members/things'
import type { Op } from '../../../op'

/**
 * Base of the next change of a note: the revision in the answer to `op`. Never that of the row on the device, which another device may
 * have written since. Without an answer (`op` was refused or given up) what `op` itself had seen.
 */
export function baseAfter(op: Op, answered: readonly SyncRow[] | undefined): Op['base'] {
  return answered?.find(({ key }) => key === op.key)?.rev ?? op.base
}
