/** Recent searches of this device, newest first, each once. */
import { useLiveQuery } from 'dexie-react-hooks'
import * as limits from '#core/limits'
import type { RecentSearchRow } from '#db/rows'
import { database } from '../../platform/local/database'

/** Undefined until the database has answered. */
export function useRecentSearches(): readonly RecentSearchRow[] | undefined {
  return useLiveQuery(async () => {
    const rows = await database.recentSearches.orderBy('at').reverse().limit(limits.recentSearches).toArray()
    return rows.filter((row, index) => rows.findIndex(({ words }) => words === row.words) === index)
  }, [])
}
