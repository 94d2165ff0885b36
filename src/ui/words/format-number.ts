import { numberingSystemOf } from '#core/scripture/text/digits'

/** Cached: making a format takes the browser far longer than using it. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number in the digits of the interface language. Messages do this for every number
 * (platform/language/message-numbers).
 */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { numberingSystem: numberingSystemOf(locale), ...options })
    formats.set(key, format)
  }
  return format.format(value)
}

/** A number used as a name (a year, a line of a file): without grouping. */
export const formatLabel = (value: number, locale: string): string =>
  formatNumber(value, locale, { useGrouping: false })
