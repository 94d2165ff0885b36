/** Words that people use for one another; each language is a file of its own in the bundle. */
import type { Locale } from '../contract/locales'

export const otherWords: Readonly<Record<Locale, () => Promise<{ otherWords: string }>>> = {
  de: () => import('./de/other-words'),
  en: () => import('./en/other-words'),
  es: () => import('./es/other-words'),
  fr: () => import('./fr/other-words'),
  pt: () => import('./pt/other-words'),
  it: () => import('./it/other-words'),
  ar: () => import('./ar/other-words'),
  fa: () => import('./fa/other-words'),
  he: () => import('./he/other-words'),
}
