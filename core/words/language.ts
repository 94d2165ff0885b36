/** The language of a locale, for searching. */

/**
 * The first part of a BCP 47 tag: words are folded, split and stemmed by it, and models are stored under it.
 */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}
