/**
 * The position of a device (SYNC 3.8), opaque to it: `c:<epoch>:<rev>` for changes after a revision,
 * `s:<epoch>:<after>:<upto>` for a snapshot that began at `upto`. The second form is needed because a
 * snapshot passes revisions below the floor of removed tombstones.
 */
import type { MemberMarks } from '../server-store'

/** A parsed cursor. */
export type Cursor = { kind: 'changes'; after: number } | { kind: 'snapshot'; after: number; upto: number }

/**
 * Undefined when a device must start over: it is new, of another epoch, or tombstones
 * it has not seen are gone.
 */
export function readCursor(text: string, epoch: string, marks: MemberMarks): Cursor | undefined {
  const [form, ofEpoch, ...numbers] = text.split(':')
  if (ofEpoch !== epoch || numbers.some((digits) => !/^\d{1,15}$/.test(digits))) return undefined
  const [after, upto] = numbers.map(Number)
  if (after === undefined) return undefined
  if (form === 's' && upto !== undefined && upto <= marks.rev) return { kind: 'snapshot', after, upto }
  if (form !== 'c' || after < marks.floor || after > marks.rev) return undefined
  return { kind: 'changes', after }
}

/** The text of a cursor. */
export function writeCursor(cursor: Cursor, epoch: string): string {
  return cursor.kind === 'changes'
    ? `c:${epoch}:${cursor.after}`
    : `s:${epoch}:${cursor.after}:${cursor.upto}`
}
