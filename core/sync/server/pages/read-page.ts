/**
 * A page of a pull (SYNC 3.8): each row once, in its current state, in the order of
 * `rev`. Read only; needs no lock.
 */
import type { PullPage } from '../../pull-page'
import { outcomeOf } from '../outcome'
import { type ServerRules, serverRules } from '../server-rules'
import { ask, type MemberMarks, type ServerSteps } from '../server-store'
import type { Cursor } from './cursor'

/** `text` is the cursor of the device, empty at first; `limit` counts rows. */
export function* readPage(
  text: string,
  limit: number,
  rules: ServerRules = serverRules,
): ServerSteps<PullPage> {
  const marks = yield* ask('marks')
  const epoch = yield* ask('epoch')
  const known = rules.readCursor(text, epoch, marks)
  const cursor = known ?? { kind: 'snapshot', after: 0, upto: marks.rev }
  // Never beyond the counter as it was read: rows written meanwhile belong to a later page.
  const upto = cursor.kind === 'snapshot' ? cursor.upto : marks.rev
  const { rows, isLast } = yield* ask('page', cursor.after, upto, limit)
  const reached = isLast ? upto : (rows.at(-1)?.rev ?? upto)
  return {
    changes: outcomeOf(rows).rows,
    cursor: rules.writeCursor(nextCursor(cursor, reached), epoch),
    more: reached < marks.rev,
    reset: known === undefined,
    epoch,
    clearedBefore: marks.clearedBefore,
    ...(yield* spaceOf(marks)),
    // Also after a snapshot: rows written while it was read come as changes, and the device
    // needs the gaps with the last page.
    ...(marks.gaps.length > 0 ? { lost: [...marks.gaps] } : {}),
  }
}

function* spaceOf({ space }: MemberMarks): ServerSteps<Pick<PullPage, 'space'>> {
  const quota = yield* ask('quota')
  return Number.isFinite(quota) ? { space: { used: space, quota } } : {}
}

/** A complete snapshot is followed by the changes since it began. */
function nextCursor(cursor: Cursor, reached: number): Cursor {
  if (cursor.kind === 'changes' || reached >= cursor.upto) return { kind: 'changes', after: reached }
  return { ...cursor, after: reached }
}
