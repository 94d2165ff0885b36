/**
 * Numbers of a text in the digits in which its language is printed; fixed systems, so
 * that server and browser agree.
 */
import { isLocale, scriptOf } from '../../contract/locales'
import { languageFacts } from '../../languages/facts'

/** Of texts in languages that the interface does not have. */
const further: Readonly<Record<string, string>> = { my: 'mymr', hi: 'deva', bn: 'beng' }
const formats = new Map<string, Intl.NumberFormat>()

/** The digits in which a language (BCP 47) is printed: a numbering system of `Intl`. */
export function numberingSystemOf(locale: string): string {
  const language = locale.split('-')[0] ?? locale
  return isLocale(language) ? languageFacts[language].digits : (further[language] ?? 'latn')
}

/** `value` without grouping in the digits of `locale` (BCP 47). */
export function digitsOf(value: number, locale: string): string {
  const numberingSystem = numberingSystemOf(locale)
  if (numberingSystem === 'latn') return String(value)
  let format = formats.get(numberingSystem)
  if (!format) {
    format = new Intl.NumberFormat('en', { useGrouping: false, numberingSystem })
    formats.set(numberingSystem, format)
  }
  return format.format(value)
}

/** The separator of two items on a line: beside Arabic digits a dot would look like a zero. */
export function dotOf(locale: string): string {
  return numberingSystemOf(locale).startsWith('arab') ? ' | ' : ' · '
}

/** The separator of list members. */
export function commaOf(locale: string): string {
  return scriptOf(locale) === 'Arab' ? '، ' : ', '
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
