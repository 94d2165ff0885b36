/** The names of an edition's books. */
import type { Manifest } from '../../contract/editions/edition'
import type { BookNames } from '../../contract/editions/names'
import { isLocale } from '../../contract/locales'
import { loadNames } from './load-names'

/** The product's names for a language it has, else those of the edition. */
export async function editionNames({
  locale,
  bookList,
}: {
  locale: Manifest['locale']
  bookList: readonly Pick<Manifest['bookList'][number], 'number' | 'name'>[]
}): Promise<BookNames> {
  const language = locale.split('-')[0] ?? ''
  if (isLocale(language)) return (await loadNames(language)).names
  const names: BookNames = {}
  for (const { number, name } of bookList) {
    names[number] = { number, abbr: name, name, chapter: name, pattern: '', names: [] }
  }
  return names
}
