/** Times and dates in the words and digits of the interface language. */
import { numberingSystemOf } from '#core/scripture/text/digits'

/** "07:42" */
export const formatClock = (at: number, locale: string): string => format(at, locale, { timeStyle: 'short' })

/** "21.11.2026" */
export const formatDay = (at: number, locale: string): string => format(at, locale, { dateStyle: 'medium' })

/** "Samstag, 21. November 2026" */
export const formatLongDay = (at: number, locale: string): string => format(at, locale, { dateStyle: 'full' })

/** "heute, 07:42" or "21.11.2026, 07:42" */
export function formatWhen(at: number, locale: string, today: string): string {
  if (!isToday(at)) return format(at, locale, { dateStyle: 'medium', timeStyle: 'short' })
  const comma = /^(ar|fa)/.test(locale) ? '،' : ','
  return `${today}${comma} ${formatClock(at, locale)}`
}

/** Whether an instant is today, in the device's time zone. */
export const isToday = (at: number): boolean => localDay(at) === localDay(Date.now())

/** The day of an instant in the device's time zone, YYYY-MM-DD. */
export function localDay(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function format(at: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, {
    numberingSystem: numberingSystemOf(locale),
    calendar: 'gregory',
    ...options,
  }).format(at)
}

/** A length: "1:35", with hours "1:02:35". */
export function formatLength(seconds: number, locale: string): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const [hours = 0] = parts
  const shown = hours > 0 ? parts : parts.slice(1)
  const written = shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
  return digitsIn(written.join(':'), locale)
}

function digitsIn(text: string, locale: string): string {
  const numbers = new Intl.NumberFormat(locale, {
    numberingSystem: numberingSystemOf(locale),
    useGrouping: false,
  })
  return text.replace(/\d/g, (digit) => numbers.format(Number(digit)))
}
