/** What an edition gets from its language: separators and the names of its books. */
import type { Separators } from '#core/contract/edition'
import { fallbackLocale, isLocale } from '#core/contract/locales'
import type { BookNames } from '#core/contract/names'
import { loadNames } from '#core/scripture/names/load-names'

/** Separators and names: the product's for a language it speaks, else those of the files with the fallback's separators. */
export async function languageOf({
  locale,
  books,
}: {
  locale: string
  books: readonly { number: number; name: string }[]
}): Promise<{ separators: Separators; names: BookNames }> {
  const language = locale.split('-')[0] ?? ''
  if (isLocale(language)) return await loadNames(language)
  const names: BookNames = {}
  for (const { number, name } of books) {
    names[number] = { number, abbr: name, name, chapter: name, pattern: '', names: [] }
  }
  return { separators: (await loadNames(fallbackLocale)).separators, names }
}
