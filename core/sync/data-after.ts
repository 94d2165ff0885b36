/**
 * Applies a change to a record's data: on the server with the instant of the action, meanwhile on the device
 * with its own time, so that both get the same result. Pure.
 */

import type * as z from 'zod/mini'
import type { Change, OpBodies } from '../contract/members/op'
import { partAfter } from '../contract/members/plan-state'
import type { Note, SyncRow } from '../contract/members/things'
import { dayMs } from '../time'
import type { ThingData } from './kinds'

/**
 * Undefined = deleted. `before` is of the kind of the change's key, undefined when there is none; `at` in ms.
 * A clear changes no row.
 */
export function dataAfter(change: Change, before: ThingData | undefined, at: number): ThingData | undefined {
  switch (change.kind) {
    case 'activity':
      return { ...change.body, occurredAt: at }
    case 'note':
      return change.body ? noteAfter(change.body, before, at) : undefined
    case 'tag':
    case 'madePlan':
      return change.body ?? undefined
    case 'option':
      return change.body
    case 'wordMark':
      return change.body ? { ...change.body, at } : undefined
    case 'tagging':
    case 'like':
    case 'progress':
      return change.body ? { at: isObject(before) && 'at' in before ? before.at : at } : undefined
    case 'plan':
      return partAfter(change.body, isObject(before) && 'part' in before ? before : undefined)
    case 'dismissal':
      return {
        until: Math.max(isObject(before) && 'until' in before ? before.until : 0, at + hiddenMs(change.body)),
      }
    case 'clear':
      return before
    default:
      // `undefined` is a valid result here, so a kind without a case would compile.
      return change satisfies never
  }
}

/** How long a dismissal hides its notification, ms from the click. */
export function hiddenMs({ days, forMs }: OpBodies['dismissal']): number {
  return forMs ?? days * dayMs
}

/** The data of a row of that kind; undefined when it is deleted or this version cannot read it. */
export function dataOf<Data extends z.ZodMiniType>(
  kind: { data: Data },
  row: SyncRow,
): z.output<Data> | undefined {
  return row.deleted ? undefined : kind.data.safeParse(row.data).data
}

/** Keeps its creation time, and stays a copy if it was one. */
function noteAfter(body: NonNullable<OpBodies['note']>, before: ThingData | undefined, at: number): Note {
  const old = isObject(before) && 'createdAt' in before ? before : undefined
  const note: Note = { ...body, createdAt: old?.createdAt ?? at, changedAt: at }
  return old?.copyOf ? { ...note, copyOf: old.copyOf } : note
}

function isObject(data: ThingData | undefined): data is Exclude<ThingData, string | number | boolean> {
  return typeof data === 'object'
}
