/** The check of the cursor (SYNC 3.8): another tab may have continued meanwhile. */
import type { SyncFacts } from '../sync-facts'

/** Whether the cursor a page was requested with is still the current one. */
export function isCurrentPage(facts: SyncFacts, asked: string): boolean {
  return facts.cursor === asked
}
