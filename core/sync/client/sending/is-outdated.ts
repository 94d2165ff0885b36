/**
 * The server forgets ids of ops after a time; an op that may already have had its effect must then not be
 * sent again (SYNC 3.7 rule 4).
 */

import type { Op } from '../../../contract/members/op'
import * as limits from '../../../limits'
import { dayMs } from '../../../time'
import { kinds } from '../../kinds'

/** Only for kinds that a late repetition would set back: a clear, for one, is safe without its id. */
export function isOutdated(op: Op, now: number): boolean {
  const isSafe = op.kind === 'clear' || kinds[op.kind].isRepeatSafe
  return op.attempts > 0 && !isSafe && now - op.at > limits.setOpDays * dayMs
}
