/** A readable date and time, in the interface language and its digits. */
import { numberingSystemOf } from '#core/scripture/text/digits'

/** "21.11.2026, 07:42"; today only the time. `at`: ms since 1970. */
export function formatInstant(at: number, locale: string, now: number = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const)
  const numberingSystem = numberingSystemOf(locale)
  return new Intl.DateTimeFormat(locale, { ...day, timeStyle: 'short', numberingSystem }).format(at)
}
