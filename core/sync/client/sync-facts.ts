/** Facts of a device about its sync besides rows and ops: one record (row `sync` of the member's `state`). */
import type { SyncState } from '../../contract/browser/members'

/** The page reads `phase`, `nextTry` and `syncedAt`. */
export interface SyncFacts extends SyncState {
  /** Failures of the connection in a row; 0 after an answer. */
  failures: number
  /** Device time at which `nextTry` was set, ms: an earlier clock was set back, and the wait is over. */
  failedAt: number
  /**
   * Nothing is sent before this device time, whatever the person does, because the server asked for it
   * (Retry-After); 0 = at once.
   */
  notBefore: number
  /** Device time at which a wait was last cut short, ms. */
  cutAt: number
  /** Cursor of the next page; opaque, empty at first. */
  cursor: string
  /** Pages go to `incoming`: a snapshot is being pulled. */
  isSnapshot: boolean
  /** Highest revision of a row this device ever received. */
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
  failedAt: 0,
  notBefore: 0,
  cutAt: 0,
  cursor: '',
  isSnapshot: false,
  seen: 0,
  clearedBefore: 0,
}
