/** The clear mark (SYNC 3.7 rule 7). */
import type { MemberMarks } from '../server-store'

/** Whether an activity of this instant, ms, belongs to the history that was cleared. */
export function isCleared(instant: number, { clearedBefore }: MemberMarks): boolean {
  return instant <= clearedBefore
}
