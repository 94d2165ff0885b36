import { afterEach, describe, expect, it } from 'vitest'
import { dailyShare } from '../../tests/support/long-series'
import { dayMs, hourMs } from '../time'
import { addDays, type Day, dayAt, daysBetween, endOfDay, isDay, noonOf, startOfDay, weekdayOf } from './day'

/** Far east and west of the date line, half hours, a quarter, half-hour summer time, midnights that a change skips, a day that is missing. */
const zones = [
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'America/Los_Angeles',
  'America/Santiago',
  'Europe/Berlin',
  'Pacific/Chatham',
  'Asia/Beirut',
  'Australia/Lord_Howe',
] as const

/** Instants around everything at which days go wrong: both changes of the clocks on each half of the earth, leap day, year's end. */
const around: readonly Day[] = [
  '2011-12-29',
  '2011-12-31',
  '2024-02-28',
  '2024-02-29',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2026-12-31',
  '2027-02-28',
  '2027-03-28',
  '2100-02-28',
]

const home = process.env['TZ']
afterEach(() => {
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
})

/** The same date by another way: the Swedish notation is YYYY-MM-DD. */
const wallDate = (instant: number, timeZone: string) =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone })

function instantsAround(day: Day): number[] {
  const start = Date.parse(`${day}T00:00:00Z`) - 30 * hourMs
  return Array.from({ length: 60 * 2 }, (_, index) => start + index * (hourMs / 2))
}

describe('days', () => {
  it.each(dailyShare(zones, 4))('are those on the wall in %s', (zone) => {
    const wrong = around
      .flatMap(instantsAround)
      .filter((instant) => dayAt(instant, zone) !== wallDate(instant, zone))
    expect(wrong).toEqual([])
  })

  it.each(dailyShare(zones, 4))(
    'are those on the wall of a device in %s, and end when the next one begins',
    (zone) => {
      process.env['TZ'] = zone
      // Without this the test would pass in the zone of the machine.
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      const wrong = around.flatMap(instantsAround).filter((instant) => {
        const end = endOfDay(instant)
        const isEnd = end > instant && dayAt(end) > dayAt(instant) && dayAt(end - 1) === dayAt(instant)
        return dayAt(instant) !== wallDate(instant, zone) || !isEnd
      })
      expect(wrong.map((instant) => new Date(instant).toISOString())).toEqual([])
    },
  )

  it('follow each other without a gap through the clock changes of every zone', () => {
    for (const zone of zones) {
      process.env['TZ'] = zone
      for (const day of around)
        for (let step = -3; step < 3; step += 1) {
          const one = addDays(day, step)
          expect(daysBetween(one, addDays(one, 1))).toBe(1)
          expect([zone, dayAt(noonOf(one).getTime())]).toEqual([
            zone,
            isMissing(zone, one) ? '2011-12-31' : one,
          ])
        }
    }
  })

  it('begin at an instant of their zone', () => {
    expect(new Date(startOfDay('2026-11-28', 'Pacific/Auckland')).toISOString()).toBe(
      '2026-11-27T11:00:00.000Z',
    )
    expect(new Date(startOfDay('2026-03-29', 'Europe/Berlin')).toISOString()).toBe('2026-03-28T23:00:00.000Z')
    for (const zone of zones)
      for (const day of around) {
        const start = startOfDay(day, zone)
        expect([zone, dayAt(start, zone) >= day, dayAt(start - 60_000, zone) < day]).toEqual([
          zone,
          true,
          true,
        ])
      }
  })

  it('count weekdays from Monday', () => {
    expect(weekdayOf('2026-11-27')).toBe(5)
    expect(weekdayOf('1969-12-28')).toBe(7)
    expect([0, 1, 2, 3, 4, 5, 6].map((days) => weekdayOf(addDays('1900-01-01', days)))).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
  })

  it('are added as days of the calendar', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2000-01-01', -1)).toBe('1999-12-31')
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01')
  })

  it('are known from what looks like one', () => {
    expect(['2024-02-29', '0001-01-01', '9999-12-31'].filter((text) => !isDay(text))).toEqual([])
    const wrong = [
      '',
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '0000-01-01',
      '2026-1-1',
      '2026-11-31',
      '26-11-01',
    ]
    expect([...wrong, ' 2026-11-27', '2026-11-27T00:00Z', '１２３４-01-01'].filter(isDay)).toEqual([])
  })

  it('take no more than a day per day', () => {
    expect(endOfDay(Date.now()) - Date.now()).toBeLessThanOrEqual(dayMs + hourMs)
  })
})

/** Samoa went over the date line: it had no 30 December 2011. */
function isMissing(zone: string, day: Day): boolean {
  return zone === 'Pacific/Apia' && day === '2011-12-30'
}
