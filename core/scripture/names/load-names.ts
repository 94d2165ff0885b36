/** Loads the book names of an interface language; every language is a separate file of the bundle. */
import type { Locale } from '../../contract/locales'
import { bookNames } from '../../languages/book-names'
import { type NamePack, namePack } from './name-pack'

const loaded = new Map<Locale, Promise<NamePack>>()

/** Names, signs and words of a language; rejects only when the file itself cannot be loaded. */
export function loadNames(locale: Locale): Promise<NamePack> {
  const known = loaded.get(locale) ?? read(locale)
  loaded.set(locale, known)
  known.catch(() => loaded.delete(locale))
  return known
}

async function read(locale: Locale): Promise<NamePack> {
  return namePack(locale, (await bookNames[locale]()).bookNames)
}
