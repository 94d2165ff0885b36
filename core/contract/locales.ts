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

/** The script of any BCP 47 language (ISO 15924); Latin for a language nobody knows. */
export function scriptOf(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().script ?? 'Latn'
  } catch {
    return 'Latn'
  }
}

const rightToLeft = /^(?:Adlm|Arab|Aran|Armi|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/

/** Writing direction of any BCP 47 language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(scriptOf(locale)) ? 'rtl' : 'ltr'
}
