/**
 * Adds changes of the person to the outbox and shows them (SYNC 3.4): one strict transaction, after which the
 * page may say "saved". An op that may have been sent is never changed.
 */

import { type Change, type Op } from '../../../contract/members/op'
import * as limits from '../../../limits'
import { opVersions } from '../../protocol'
import { ask, type NewOp, type StoreSteps } from '../client-store'
import type { Device } from '../device'
import { firstFacts } from '../sync-facts'
import { activityLane } from './lane-of'
import { refreshThings } from './refresh-things'
import { touchedKeys } from './touched-keys'

/** Adds all changes, in order. If too many ops wait, the oldest activities are dropped. */
export function* addChanges(device: Device, changes: readonly Change[]): StoreSteps<void> {
  const touched = new Set<string>()
  for (const change of changes) yield* addOp(device, yield* opOf(device, change), touched)
  yield* dropBeyondLimit(touched)
  yield* refreshThings(touched)
}

/** Adds one op instead of those it replaces; `touched` receives the keys whose records change. */
export function* addOp(device: Device, op: NewOp, touched: Set<string>): StoreSteps<void> {
  const earlier = op.kind === 'clear' ? yield* ask('laneOps', op.lane) : yield* ask('keyOps', [op.key])
  const replaced = earlier.filter((old) => device.rules.mayReplace(old) && isReplaced(old, op))
  yield* ask(
    'removeOps',
    replaced.map(({ seq }) => seq),
  )
  yield* ask(
    'addOp',
    replaced
      .filter(({ key }) => key === op.key)
      .reduce((newer, older) => device.rules.replacement(older, newer), op),
  )
  for (const { key } of replaced) touched.add(key)
  for (const key of yield* touchedKeys(op)) touched.add(key)
}

/**
 * True for an earlier change of the same record, and for an activity that the clear
 * removes. Activities replace nothing.
 */
function isReplaced(old: Op, op: NewOp): boolean {
  if (op.kind === 'clear') return old.kind === 'clear' || old.at <= op.at
  return op.kind !== 'activity'
}

function* opOf(device: Device, change: Change): StoreSteps<NewOp> {
  const { source, rules } = device
  const { seen: _seen, ...kept } = change
  const op: NewOp = {
    ...kept,
    opId: source.newId(),
    user: device.user,
    device: device.id,
    lane: rules.laneOf(change),
    at: source.now(),
    v: opVersions.current,
    attempts: 0,
    nextTry: 0,
    state: 'queued',
  }
  const base = yield* baseOf(device, change)
  return base === undefined ? op : { ...op, base }
}

function* baseOf(device: Device, change: Change): StoreSteps<Op['base']> {
  if (change.kind === 'clear') return ((yield* ask('facts')) ?? firstFacts).seen
  if (change.kind !== 'note') return undefined
  const waiting = (yield* ask('keyOps', [change.key])).filter((op) => op.state === 'queued')
  const [row] = yield* ask('rows', [change.key])
  return device.rules.noteBase(change, waiting, row)
}

function* dropBeyondLimit(touched: Set<string>): StoreSteps<void> {
  const excess = (yield* ask('countOps')) - limits.maxQueuedOps
  if (excess <= 0) return
  const unsent = (yield* ask('laneOps', activityLane)).filter(
    (op) => op.kind === 'activity' && op.state === 'queued' && op.attempts === 0,
  )
  const oldest = unsent.slice(0, excess)
  yield* ask(
    'removeOps',
    oldest.map(({ seq }) => seq),
  )
  for (const { key } of oldest) touched.add(key)
}
