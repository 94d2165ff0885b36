/** Reads what search and assistant need of the reader's languages once, so that the service worker keeps it for a day without a network. */
import { prepareCare } from '#core/care/bundled-care'
import { isLocale, type Locale } from '#core/contract/locales'
import { bundledFinder } from '#core/finder/bundled-finder'
import { languageOf } from '#core/search/text/language'
import type { Database } from '#db/database'

/** Throws network. */
export async function keepLanguages(database: Database, interfaceLocale: Locale | ''): Promise<void> {
  const rows = await database.editions.filter(({ isInstalled }) => isInstalled).toArray()
  const languages = [interfaceLocale, ...rows.map(({ summary }) => languageOf(summary.locale))]
  const wanted = [...new Set(languages.filter(isLocale))]
  const names = wanted.map((locale) => bundledFinder.names(locale))
  await Promise.all([bundledFinder.entries(), ...names, ...wanted.map(prepareCare)])
}
