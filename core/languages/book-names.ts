/** Names of the books in the languages of the interface; each is a file of its own in the bundle. */
import type { Locale } from '../contract/locales'
import type { BookNamesSource } from './language'

export const bookNames: Readonly<Record<Locale, () => Promise<{ bookNames: BookNamesSource }>>> = {
  de: () => import('./de/book-names'),
  en: () => import('./en/book-names'),
  es: () => import('./es/book-names'),
  fr: () => import('./fr/book-names'),
  pt: () => import('./pt/book-names'),
  it: () => import('./it/book-names'),
  ar: () => import('./ar/book-names'),
  fa: () => import('./fa/book-names'),
  he: () => import('./he/book-names'),
}
