/** Small things a person decided or did on this device: options, facts, recent passages and searches. */
import * as limits from '#core/limits'
import type { Database } from '#db/database'
import type { RecentRow, RecentSearchRow } from '#db/rows'

/**
 * Keeps a passage as the newest of the recent ones; the oldest beyond the limit go. A chapter stands there once, at the verse and in the columns
 * it was read in last.
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

/** The title is that of the chapter, in the language of the first translation. */
const placeOf = ({ title, abbreviations }: RecentRow) => `${abbreviations[0]} ${title}`

/** Keeps words searched for as the newest of the recent searches; the oldest beyond the limit go. */
export async function rememberSearch(database: Database, row: RecentSearchRow): Promise<void> {
  const { recentSearches } = database
  await database.transaction('rw', recentSearches, async () => {
    await recentSearches.put(row)
    const old = await recentSearches.orderBy('at').reverse().offset(limits.recentSearches).primaryKeys()
    await recentSearches.bulkDelete(old)
  })
}
