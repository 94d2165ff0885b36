/** Interface languages (spec 2 §6; FEATURES LANG-01). */
export const locales = ['de', 'en', 'es', 'fr', 'pt', 'it', 'ar', 'fa', 'he'] as const
export type Locale = (typeof locales)[number]

/** Locale of a person whose language is unknown or not offered by the server. */
export const defaultLocale: Locale = 'de'
/** Locale whose messages replace missing ones. */
export const fallbackLocale: Locale = 'en'

/** True for an interface language. */
export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value)
}

/**
 * The number of a language in profiles and `/api/lang/gui`: 1 = German, in the order of `locales` (spec 1 §3,
 * default 1).
 */
export function languageNumberOf(locale: Locale): number {
  return locales.indexOf(locale) + 1
}

/** The language of a number; undefined for an unknown number. */
export function localeOfNumber(language: number): Locale | undefined {
  return locales[language - 1]
}

/** Writing direction of any BCP 47 language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|hbo|ur|syr|arc|yi|ps|ckb|sd|ug|dv)\b/i.test(locale) ? 'rtl' : 'ltr'
}
