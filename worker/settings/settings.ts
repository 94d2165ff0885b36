/** Small things a person decided or did on this device: options, facts, recent passages and searches. */
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import type { RecentSearchRow } from '#db/rows'

/** Keeps a passage as the newest of the recent ones; the oldest beyond the limit go. */
export async function rememberPassage(
  database: Database,
  path: string,
  title: string,
  abbreviations: readonly string[],
  now: number,
): Promise<void> {
  const { recents } = database
  await database.transaction('rw', recents, async () => {
    await recents.put({ path, title, abbreviations: [...abbreviations], at: now })
    const old = await recents.orderBy('at').reverse().offset(limits.recentPassages).primaryKeys()
    await recents.bulkDelete(old)
  })
}

/** Keeps words searched for as the newest of the recent searches; the oldest beyond the limit go. */
export async function rememberSearch(database: Database, row: RecentSearchRow): Promise<void> {
  const { recentSearches } = database
  await database.transaction('rw', recentSearches, async () => {
    await recentSearches.put(row)
    const old = await recentSearches.orderBy('at').reverse().offset(limits.recentSearches).primaryKeys()
    await recentSearches.bulkDelete(old)
  })
}
