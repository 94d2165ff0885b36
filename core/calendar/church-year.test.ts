import { describe, expect, it } from 'vitest'
import { easterOf, seasonOf } from './church-year'
import type { Day } from './day'

describe('Easter', () => {
  it.each([
    [1583, '1583-04-10'],
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2100, '2100-03-28'],
  ])('of %i is %s', (year, day) => expect(easterOf(year)).toBe(day))
})

describe('the season', () => {
  it.each<[Day, ReturnType<typeof seasonOf>]>([
    ['2026-11-28', undefined],
    ['2026-11-29', 'advent'],
    ['2026-12-23', 'advent'],
    ['2026-12-24', 'christmas'],
    ['2026-12-31', 'newYear'],
    ['2026-01-01', 'newYear'],
    ['2026-01-20', undefined],
    ['2026-02-17', undefined],
    ['2026-02-18', 'lent'],
    ['2026-03-29', 'holyWeek'],
    ['2026-04-03', 'holyWeek'],
    ['2026-04-05', 'easter'],
    ['2026-05-14', 'ascension'],
    ['2026-05-24', 'pentecost'],
    ['2026-07-01', undefined],
    ['2026-10-04', 'harvest'],
    ['2022-11-27', 'advent'],
    ['2023-12-02', undefined],
    ['2023-12-03', 'advent'],
  ])('of %s is %s', (day, season) => expect(seasonOf(day)).toBe(season))
})
