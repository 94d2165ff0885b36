/** What the operator has set for everybody, as fact `public-settings`: written by the worker, parsed there. */
import type { PublicSettings } from '#core/contract/public-settings'
import type { Database } from './database'

/** Key in `facts`. */
export const publicSettingsFact = 'public-settings'

/** As the server said last; undefined until it was asked. */
export async function storedPublicSettings(database: Database): Promise<PublicSettings | undefined> {
  const value = (await database.facts.get(publicSettingsFact))?.value
  return typeof value === 'object' && 'links' in value ? value : undefined
}
