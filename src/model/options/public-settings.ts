/** The settings that the operator of this server makes public, live from the local database. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { PublicSettings } from '#core/contract/public-settings'
import { storedPublicSettings } from '#db/public-settings'
import { database } from '../../platform/local/database'

/** Undefined until the server has answered for the first time. */
export function usePublicSettings(): PublicSettings | undefined {
  return useLiveQuery(() => storedPublicSettings(database), [])
}
