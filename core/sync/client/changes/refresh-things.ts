/** Updates the shown records in the transaction that changed their sources. */

import type { Op } from '../../../contract/members/op'
import type { Thing } from '../../thing'
import { ask, type StoreSteps } from '../client-store'
import { firstFacts } from '../sync-facts'
import { activityLane } from './lane-of'
import { shownThing } from './shown-thing'

/** Puts or removes the record of each key. */
export function* refreshThings(keys: Iterable<string>): StoreSteps<void> {
  const all = [...keys]
  if (all.length === 0) return
  const rows = new Map((yield* ask('rows', all)).map((row) => [row.key, row]))
  const ops = byKey((yield* ask('keyOps', all)).filter(isQueued))
  const clearing = all.some((key) => key.startsWith('act:'))
    ? yield* clearingNow()
    : { clearedBefore: 0, clears: [] }
  const things: Thing[] = []
  const gone: string[] = []
  for (const key of all) {
    const thing = shownThing(key, rows.get(key), ops.get(key) ?? [], clearing)
    if (thing) things.push(thing)
    else gone.push(key)
  }
  if (things.length > 0) yield* ask('putThings', things)
  if (gone.length > 0) yield* ask('removeThings', gone)
}

function* clearingNow() {
  const { clearedBefore } = (yield* ask('facts')) ?? firstFacts
  const clears = (yield* ask('laneOps', activityLane)).filter((op) => op.kind === 'clear' && isQueued(op))
  return { clearedBefore, clears }
}

function isQueued(op: Op): boolean {
  return op.state === 'queued'
}

function byKey(ops: readonly Op[]): ReadonlyMap<string, Op[]> {
  const map = new Map<string, Op[]>()
  for (const op of ops) {
    const same = map.get(op.key)
    if (same) same.push(op)
    else map.set(op.key, [op])
  }
  return map
}
