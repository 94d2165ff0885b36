/** What the writer of a note had seen (SYNC 3.4 rule 5). */

import type { Change, Op } from '../../../contract/members/op'
import type { SyncRow } from '../../../contract/members/things'

/**
 * For a change of a note: `chain` while an earlier change waits (its answer will
 * contain the base), else the revision the editor opened with, else the present row's.
 * `waiting` are the queued ops of the note, oldest first.
 */
export function noteBase(change: Change, waiting: readonly Op[], row: SyncRow | undefined): number | 'chain' {
  return waiting.length > 0 ? 'chain' : (change.seen ?? row?.rev ?? 0)
}
