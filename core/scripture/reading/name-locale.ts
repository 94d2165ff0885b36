/** The language of the book names for an edition. */
import { isLocale } from '../../contract/locales'

/** The edition's own language if there is a pack of names, else the interface's. */
export function nameLocale(editionLocale: string, interfaceLocale: string): string {
  const language = languageOf(editionLocale)
  return isLocale(language) ? language : interfaceLocale
}

/** The language of a BCP 47 tag. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? ''
}
