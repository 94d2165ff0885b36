/** The separators and book names that an edition takes from its language. */
import type { Separators } from '#core/contract/editions/edition'
import type { BookNames } from '#core/contract/editions/names'
import { fallbackLocale, isLocale } from '#core/contract/locales'
import { editionNames } from '#core/scripture/names/edition-names'
import { loadNames } from '#core/scripture/names/load-names'

/**
 * Separators and names: the product's for a supported language, else the names of the files with the
 * fallback's separators.
 */
export async function languageOf({
  locale,
  books,
}: {
  locale: string
  books: readonly { number: number; name: string }[]
}): Promise<{ separators: Separators; names: BookNames }> {
  const language = locale.split('-')[0] ?? ''
  const { separators } = await loadNames(isLocale(language) ? language : fallbackLocale)
  return { separators, names: await editionNames({ locale, bookList: books }) }
}
