/**
 * The means to understand input on this device: its known editions, and the names shipped with the app, so it
 * works offline.
 */
import { isLocale } from '#core/contract/locales'
import { loadNames } from '#core/scripture/names/load-names'
import type { PageSource } from '#core/scripture/reading/page-source'
import type { InputSource } from '#core/scripture/suggestions/read-input'
import type { Database } from '#db/database'

/** `pages` reads the local database. */
export function inputSource(database: Database, { edition }: Pick<PageSource, 'edition'>): InputSource {
  return {
    edition,
    names: async (locale) => (isLocale(locale) ? await loadNames(locale) : undefined),
    abbreviations: () => database.editions.toCollection().primaryKeys(),
  }
}
