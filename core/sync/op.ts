/**
 * A change by a person, kept in the outbox until the server has confirmed or finally refused it (SYNC 3.4). An op that may have been
 * sent is never changed; a later change of the same thing is an op of its own.
 */

import type * as z from 'zod/mini'
import type { OptionPath, OptionValue } from '../contract/members/option-tree'
import type { activityFields, noteFields, tagFields } from '../contract/members/things'

/** Format of an op; raised with its shape, older ones are rewritten when the database opens (SYNC 3.12). */
export const opVersion = 1

/** What each kind carries; null deletes. */
export interface OpBodies {
  activity: z.infer<typeof activityFields>
  /** Clears the history up to `at` of the op. */
  clear: null
  option: OptionValue
  note: z.infer<typeof noteFields> | null
  tag: z.infer<typeof tagFields> | null
  tagging: true | null
  like: true | null
  progress: true | null
  /** `days` from the moment of the click. */
  dismissal: { days: number; readingPlan: boolean; ids: number[] }
}
export type OpKind = keyof OpBodies

/** A change as the page hands it over; the worker adds the rest. */
export type Change = {
  [Kind in OpKind]: {
    kind: Kind
    /** Of the row it changes; `clearKey` for a clear. */
    key: string
    body: OpBodies[Kind]
  }
}[OpKind] & {
  /** Of a note: `rev` of the thing its editor opened with; absent: the note as it is now. */
  seen?: number
}

/** Key of a clear: it has no row. */
export const clearKey = 'clear'

export type Op = Change & {
  /** Order of the person's actions on this device; numbered by the outbox. */
  seq: number
  /** Random, made once: the server takes an op with the same id once. */
  opId: string
  user: number
  device: string
  /** Ops of a lane go in order, lanes never wait for each other: `activity` for activities and clears, else the key. */
  lane: string
  /** Device time of the action, ms since 1970. */
  at: number
  v: number
  /**
   * Of a note: the revision its writer saw (0 = new), or `chain`: that of the answer to the op before. Of a clear: the highest revision
   * the device knew; activities up to it are not shown any more.
   */
  base?: number | 'chain'
  /** Raised in the store before each sending: 0 = has surely not been sent. */
  attempts: number
  /** Device time before which it is not sent, ms. */
  nextTry: number
  /** How often the server itself failed on it (5xx), and since when, device time in ms; absent while it has not. */
  failing?: { times: number; since: number }
  state: 'queued' | 'refused'
  /** Why it was refused: status and code of the answer. */
  reason?: { status: number; code: string }
}

/** `opt:<path>` as a key. */
export function optionKey(path: OptionPath): string {
  return `opt:${path}`
}
