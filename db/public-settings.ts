/**
 * Settings of the operator for all visitors, stored as the fact `public-settings`. The worker parses and
 * writes them.
 */
import type { PublicSettings } from '#core/contract/public-settings'
import type { Database } from './database'

/** Key in `facts`. */
export const publicSettingsFact = 'public-settings'

/** The settings as the server last sent them; undefined before the first answer. */
export async function storedPublicSettings(database: Database): Promise<PublicSettings | undefined> {
  const value = (await database.facts.get(publicSettingsFact))?.value
  return typeof value === 'object' && 'links' in value ? value : undefined
}
