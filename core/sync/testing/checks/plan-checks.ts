/** A part of a plan that was read stays read, whichever device says so in which order (I14). */
import type { Change } from '../../../contract/members/op'
import { Violation } from './violation'

/** A record of a plan, before and after a change that was shown or applied. */
type Held = { data: unknown } | undefined

export function checkRead(change: Pick<Change, 'kind' | 'body'>, before: Held, after: Held): void {
  if (change.kind !== 'plan') return
  const wanted = upToOf(change.body)
  if (wanted === undefined) return
  const isUndo = typeof change.body === 'object' && change.body !== null && 'isUndo' in change.body
  const least = isUndo ? wanted : Math.max(wanted, upToOf(before?.data) ?? 0)
  const now = upToOf(after?.data) ?? 0
  if (now < least) throw new Violation('I14', `a plan is read up to ${now} instead of ${least}`)
}

function upToOf(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'upTo' in data && typeof data.upTo === 'number'
    ? data.upTo
    : undefined
}
