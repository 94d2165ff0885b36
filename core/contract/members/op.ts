/**
 * A change by a person, kept in the outbox until the server has confirmed or finally refused it (SYNC 3.4).
 * An op that may have been sent is never changed; a later change of the same record is another op.
 */

import type * as z from 'zod/mini'
import type { MadePlan } from './made-plan'
import type { OptionPath, OptionValue } from './option-tree'
import type { PlanChange } from './plan-state'
import type { activityFields, noteFields, tagFields } from './things'
import type { WordMarkFields } from './word-mark'

/** The body of each kind; null deletes. Version and rule for changes: `opVersions` (core/sync/protocol.ts). */
export interface OpBodies {
  activity: z.infer<typeof activityFields>
  /** Clears the history up to `at` of the op. */
  clear: null
  option: OptionValue
  note: z.infer<typeof noteFields> | null
  tag: z.infer<typeof tagFields> | null
  tagging: true | null
  wordMark: WordMarkFields | null
  like: true | null
  progress: true | null
  plan: PlanChange
  madePlan: MadePlan | null
  /** `days` from the moment of the click, or `forMs`: a reading plan is quiet until the device's midnight. */
  dismissal: { days: number; readingPlan: boolean; ids: number[]; forMs?: number | undefined }
}
export type OpKind = keyof OpBodies

/** A change as the page passes it on; the worker adds the rest. */
export type Change = {
  [Kind in OpKind]: {
    kind: Kind
    /** Key of the row it changes; `clearKey` for a clear. */
    key: string
    body: OpBodies[Kind]
  }
}[OpKind] & {
  /** For a note: `rev` of the record its editor opened with; absent: the current note. */
  seen?: number
}

/** Key of a clear: it has no row. */
export const clearKey = 'clear'

/** A change in the outbox. */
export type Op = Change & {
  /** Order of the person's actions on this device; numbered by the outbox. */
  seq: number
  /** Random, created once: the server applies an op with the same id only once. */
  opId: string
  user: number
  device: string
  /**
   * Ops of a lane are sent in order, lanes never wait for each other: `activity` for
   * activities and clears, else the key.
   */
  lane: string
  /** Device time of the action, ms since 1970. */
  at: number
  /** Version of its form (SYNC 3.12). */
  v: number
  /**
   * For a note: the revision its writer saw (0 = new), or `chain`: that of the answer to the previous op. For
   * a clear: the highest revision the device knew; activities up to it are no longer shown.
   */
  base?: number | 'chain'
  /** Raised in the store before each sending: 0 = certainly not sent. */
  attempts: number
  /** Device time before which it is not sent, ms. */
  nextTry: number
  /**
   * How often the server itself failed on it (5xx), and since when, device time in ms;
   * absent before the first failure.
   */
  failing?: { times: number; since: number }
  state: 'queued' | 'refused'
  /** Why it was refused: status and code of the answer. */
  reason?: { status: number; code: string }
}

/** `opt:<path>` as a key. */
export function optionKey(path: OptionPath): string {
  return `opt:${path}`
}
