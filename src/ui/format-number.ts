/** A number in the digits of the interface language, for a sentence whose form does not depend on it. */
export const formatNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale).format(value)
