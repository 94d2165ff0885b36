/** Small data of a person on this device: options, facts, recent passages and searches. */
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import type { RecentRow, RecentSearchRow } from '#db/rows'

/**
 * Stores a passage as the newest recent one and deletes the oldest beyond the limit. A chapter appears once,
 * with the verse and the columns read last.
 */
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
    const newestFirst = await recents.orderBy('at').reverse().toArray()
    const kept = new Map<string, string>()
    for (const row of newestFirst)
      if (kept.size < limits.recentPassages && !kept.has(placeOf(row))) kept.set(placeOf(row), row.path)
    const paths = new Set(kept.values())
    await recents.bulkDelete(newestFirst.flatMap((row) => (paths.has(row.path) ? [] : [row.path])))
  })
}

/** The title is the chapter's, in the language of the first translation. */
const placeOf = ({ title, abbreviations }: RecentRow) => `${abbreviations[0]} ${title}`

/** Stores a search as the newest recent one and deletes the oldest beyond the limit. */
export async function rememberSearch(database: Database, row: RecentSearchRow): Promise<void> {
  const { recentSearches } = database
  await database.transaction('rw', recentSearches, async () => {
    await recentSearches.put(row)
    const old = await recentSearches.orderBy('at').reverse().offset(limits.recentSearches).primaryKeys()
    await recentSearches.bulkDelete(old)
  })
}
