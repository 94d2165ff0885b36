/** Texts of places that come later, apart from the first load: a group is loaded with its place, then again with any other language. */
import { fallbackLocale } from '#core/contract/locales'
import { beforeLanguageChange, i18n, type Messages } from './language'

const searchTexts = import.meta.glob<Messages>('../../core/languages/*/search.json', { import: 'default' })

/** Makes the texts of the search ready, in this language and in any later one. */
export async function addSearchTexts(): Promise<void> {
  beforeLanguageChange.add(addTo)
  await addTo(i18n.language)
}

const textsIn = (locale: string) => searchTexts[`../../core/languages/${locale}/search.json`]?.()

async function addTo(locale: string): Promise<void> {
  // Without network a language outside the precache may be missing; the fallback is always here.
  const messages = await textsIn(locale)?.catch(() => textsIn(fallbackLocale))
  if (messages) i18n.addResourceBundle(locale, 'search', messages)
}
