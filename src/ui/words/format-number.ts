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

/** A share in percent: none of it is 0, all of it 100, and nothing else is called so. */
export function formatShare(part: number, whole: number, locale: string): string {
  const share = whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0
  const told = share === 0 || share === 1 ? share : Math.min(0.99, Math.max(0.01, share))
  return formatNumber(told, locale, { style: 'percent' })
}

/** A number used as a name (a year, a line of a file): without grouping. */
export const formatLabel = (value: number, locale: string): string =>
  formatNumber(value, locale, { useGrouping: false })
