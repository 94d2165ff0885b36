/** Converts outcomes to the answers of their calls (core/contract/members/calls/sync-calls.ts). Pure. */
import type { CallAnswer } from '../../../contract/api'
import { AppError } from '../../../errors'
import type { Applied } from '../outcome'

/** For every call that changes one row. */
export function rowAnswer({ rows: [row] }: Applied): CallAnswer<'setOption'> {
  if (!row) throw new AppError('internal', {}, { message: 'an outcome without a row' })
  return { row }
}

/** `id` is the uuid of the activity; the row is absent when it is older than the clear mark. */
export function activityAnswer(id: string, { rows: [row] }: Applied): CallAnswer<'addActivity'> {
  return row ? { data: id, row } : { data: id }
}

/** For clearing the history. */
export function clearAnswer({ clearedBefore = 0, removed = [] }: Applied): CallAnswer<'clearActivities'> {
  return { clearedBefore, removed }
}

/** For writing a note. */
export function noteAnswer({ rows }: Applied): CallAnswer<'putNote'> {
  return { rows }
}

/** For deleting a note. */
export function noteDeletionAnswer(applied: Applied): CallAnswer<'deleteNote'> {
  return applied.kept ? { ...rowAnswer(applied), kept: true } : rowAnswer(applied)
}
