/** Whoever asks the server has no language of their own: what it writes of an edition is in the edition's. */
import { fallbackLocale, type Locale, locales } from '#core/contract/locales'
import { nameLocale } from '#core/scripture/reading/name-locale'

/** The language the places of an edition are written in. */
export function ownLocale(editionLocale: string): Locale {
  const locale = nameLocale(editionLocale, fallbackLocale)
  return locales.find((one) => one === locale) ?? fallbackLocale
}
