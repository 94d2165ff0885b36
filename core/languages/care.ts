/** The learnt words of core/care by language; each is a file of its own in the bundle. */
import type { Locale } from '../contract/locales'

export const careFiles = {
  de: () => import('./de/care/learnt.json'),
  en: () => import('./en/care/learnt.json'),
  es: () => import('./es/care/learnt.json'),
  fr: () => import('./fr/care/learnt.json'),
  pt: () => import('./pt/care/learnt.json'),
  it: () => import('./it/care/learnt.json'),
  ar: () => import('./ar/care/learnt.json'),
  fa: () => import('./fa/care/learnt.json'),
  he: () => import('./he/care/learnt.json'),
} satisfies Record<Locale, () => Promise<unknown>>
