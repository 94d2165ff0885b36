/** What inputs are read with on this device: the editions it knows, and the names that came with the app, so without network. */
import { isLocale } from '#core/contract/locales'
import { loadNames } from '#core/scripture/names/load-names'
import type { InputSource } from '#core/scripture/suggestions/read-input'
import type { Database } from '#db/database'
import { databaseSource } from '#db/page-source'

/** Over the local database; editions stay in memory until they change. `standardLocale` decides what STANDARD is. */
export function inputSource(database: Database, standardLocale: () => string): InputSource {
  const { edition } = databaseSource(database, standardLocale)
  return {
    edition,
    names: async (locale) => (isLocale(locale) ? await loadNames(locale) : undefined),
    abbreviations: () => database.editions.toCollection().primaryKeys(),
  }
}
