/** A day in words. */
import { type Day, noonOf } from '#core/calendar/day'
import { numberingSystemOf } from '#core/scripture/text/digits'

/** "Freitag, 27. November 2026". */
export function longDay(day: Day, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: numberingSystemOf(locale),
    dateStyle: 'full',
  }).format(noonOf(day))
}
