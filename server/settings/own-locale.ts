/**
 * Callers of the server have no language of their own: texts about an edition are
 * written in the edition's language.
 */
import { fallbackLocale, type Locale, locales } from '#core/contract/locales'
import { nameLocale } from '#core/scripture/reading/name-locale'

/** The language in which the places of an edition are written. */
export function ownLocale(editionLocale: string): Locale {
  const locale = nameLocale(editionLocale, fallbackLocale)
  return locales.find((one) => one === locale) ?? fallbackLocale
}
