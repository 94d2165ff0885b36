/** Stores the server's rows, each only over an older one. */
import type { SyncRow } from '../../contract/members/things'
import { ask, type StoreSteps } from './client-store'
import type { Device } from './device'
import type { SyncFacts } from './sync-facts'

/**
 * Stores into the rows and, while a snapshot is being pulled, into that too, since the swap would undo them
 * otherwise. Returns the current facts.
 */
export function* storeRows(
  device: Device,
  rows: readonly SyncRow[],
  facts: SyncFacts,
): StoreSteps<SyncFacts> {
  const newer = newerOf(device, rows, yield* ask('rows', keysOf(rows)))
  if (newer.length > 0) yield* ask('putRows', newer)
  return facts.isSnapshot ? yield* storeIncoming(device, rows, facts) : seenAfter(rows, facts)
}

/** Stores only into the snapshot: the rows on the screen stay until it is complete. */
export function* storeIncoming(
  device: Device,
  rows: readonly SyncRow[],
  facts: SyncFacts,
): StoreSteps<SyncFacts> {
  const newer = newerOf(device, rows, yield* ask('incoming', keysOf(rows)))
  if (newer.length > 0) yield* ask('putIncoming', newer)
  return seenAfter(rows, facts)
}

function keysOf(rows: readonly SyncRow[]): string[] {
  return rows.map(({ key }) => key)
}

function newerOf(device: Device, rows: readonly SyncRow[], stored: readonly SyncRow[]): SyncRow[] {
  const known = new Map(stored.map((row) => [row.key, row]))
  return rows.filter((row) => device.rules.isNewer(row, known.get(row.key)))
}

function seenAfter(rows: readonly SyncRow[], facts: SyncFacts): SyncFacts {
  return { ...facts, seen: rows.reduce((highest, { rev }) => Math.max(highest, rev), facts.seen) }
}
