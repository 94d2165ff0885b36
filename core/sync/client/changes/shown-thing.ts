/**
 * The shown record of a key: the server's row, then the waiting changes folded over it
 * in order (SYNC 3.4). Pure.
 */

import type { Op } from '../../../contract/members/op'
import type { SyncRow } from '../../../contract/members/things'
import { dataAfter, dataOf } from '../../data-after'
import { type AnyKind, kindOf, restOf, type ThingData } from '../../kinds'
import type { Thing } from '../../thing'

/** Marks that hide activities: the clear mark (the server's instant, ms; 0 = none) and the waiting clears. */
export interface Clearing {
  clearedBefore: number
  clears: readonly Op[]
}

/**
 * The record of a key; undefined when there is none or it is deleted. `row` is the server's, tombstone or
 * not, `ops` the queued ones of the key by seq. A row this version cannot read is not shown.
 */
export function shownThing(
  key: string,
  row: SyncRow | undefined,
  ops: readonly Op[],
  clearing: Clearing,
): Thing | undefined {
  const kind = kindOf(key)
  if (!kind) return undefined
  let data: ThingData | undefined = row && dataOf(kind, row)
  if (row && isRowCleared(row, data, clearing)) data = undefined
  for (const op of ops) data = isOpCleared(op, clearing) ? undefined : dataAfter(op, data, op.at)
  return data === undefined ? undefined : thingOf(key, kind, data, seenRev(row, ops), ops.length)
}

/**
 * The writer of a waiting change has seen what it was written over, but not what
 * arrived on the device meanwhile.
 */
function seenRev(row: SyncRow | undefined, [first]: readonly Op[]): number {
  return typeof first?.base === 'number' ? first.base : (row?.rev ?? 0)
}

/**
 * True for an activity cleared on the server, or known here when the person cleared:
 * clocks of two devices are never compared.
 */
function isRowCleared(
  row: SyncRow,
  data: ThingData | undefined,
  { clearedBefore, clears }: Clearing,
): boolean {
  if (typeof data !== 'object' || !('occurredAt' in data)) return false
  return (
    data.occurredAt <= clearedBefore || clears.some(({ base }) => typeof base === 'number' && row.rev <= base)
  )
}

function isOpCleared(op: Op, { clears }: Clearing): boolean {
  return op.kind === 'activity' && clears.some(({ seq }) => op.seq < seq)
}

/**
 * Builds a shown record with its list keys: instant, chapters, tags. Pure. `data` is of this kind, which is
 * the kind of the key.
 */
function thingOf(key: string, kind: AnyKind, data: ThingData, rev: number, waiting: number): Thing {
  const listing = { at: 0, places: [], tags: [], ...kind.listing(data, restOf(key)) }
  // The key decides the kind, and the data was read or made by that kind: the two always fit.
  return { key, waiting, rev, ...listing, kind: kind.prefix, data } as Thing
}
