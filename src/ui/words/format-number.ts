import { numberingSystemOf } from '#core/scripture/text/digits'

/** Kept: one takes the browser far longer to make than to use. */
const formats = new Map<string, Intl.NumberFormat>()

/** A number in the digits of the interface language. Inside texts this is done for every number (platform/language/message-numbers). */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { numberingSystem: numberingSystemOf(locale), ...options })
    formats.set(key, format)
  }
  return format.format(value)
}

/** A number that is a name (a year, a line of a file): without grouping. */
export const formatLabel = (value: number, locale: string): string =>
  formatNumber(value, locale, { useGrouping: false })
