import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDay, planOf, started } from '../../../tests/support/content/sample-plans'
import { addDays, type Day, daysBetween, weekdayOf } from '../../calendar/day'
import type { PlanState } from '../../contract/members/plan-state'
import { ownPlan } from '../own/own-plans'
import { type CatchUpWay, catchUpWays, caughtUp, withWeekdays } from './catch-up'
import { dueSections } from './due'
import { isRead, isReadInOrder } from './marks'
import { pausedFrom, resumedOn } from './pauses'
import { plannedDays } from './planned-days'

const idsOf = (sections: readonly { id: number }[]) => sections.map(({ id }) => id)
const none: ReadonlySet<string> = new Set()

describe('the days of a plan', () => {
  it('are one for each section, from the first day on', () => {
    const plan = planOf(5)
    expect([...plannedDays(plan, started(plan, '2028-02-27'))]).toEqual([
      [1, '2028-02-27'],
      [2, '2028-02-28'],
      [3, '2028-02-29'],
      [4, '2028-03-01'],
      [5, '2028-03-02'],
    ])
  })

  it('are those that the member reads on', () => {
    const plan = planOf(4)
    // A Friday; the member reads on Mondays and Thursdays.
    const state = started(plan, '2026-11-27', { weekdays: [4, 1] })
    expect([...plannedDays(plan, state).values()]).toEqual([
      '2026-11-30',
      '2026-12-03',
      '2026-12-07',
      '2026-12-10',
    ])
  })

  it('hold several sections, or follow a section of several days', () => {
    const plan = planOf(5)
    const days = (perDay: number) => [...plannedDays(plan, started(plan, '2026-01-01', { perDay })).values()]
    expect(days(2)).toEqual(['2026-01-01', '2026-01-01', '2026-01-02', '2026-01-02', '2026-01-03'])
    expect(days(0.5)).toEqual(['2026-01-01', '2026-01-03', '2026-01-05', '2026-01-07', '2026-01-09'])
  })

  it('move on by the days of a pause, and are unknown while it has no end', () => {
    const plan = planOf(4)
    const state = started(plan, '2026-12-30')
    const paused = { ...state, pauses: [{ from: '2026-12-31', to: '2027-01-04' } as const] }
    expect([...plannedDays(plan, paused).values()]).toEqual([
      '2026-12-30',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
    ])
    const open = { ...state, pauses: [{ from: '2026-12-31' } as const] }
    expect([...plannedDays(plan, open)]).toEqual([[1, '2026-12-30']])
    expect(dueSections(plan, open, none, '2027-01-01')).toMatchObject({
      isPaused: true,
      today: [],
      missed: [],
    })
  })

  it('of pauses are said by the day they begin and end on', () => {
    const plan = planOf(3)
    const state = started(plan, '2026-11-01')
    const paused = { ...state, ...pausedFrom(state, '2026-11-02') }
    expect(resumedOn(paused, '2026-11-09').pauses).toEqual([{ from: '2026-11-02', to: '2026-11-08' }])
    expect(resumedOn(paused, '2026-11-02').pauses).toEqual([])
    const again = { ...state, ...resumedOn(paused, '2026-11-09') }
    expect([...plannedDays(plan, again).values()]).toEqual(['2026-11-01', '2026-11-09', '2026-11-10'])
    expect(pausedFrom(again, '2026-12-01').pauses).toHaveLength(2)
  })

  it('of a plan by date are its dates, from the start on', () => {
    const plan = ownPlan('mcheyne')
    const state = started(plan, '2026-11-27', { byDate: true })
    const days = plannedDays(plan, state)
    expect(days.get(331)).toBe('2026-11-27')
    expect(days.get(365)).toBe('2026-12-31')
    expect(days.get(1)).toBe('2027-01-01')
    expect(idsOf(dueSections(plan, state, none, '2027-03-01').today)).toEqual([60])
    // 29 February has no reading of its own.
    const leap = started(plan, '2028-01-01', { byDate: true })
    expect(idsOf(dueSections(plan, leap, none, '2028-02-29').today)).toEqual([])
  })

  it('of a plan by date begun in November come in the order of its days', () => {
    const plan = ownPlan('mcheyne')
    const state = started(plan, '2026-11-27', { byDate: true })
    const due = dueSections(plan, state, new Set(['331']), '2027-01-02')
    expect([due.lastDay, due.next?.id]).toEqual(['2027-11-26', 332])
    expect(idsOf(due.missed)).toEqual([...Array.from({ length: 34 }, (_, index) => 332 + index), 1])
    for (const way of ['spread', 'move'] as const) {
      const schedule = caughtUp(plan, state, new Set(['331']), { day: '2027-01-02', way })
      expect(schedule.sections).toBe('332-365,1-330')
      const after = dueSections(plan, { ...state, schedule }, new Set(['331']), '2027-01-02')
      expect(after.today[0]?.id).toBe(332)
      expect(after.lastDay).toBe(way === 'spread' ? '2027-11-26' : '2027-12-31')
    }
    expect([isReadInOrder(plan, state), isReadInOrder(plan, started(plan, '2027-01-01'))]).toEqual([
      false,
      true,
    ])
  })

  it('of the month come again, and nothing is missed', () => {
    const plan = ownPlan('proverbs-by-the-day')
    const state = started(plan, '2026-11-27')
    expect(idsOf(dueSections(plan, state, none, '2026-11-27').today)).toEqual([27])
    expect(dueSections(plan, state, new Set(['r202611-27']), '2026-11-27').today).toEqual([])
    expect(idsOf(dueSections(plan, state, new Set(['r202611-27']), '2026-12-27').today)).toEqual([27])
    expect(dueSections(plan, state, none, '2027-02-28')).toMatchObject({ missed: [], today: [{ id: 28 }] })
    expect(idsOf(dueSections(plan, state, none, '2026-11-26').today)).toEqual([])
  })
})

describe('what is due', () => {
  it('is what was planned and is not read', () => {
    const plan = planOf(10)
    const state = started(plan, '2026-11-20')
    const due = dueSections(plan, state, new Set(['1', '3']), '2026-11-24')
    expect([idsOf(due.missed), idsOf(due.today), due.next?.id, due.read, due.total]).toEqual([
      [2, 4],
      [5],
      2,
      2,
      10,
    ])
    expect(due.lastDay).toBe('2026-11-29')
    expect(dueSections(plan, state, none, '2026-11-19')).toMatchObject({ missed: [], today: [] })
    const ended = { ...state, schedule: { ...state.schedule, endedOn: '2026-11-22' as const } }
    expect(dueSections(plan, ended, none, '2026-11-24')).toMatchObject({ missed: [], today: [] })
  })
})

describe('ten missed days', () => {
  const plan = planOf(90)
  const start: Day = '2026-09-20'
  const today: Day = addDays(start, 20)
  /** Read are the first ten of twenty sections, and one from later. */
  const marks = new Set([...Array.from({ length: 10 }, (_, index) => String(index + 1)), '50'])
  const state = started(plan, start)
  const after = (way: CatchUpWay): PlanState => ({
    ...state,
    schedule: caughtUp(plan, state, marks, { day: today, way }),
  })

  it('are missed', () => {
    expect(idsOf(dueSections(plan, state, marks, today).missed)).toEqual([
      11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ])
  })

  it.each(catchUpWays)('are caught up with by %s, and no mark is lost', (way) => {
    const due = dueSections(plan, after(way), marks, today)
    expect(due.missed).toEqual([])
    expect(due.today.length).toBeGreaterThan(0)
    expect(due.read).toBe(11)
    expect(isRead(due.progress, plan.sections[49] ?? { id: 0, title: '', ranges: [] })).toBe(true)
  })

  it('are spread over the rest, to the same end', () => {
    const due = dueSections(plan, after('spread'), marks, today)
    expect(due.lastDay).toBe(addDays(start, 89))
    const days = [...plannedDays(plan, after('spread')).values()]
    const most = Math.max(...[...new Set(days)].map((day) => days.filter((one) => one === day).length))
    expect([days.length, most]).toEqual([79, 2])
  })

  it('move the end, as much a day as before', () => {
    const due = dueSections(plan, after('move'), marks, today)
    expect(due.lastDay).toBe(addDays(today, 78))
    expect(idsOf(due.today)).toEqual([11])
  })

  it('are left out, and the days of the others stay', () => {
    const [before, now] = [plannedDays(plan, state), plannedDays(plan, after('skip'))]
    expect([...now].filter(([id, day]) => before.get(id) !== day)).toEqual([])
    expect(dueSections(plan, after('skip'), marks, today)).toMatchObject({ total: 80, next: { id: 21 } })
  })

  it('of a plan by date can be caught up with too', () => {
    const dated = ownPlan('mcheyne')
    const own = started(dated, '2027-01-01', { byDate: true })
    for (const way of catchUpWays) {
      const schedule = caughtUp(dated, own, none, { day: '2027-01-11', way })
      const due = dueSections(dated, { ...own, schedule }, none, '2027-01-11')
      expect([way, due.missed.length]).toEqual([way, 0])
      expect(due.lastDay).toBe(way === 'move' ? '2028-01-10' : '2027-12-31')
    }
  })
})

const days = fc.integer({ min: -400, max: 1200 }).map((days) => addDays('2026-06-01', days))
const someWeekdays = fc.subarray(everyDay, { minLength: 1 })

describe('any schedule', () => {
  it('gives each section a day the member reads on, in order and evenly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        days,
        someWeekdays,
        fc.constantFrom(0.25, 0.5, 1, 2, 3, 7),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 40 })), {
          maxLength: 3,
        }),
        (count, from, own, perDay, breaks) => {
          const plan = planOf(count)
          const pauses = breaks.map(([at, length]) => ({
            from: addDays(from, at),
            to: addDays(from, at + length),
          }))
          const planned = [
            ...plannedDays(plan, { ...started(plan, from, { weekdays: own, perDay }), pauses }),
          ]
          expect(planned).toHaveLength(count)
          for (const [at, [, day]] of planned.entries()) {
            expect(own).toContain(weekdayOf(day))
            expect(pauses.some((pause) => pause.from <= day && day <= pause.to)).toBe(false)
            expect(daysBetween(from, day)).toBeGreaterThanOrEqual(0)
            expect(daysBetween(planned[at - 1]?.[1] ?? from, day)).toBeGreaterThanOrEqual(0)
          }
          const perDayNow = planned.filter(([, day]) => day === planned[0]?.[1]).length
          expect(perDayNow).toBeLessThanOrEqual(Math.max(1, Math.ceil(perDay)))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('is caught up with in each way, from any state, without losing a mark', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        days,
        someWeekdays,
        fc.integer({ min: 0, max: 250 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 200 })),
        fc.constantFrom(...catchUpWays),
        (count, from, own, gone, read, way) => {
          const plan = planOf(count)
          const state = started(plan, from, { weekdays: own })
          const marks = new Set(read.map(String))
          const day = addDays(from, gone)
          const before = dueSections(plan, state, marks, day)
          const schedule = caughtUp(plan, state, marks, { day, way })
          const after = dueSections(plan, { ...state, schedule }, marks, day)
          expect(after.missed).toEqual([])
          const skipped = way === 'skip' ? before.missed.length : 0
          expect([after.read, after.total]).toEqual([before.read, before.total - skipped])
          const left = plan.sections.filter((section) => !isRead(after.progress, section)).length - skipped
          const planned = plannedDays(plan, { ...state, schedule })
          expect([...planned].filter(([id, on]) => !marks.has(String(id)) && on >= day)).toHaveLength(left)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('with other weekdays keeps what is read and plans the rest', () => {
    const plan = planOf(20)
    const state = started(plan, '2026-11-02')
    const marks = new Set(['1', '2', '3'])
    const schedule = withWeekdays(plan, state, marks, { day: '2026-11-05', weekdays: [7] })
    const planned = plannedDays(plan, { ...state, schedule })
    expect(planned.size).toBe(17)
    expect([...planned.values()].every((day) => weekdayOf(day) === 7)).toBe(true)
  })
})
