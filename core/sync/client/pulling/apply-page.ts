/**
 * Applies a page of changes (SYNC 3.8) in one transaction: rows and cursor together. A snapshot is built
 * beside the rows on the screen and replaces them when it is complete.
 */
import type { PullPage } from '../../pull-page'
import { addChanges } from '../changes/add-changes'
import { refreshThings } from '../changes/refresh-things'
import { activityKeys } from '../changes/touched-keys'
import { ask, type StoreSteps } from '../client-store'
import type { Device } from '../device'
import { storeIncoming, storeRows } from '../store-rows'
import { firstFacts, type SyncFacts } from '../sync-facts'

/** `asked` is the cursor of the request. Returns whether there is more to request. */
export function* applyPage(device: Device, asked: string, page: PullPage): StoreSteps<boolean> {
  const before = (yield* ask('facts')) ?? firstFacts
  const space = page.space ? { space: page.space } : {}
  const answered = { ...before, ...space, failures: 0, nextTry: 0, notBefore: 0 }
  if (!device.rules.isCurrentPage(before, asked)) {
    yield* ask('putFacts', yield* mergeRows(device, page, answered))
    return true
  }
  if (page.reset) yield* ask('clearIncoming')
  const facts = { ...answered, cursor: page.cursor, isSnapshot: before.isSnapshot || page.reset }
  yield* facts.isSnapshot ? applySnapshotPage(device, page, facts) : applyChanges(device, page, facts)
  return page.more
}

/** Another tab was faster than this page: its rows are true, its cursor is old. */
function* mergeRows(device: Device, page: PullPage, facts: SyncFacts): StoreSteps<SyncFacts> {
  if (page.reset) return facts
  const after = yield* storeRows(device, page.changes, facts)
  yield* refreshThings(page.changes.map(({ key }) => key))
  return after
}

function* applyChanges(device: Device, page: PullPage, facts: SyncFacts): StoreSteps<void> {
  const after = yield* storeRows(device, page.changes, facts)
  const touched = new Set(page.changes.map(({ key }) => key))
  const clearedBefore = Math.max(facts.clearedBefore, page.clearedBefore)
  yield* ask('putFacts', { ...after, clearedBefore })
  if (clearedBefore > facts.clearedBefore) for (const key of yield* activityKeys()) touched.add(key)
  yield* refreshThings(touched)
}

function* applySnapshotPage(device: Device, page: PullPage, facts: SyncFacts): StoreSteps<void> {
  const after = yield* storeIncoming(device, page.changes, facts)
  if (page.more) return yield* ask('putFacts', after)
  const lost = yield* device.rules.lostChanges(page.lost ?? [])
  yield* ask('putFacts', { ...after, isSnapshot: false, clearedBefore: page.clearedBefore })
  yield* refreshThings(yield* ask('swapIncoming'))
  if (lost.length > 0) yield* addChanges(device, lost)
}
