/**
 * What is needed to understand input on this device: its known editions, and the names shipped with the app,
 * so it works offline.
 */
import { isLocale } from '#core/contract/locales'
import { loadNames } from '#core/scripture/names/load-names'
import type { InputSource } from '#core/scripture/suggestions/read-input'
import type { Database } from '#db/database'
import { databaseSource } from '#db/page-source'

/**
 * Reads the local database; editions stay in memory until they change. `standardLocale` decides what STANDARD
 * means.
 */
export function inputSource(database: Database, standardLocale: () => string): InputSource {
  const { edition } = databaseSource(database, standardLocale)
  return {
    edition,
    names: async (locale) => (isLocale(locale) ? await loadNames(locale) : undefined),
    abbreviations: () => database.editions.toCollection().primaryKeys(),
  }
}
