/** What the operator of this server has set for everybody, live from the local database. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { PublicSettings } from '#core/contract/public-settings'
import { storedPublicSettings } from '#db/public-settings'
import { database } from '../../platform/local/database'

/** Undefined until the server was asked for the first time. */
export function usePublicSettings(): PublicSettings | undefined {
  return useLiveQuery(() => storedPublicSettings(database), [])
}
