/** The languages a person reads, as far as the browser tells; the language of the interface first. */

/** Codes without a region, each once. */
export function readerLanguages(locale: string): string[] {
  return [...new Set([locale, ...navigator.languages].map((language) => language.split('-')[0] ?? language))]
}
