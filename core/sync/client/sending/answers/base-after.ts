/**
 * What the writer of a chained change had seen (SYNC 3.6): the text that resulted from the previous change.
 */

import type { Op } from '../../../../contract/members/op'
import type { SyncRow } from '../../../../contract/members/things'

/**
 * Base of the next change of a note: the revision in the answer to `op`. Never that of the row on the device,
 * which another device may have written since. Without an answer (`op` was refused or given up) it is what
 * `op` itself had seen.
 */
export function baseAfter(op: Op, answered: readonly SyncRow[] | undefined): Op['base'] {
  return answered?.find(({ key }) => key === op.key)?.rev ?? op.base
}
