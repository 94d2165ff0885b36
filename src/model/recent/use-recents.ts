/** Passages read recently on this device, newest first. */
import { useLiveQuery } from 'dexie-react-hooks'
import * as limits from '#core/limits'
import type { RecentRow } from '#db/rows'
import { database } from '../../platform/local/database'

/** Undefined until the database has answered. */
export function useRecents(): readonly RecentRow[] | undefined {
  return useLiveQuery(
    () => database.recents.orderBy('at').reverse().limit(limits.recentPassages).toArray(),
    [],
  )
}
