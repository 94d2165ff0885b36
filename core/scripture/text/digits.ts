/** Numbers of a text in the digits its language is printed with; fixed systems, so that server and browser agree. */
const systems: Readonly<Record<string, string>> = {
  ar: 'arab',
  fa: 'arabext',
  my: 'mymr',
  hi: 'deva',
  bn: 'beng',
}
const formats = new Map<string, Intl.NumberFormat>()

/** The digits a language (BCP 47) is printed with: a numbering system of `Intl`. */
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
