/** Checks that must hold on a device in every transaction (SYNC 3.14): I5, I9, I11. */
import { firstFacts, type SyncFacts } from '../../client/sync-facts'
import type { MapClientStore } from '../stores/map-client-store'
import { Violation } from './violation'

/** State before a transaction, for comparison. */
export interface Before {
  facts: SyncFacts
  swaps: number
}

/** The state before a transaction. */
export function factsBefore(store: MapClientStore): Before {
  return { facts: store.facts() ?? firstFacts, swaps: store.swaps }
}

/** Checks the state after a transaction. */
export function checkDatabase(store: MapClientStore, before: Before): void {
  const [key] = store.setBack
  if (key !== undefined) throw new Violation('I5', `${key} went back to an older revision`)
  const facts = store.facts() ?? firstFacts
  if (facts.cursor !== before.facts.cursor) checkCursor(store, facts, before)
  checkHistory(store, facts)
  checkOutbox(store)
}

/** A snapshot starts at the beginning. */
function checkCursor(store: MapClientStore, facts: SyncFacts, before: Before): void {
  if (facts.isSnapshot || store.swaps > before.swaps) return
  if (placeOf(facts.cursor) < placeOf(before.facts.cursor))
    throw new Violation('I5', `the cursor went back from ${before.facts.cursor} to ${facts.cursor}`)
}

function placeOf(cursor: string): number {
  return Number(cursor.split(':')[2] ?? 0)
}

function checkHistory(store: MapClientStore, { clearedBefore }: SyncFacts): void {
  for (const thing of store.thingMap.values())
    if (thing.kind === 'act' && thing.waiting === 0 && thing.at <= clearedBefore)
      throw new Violation('I9', `${thing.key} is shown and lies before the clear mark`)
}

function checkOutbox(store: MapClientStore): void {
  const counts = new Map<string, number>()
  for (const { key, state, kind } of store.outbox.values()) {
    if (state !== 'queued' || kind === 'activity') continue
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > 2) throw new Violation('I11', `${count} ops wait for ${key}`)
  }
}
