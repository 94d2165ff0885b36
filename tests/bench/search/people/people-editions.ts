/** A whole edition of each language in which the finder is measured. */
import type { Locale } from '#core/contract/locales'

export const peopleEditions = {
  de: 'LUT12',
  en: 'BSB',
  es: 'RV1909',
  fr: 'LSG',
  pt: 'BLIVRE',
  it: 'DIO',
  ar: 'SVD',
  fa: 'OPV',
  he: 'HEBM',
} satisfies Record<Locale, string>
