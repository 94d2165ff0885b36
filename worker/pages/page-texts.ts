/** Keeps help and articles on this device, so that they are read without network. */
import type { Locale } from '#core/contract/locales'
import type { Database } from '#db/database'
import { callApi } from '../http'

/** Asks for the texts in a language and stores them; what is stored stays where there is no answer. Throws network ... */
export async function refreshPageTexts(database: Database, locale: Locale): Promise<void> {
  const { data } = await callApi('pages', { locale }, {})
  const stored = await database.pageTexts.get(locale)
  // Written only when they are others: whoever looks at them would draw them again.
  if (JSON.stringify(stored?.texts) !== JSON.stringify(data))
    await database.pageTexts.put({ locale, texts: data })
}
