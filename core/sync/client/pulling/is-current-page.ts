/** The guard of the cursor (SYNC 3.8): another tab may have gone on meanwhile. */
import type { SyncFacts } from '../sync-facts'

/** Whether the cursor a page was asked with is still the one to go on from. */
export function isCurrentPage(facts: SyncFacts, asked: string): boolean {
  return facts.cursor === asked
}
