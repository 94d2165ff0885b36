/** What a device has to keep to in every transaction (SYNC 3.14): I5, I9, I11. */
import { firstFacts, type SyncFacts } from '../../client/sync-facts'
import type { MapClientStore } from '../stores/map-client-store'
import { Violation } from './violation'

/** What is compared after a transaction. */
export interface Before {
  facts: SyncFacts
  rows: ReadonlyMap<string, number>
}

export function factsBefore(store: MapClientStore): Before {
  const rows = new Map([...store.rowMap.values()].map(({ key, rev }) => [key, rev]))
  return { facts: store.facts() ?? firstFacts, rows }
}

/** After a transaction. */
export function checkDatabase(store: MapClientStore, before: Before): void {
  const facts = store.facts() ?? firstFacts
  const hasSwapped = before.facts.isSnapshot && !facts.isSnapshot
  const isReset = facts.isSnapshot && facts.cursor !== before.facts.cursor
  if (!isReset && !hasSwapped && placeOf(facts.cursor) < placeOf(before.facts.cursor))
    throw new Violation('I5', `the cursor went back from ${before.facts.cursor} to ${facts.cursor}`)
  if (!hasSwapped && !isReset) checkRevisions(store, before)
  checkHistory(store, facts)
  checkOutbox(store)
}

function placeOf(cursor: string): number {
  return Number(cursor.split(':')[2] ?? 0)
}

function checkRevisions(store: MapClientStore, before: Before): void {
  for (const [key, rev] of before.rows) {
    const now = store.rowMap.get(key)?.rev ?? 0
    if (now < rev) throw new Violation('I5', `${key} went back from revision ${rev} to ${now}`)
  }
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
