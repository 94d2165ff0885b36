/** Reads what hears people in danger, in the reader's languages, once: the service worker then keeps it for a day without a network. */
import { prepareCare } from '#core/care/bundled-care'
import { isLocale, type Locale } from '#core/contract/locales'
import { bundledFinder } from '#core/finder/bundled-finder'
import { languageOf } from '#core/words/language'
import type { Database } from '#db/database'

/** With the table of entries, which the page reads later. Throws network. */
export async function keepLanguages(database: Database, interfaceLocale: Locale | ''): Promise<void> {
  const rows = await database.editions.filter(({ isInstalled }) => isInstalled).toArray()
  const languages = [interfaceLocale, ...rows.map(({ summary }) => languageOf(summary.locale))]
  const wanted = [...new Set(languages.filter(isLocale))]
  await Promise.all([bundledFinder.entries(), ...wanted.map(prepareCare)])
}
