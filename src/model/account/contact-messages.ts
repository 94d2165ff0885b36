/** Contact messages to the operator that have not been sent yet, live from the local database, oldest first. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { ContactMessageRow } from '#db/rows'
import { database } from '../../platform/local/database'

/** Empty until the database has answered. */
export function useWaitingMessages(): readonly ContactMessageRow[] {
  return useLiveQuery(() => database.letters.orderBy('at').toArray(), []) ?? []
}
