/**
 * Calendar days. A day is a date on a wall calendar, never an instant: an hour that a time zone skips or repeats cannot
 * move it. Pure; the zone of an instant is that of the device unless another is named.
 */
import * as z from 'zod/mini'
import { dayMs } from '../time'

const minuteMs = 60_000

/** `YYYY-MM-DD` of the present calendar, which is used for all years from 1 to 9999. */
export type Day = `${number}-${number}-${number}`

export const daySchema = z
  .templateLiteral([z.number(), '-', z.number(), '-', z.number()])
  .check(z.refine(isDay))

/** Monday is 1, Sunday 7 (ISO 8601). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** True for a day that exists. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false
  const at = Date.parse(`${text}T00:00:00Z`)
  // Some engines take 30 February for 1 or 2 March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The day a number of days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return dayOfNumber(numberOf(day) + days)
}

/** Days from one day to another; negative if the second is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from)
}

export function weekdayOf(day: Day): Weekday {
  // 1970-01-01 was a Thursday.
  return weekdays[(((numberOf(day) + 3) % 7) + 7) % 7] ?? 1
}

/** Days since 1970-01-01. */
export function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

/** The day on the wall at an instant in ms. `timeZone`: an IANA name; throws a RangeError for an unknown one. */
export function dayAt(instant: number, timeZone?: string): Day {
  if (timeZone === undefined) {
    const date = new Date(instant)
    return asDay(date.getFullYear(), date.getMonth() + 1, date.getDate())
  }
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  return asDay(parts.get('year') ?? 0, parts.get('month') ?? 0, parts.get('day') ?? 0)
}

/** The instant at which the device's present day ends, ms; where midnight is skipped, the first instant after it. */
export function endOfDay(instant: number): number {
  const date = new Date(instant)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime()
}

/** The instant at which a day begins in a zone, ms, to the minute; where midnight is skipped, the first instant after it. */
export function startOfDay(day: Day, timeZone: string): number {
  const middle = Date.parse(`${day}T00:00:00Z`)
  let [before, after] = [middle - dayMs, middle + dayMs]
  while (after - before > minuteMs) {
    const between = before + Math.floor((after - before) / (2 * minuteMs)) * minuteMs
    if (dayAt(between, timeZone) < day) before = between
    else after = between
  }
  return after
}

/** Noon of a day in the device's zone: what formatters of dates are given. */
export function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const noon = new Date(2000, month - 1, date, 12)
  noon.setFullYear(year, month - 1, date)
  return noon
}

function dayOfNumber(number: number): Day {
  const date = new Date(number * dayMs)
  return asDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** The numbers are those of a day that exists. */
export function asDay(year: number, month: number, day: number): Day {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as Day
}
