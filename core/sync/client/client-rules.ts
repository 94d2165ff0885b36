/**
 * The rules of a device by name: each is a small function, and the steps access them
 * only through this object.
 */

import { type Change, type Op } from '../../contract/members/op'
import { mergedChange } from '../../contract/members/plan-state'
import { type SyncRow } from '../../contract/members/things'
import { hiddenMs } from '../data-after'
import { laneOf } from './changes/lane-of'
import { type NewOp } from './client-store'
import { lostChanges } from './pulling/lost-changes'
import { verdictOf } from './sending/answers/verdict'
import { backOffMs } from './sending/back-off'
import { isOutdated } from './sending/is-outdated'
import { type SyncFacts } from './sync-facts'

/** All rules of a device. */
export const clientRules = {
  laneOf,
  mayReplace,
  replacement,
  noteBase,
  isBlocked,
  isOutdated,
  verdictOf,
  backOffMs,
  baseAfter,
  isNewer,
  lostChanges,
  isCurrentPage,
} as const

export type ClientRules = typeof clientRules

/**
 * The check of the cursor (SYNC 3.8): another tab may have continued meanwhile. Whether the cursor a page
 * was requested with is still the current one.
 */
function isCurrentPage(facts: SyncFacts, asked: string): boolean {
  return facts.cursor === asked
}

/**
 * The check of every row (SYNC 3.8): answers and pages arrive late, twice and out of order. A row may only
 * replace an older one.
 */
function isNewer(row: SyncRow, stored: SyncRow | undefined): boolean {
  return !stored || row.rev > stored.rev
}

/**
 * Whether something keeps a waiting op from being sent (SYNC 3.1 sentence 5). An op waits for those before it
 * in its lane, and for nothing else.
 */
function isBlocked(op: Op, waitingLanes: ReadonlySet<string>): boolean {
  return waitingLanes.has(op.lane)
}

/**
 * The revision that the writer of a note had seen (SYNC 3.4 rule 5): `chain` while an earlier change waits
 * (its answer will contain the base), else the revision the editor opened with, else the present row's.
 * `waiting` are the queued ops of the note, oldest first.
 */
function noteBase(change: Change, waiting: readonly Op[], row: SyncRow | undefined): number | 'chain' {
  return waiting.length > 0 ? 'chain' : (change.seen ?? row?.rev ?? 0)
}

/**
 * The revision that the writer of a chained change had seen (SYNC 3.6): that of the text after the previous
 * change, as the answer to `op` names it. Never that of the row on the device, which another device may have
 * written since. Without an answer (`op` was refused or given up) it is what `op` itself had seen.
 */
function baseAfter(op: Op, answered: readonly SyncRow[] | undefined): Op['base'] {
  return answered?.find(({ key }) => key === op.key)?.rev ?? op.base
}

/**
 * A change of a record replaces one that has certainly not been sent (SYNC 3.4 rules 1 to 3). Only an op
 * that was never sent may be replaced: the store raises `attempts` before each sending.
 */
function mayReplace(op: Op): boolean {
  return op.state === 'queued' && op.attempts === 0
}

/**
 * The op that replaces both, under the id of the newer: an id never gets a second body. A note keeps what its
 * first writer had seen, a dismissal the later end, a plan the further reading. A delete that replaces a create stays a delete: after a
 * power loss the create may have been sent.
 */
function replacement(older: Op, newer: NewOp): NewOp {
  if (newer.kind === 'note') return { ...newer, base: older.base }
  if (newer.kind === 'plan' && older.kind === 'plan')
    return { ...newer, body: mergedChange(older.body, newer.body) }
  if (newer.kind !== 'dismissal' || older.kind !== 'dismissal') return newer
  const olderEnd = older.at + hiddenMs(older.body)
  const newerEnd = newer.at + hiddenMs(newer.body)
  return olderEnd > newerEnd ? { ...newer, body: older.body, at: older.at } : newer
}
