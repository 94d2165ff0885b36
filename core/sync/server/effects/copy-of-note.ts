/** The note that preserves an overwritten text. */

import type { OpBodies } from '../../../contract/members/op'
import type { Note } from '../../../contract/members/things'
import { hash128 } from '../../../hash-128'

/**
 * Its uuid, computed from the overwriting op and the overwritten revision: the same op makes no second copy.
 * Version 8, "vendor specific".
 */
export function copyIdOf(opId: string, rev: number): string {
  const digits = hash128(`${opId} ${rev}`)
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ]
  return parts.join('-')
}

/** Whether writing `body` over a note loses words of it. */
export function isTextLost(old: Note, body: OpBodies['note']): boolean {
  return body?.title !== old.title || JSON.stringify(body.body) !== JSON.stringify(old.body)
}
