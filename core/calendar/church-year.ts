/** Seasons of the church year in the West, by calendar day. Pure. */
import { addDays, asDay, type Day, daysBetween, weekdayOf } from './day'

export const seasons = [
  'advent',
  'christmas',
  'newYear',
  'lent',
  'holyWeek',
  'easter',
  'ascension',
  'pentecost',
  'harvest',
] as const
export type Season = (typeof seasons)[number]

/** Easter Sunday of a year of the present calendar (the rule of 1582, in the form of Butcher's Almanac). */
export function easterOf(year: number): Day {
  const golden = year % 19
  const [century, yearIn] = [Math.floor(year / 100), year % 100]
  const [leaps, rest] = [Math.floor(century / 4), century % 4]
  const moon = century - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + moon - leaps + 15) % 30
  const toSunday = (32 + 2 * rest + 2 * Math.floor(yearIn / 4) - epact - (yearIn % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return asDay(year, month, day)
}

/** The season of a day; undefined in the time between. */
export function seasonOf(day: Day): Season | undefined {
  const year = Number(day.slice(0, 4))
  const fromEaster = daysBetween(easterOf(year), day)
  const christmas = asDay(year, 12, 25)
  // The fourth Sunday of Advent is the last one before Christmas.
  const advent = addDays(christmas, -(weekdayOf(christmas) + 21))
  const date = day.slice(5)
  if (date >= '12-24' && date <= '12-29') return 'christmas'
  if (date >= '12-30' || date <= '01-03') return 'newYear'
  if (daysBetween(advent, day) >= 0) return 'advent'
  if (date >= '09-20' && date <= '10-10') return 'harvest'
  if (fromEaster >= -46 && fromEaster < -7) return 'lent'
  if (fromEaster >= -7 && fromEaster < 0) return 'holyWeek'
  if (fromEaster >= 0 && fromEaster < 21) return 'easter'
  if (fromEaster >= 36 && fromEaster < 43) return 'ascension'
  return fromEaster >= 47 && fromEaster < 57 ? 'pentecost' : undefined
}
