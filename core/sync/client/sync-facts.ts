/** What a device knows about its sync besides rows and ops: one record (row `sync` of the member's `state`). */
import type { SyncState } from '../../contract/browser/members'

/** `phase`, `nextTry` and `syncedAt` are what the page reads. */
export interface SyncFacts extends SyncState {
  /** Failures of the path one after the other; 0 after an answer. */
  failures: number
  /** What the next page is asked with; opaque, empty at first. */
  cursor: string
  /** Pages go to `incoming`: a snapshot is being pulled. */
  isSnapshot: boolean
  /** Highest revision of a row this device was ever given. */
  seen: number
  /** Activities at or before this instant (the server's, ms) are cleared; 0 = none. */
  clearedBefore: number
}

/** Facts of a new database. */
export const firstFacts: SyncFacts = {
  phase: 'idle',
  nextTry: 0,
  syncedAt: 0,
  failures: 0,
  cursor: '',
  isSnapshot: false,
  seen: 0,
  clearedBefore: 0,
}
