/**
 * Reads and indexes the entries' names ahead: the service worker keeps them for a day without a network, and the first
 * letters typed find them ready.
 */
import { isLocale, type Locale } from '#core/contract/locales'
import { bundledFinder } from '#core/finder/bundled-finder'
import { languageOf } from '#core/words/language'
import type { Database } from '#db/database'

/** Lets what the page asks for come first. */
async function breathe(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

/** `languages`: first parts of BCP 47 tags. */
export async function prepareTyping(locale: Locale, languages: readonly string[]): Promise<void> {
  await bundledFinder.prepareTyping(locale, languages.filter(isLocale), breathe)
}

/** In the languages of the interface and of the editions on this device. */
export async function prepareForReader(database: Database, locale: Locale): Promise<void> {
  const rows = await database.editions.filter(({ isInstalled }) => isInstalled).toArray()
  await prepareTyping(
    locale,
    rows.map(({ summary }) => languageOf(summary.locale)),
  )
}
