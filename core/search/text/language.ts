/** The language a locale is searched in. */

/** The first part of a BCP 47 tag: words are folded, cut and stemmed by it, and models of meanings are kept under it. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}
