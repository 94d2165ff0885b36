/**
 * Numbers of a text in the digits in which its language is printed; fixed systems, so
 * that server and browser agree.
 */
const systems: Readonly<Record<string, string>> = {
  ar: 'arab',
  fa: 'arabext',
  my: 'mymr',
  hi: 'deva',
  bn: 'beng',
}
const formats = new Map<string, Intl.NumberFormat>()

/** The digits in which a language (BCP 47) is printed: a numbering system of `Intl`. */
export function numberingSystemOf(locale: string): string {
  return systems[locale.split('-')[0] ?? locale] ?? 'latn'
}

/** `value` without grouping in the digits of `locale` (BCP 47). */
export function digitsOf(value: number, locale: string): string {
  const language = locale.split('-')[0] ?? locale
  if (!(language in systems)) return String(value)
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat('en', { useGrouping: false, numberingSystem: numberingSystemOf(language) })
    formats.set(language, format)
  }
  return format.format(value)
}

/** The separator of two items on a line: beside Arabic digits a dot would look like a zero. */
export function dotOf(locale: string): string {
  return numberingSystemOf(locale).startsWith('arab') ? ' | ' : ' · '
}

/** The separator of list members. */
export function commaOf(locale: string): string {
  return /^(ar|fa|ur)\b/.test(locale) ? '، ' : ', '
}

/** The sign inside a range that is shown or copied; addresses and what people type have a hyphen. */
export const rangeSign = '–'

/**
 * Arabic digits run from left to right together with a colon or hyphen between them, so that 3:13-17 would be
 * read as 13:3-17: direction marks around the sign (U+200F) make its parts follow each other like words.
 */
export function signBetweenNumbers(sign: string, locale: string): string {
  return numberingSystemOf(locale) === 'arab' ? `\u200F${sign}\u200F` : sign
}
