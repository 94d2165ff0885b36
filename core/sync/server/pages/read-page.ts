/** A page of a pull (SYNC 3.8): each row once, as it is now, in the order of `rev`. Reads only; it needs no lock. */
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
  // Never beyond the counter as it was read: what is written meanwhile belongs to a later page.
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
    // Also behind a snapshot: what was written while it was read comes as changes, and the device needs them with the last page.
    ...(marks.gaps.length > 0 ? { lost: [...marks.gaps] } : {}),
  }
}

function* spaceOf({ space }: MemberMarks): ServerSteps<Pick<PullPage, 'space'>> {
  const quota = yield* ask('quota')
  return Number.isFinite(quota) ? { space: { used: space, quota } } : {}
}

/** A snapshot that is whole goes on with what has changed since it began. */
function nextCursor(cursor: Cursor, reached: number): Cursor {
  if (cursor.kind === 'changes' || reached >= cursor.upto) return { kind: 'changes', after: reached }
  return { ...cursor, after: reached }
}
