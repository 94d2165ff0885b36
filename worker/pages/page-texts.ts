/** Stores help pages and articles on this device, so that they can be read offline. */
import type { Locale } from '#core/contract/locales'
import type { Database } from '#db/database'
import { callApi } from '../http'

/**
 * Fetches the pages in a language and stores them; without an answer the stored ones stay. Throws network ...
 */
export async function refreshPageTexts(database: Database, locale: Locale): Promise<void> {
  const { data } = await callApi('pages', { locale }, {})
  const stored = await database.pageTexts.get(locale)
  // Written only when they changed: every write redraws them on the screen.
  if (JSON.stringify(stored?.texts) !== JSON.stringify(data))
    await database.pageTexts.put({ locale, texts: data })
}
