/** The check of every row (SYNC 3.8): answers and pages arrive late, twice and out of order. */
import type { SyncRow } from '../../../contract/members/things'

/** A row may only replace an older one. */
export function isNewer(row: SyncRow, stored: SyncRow | undefined): boolean {
  return !stored || row.rev > stored.rev
}
