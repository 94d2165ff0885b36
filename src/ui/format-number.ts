import { numberingSystemOf } from '#core/scripture/text/digits'

/** A number in the digits of the interface language. Inside texts this is done for every number (platform/message-numbers). */
export const formatNumber = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, { numberingSystem: numberingSystemOf(locale), ...options }).format(value)

/** A number that is a name (a year, a line of a file): without grouping. */
export const formatLabel = (value: number, locale: string): string =>
  formatNumber(value, locale, { useGrouping: false })
