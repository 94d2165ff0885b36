/** Texts of places that come later, apart from the first load: a group is loaded with its place, then again with any other language. */
import { beforeLanguageChange, i18n, type Messages } from './language'

const searchTexts = import.meta.glob<Messages>('../../core/languages/*/search.json', { import: 'default' })

/** Makes the texts of the search ready, in this language and in any later one. */
export async function addSearchTexts(): Promise<void> {
  beforeLanguageChange.add(addTo)
  await addTo(i18n.language)
}

async function addTo(locale: string): Promise<void> {
  const messages = await searchTexts[`../../core/languages/${locale}/search.json`]?.()
  if (messages) i18n.addResourceBundle(locale, 'search', messages)
}
