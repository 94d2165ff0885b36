/**
 * On which day each section is read. Nothing is stored per section: the days follow from what the member chose, so that another weekday
 * or a pause moves the sections that are to come.
 */
import { addDays, type Day, type Weekday, weekdayOf } from '../../calendar/day'
import type { PlanSchedule, PlanState } from '../../contract/members/plan-state'
import { maxPlanDays } from '../../limits'
import { type Plan, type PlanSection, sectionOf } from '../plan'
import { packIds, unpackIds } from './id-ranges'

/** Days looked through at most: a plan over `maxPlanDays`, read on one weekday. */
const mostDays = maxPlanDays * 7

/**
 * Days by the id of their section, the earliest first. Sections that a pause without an end keeps from having a day are left out, as
 * are skipped ones. Empty for a free plan and for one by the day of the month.
 */
export function plannedDays(plan: Plan, state: PlanState): ReadonlyMap<number, Day> {
  const { schedule } = state
  if (plan.rule === 'free' || plan.rule === 'dayOfMonth') return new Map()
  const skipped = new Set(idsOf(plan, schedule.skipped))
  const ids = idsOf(plan, schedule.sections)
  const days = schedule.byDate ? daysByDate(plan, state) : spreadDays(ids, state)
  return new Map([...days].filter(([id]) => !skipped.has(id)))
}

/** Sections in the order they are read in: those with a day by it, then the others as the plan has them. */
export function inReadingOrder(plan: Plan, days: ReadonlyMap<number, Day>): PlanSection[] {
  const planned = [...days.keys()].flatMap((id) => sectionOf(plan, id) ?? [])
  return [...planned, ...plan.sections.filter(({ id }) => !days.has(id))]
}

/** The last day on which something is read; undefined where no section has a day. */
export function lastDayOf(days: ReadonlyMap<number, Day>): Day | undefined {
  return [...days.values()].at(-1)
}

/** Ids that the plan has, of a packed text. */
export function idsOf(plan: Plan, packed: string): number[] {
  const { sections } = plan
  const last = sections.at(-1)?.id ?? 0
  const ids = unpackIds(packed, last)
  if (last === sections.length) return ids
  const known = new Set(sections.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/** Days on which the member reads, from the first day on; ends where a pause has no end. */
export function* readingDays(from: Day, { schedule, pauses }: PlanState): Generator<Day, undefined> {
  let day = from
  for (let count = 0; count < mostDays; count += 1) {
    const pause = pauses.find((one) => one.from <= day && (one.to ?? day) >= day)
    if (pause && pause.to === undefined) return
    if (!pause && schedule.weekdays.includes(weekdayOf(day))) yield day
    day = addDays(day, 1)
  }
}

/** Section k of n is read on reading day ⌊k · over / n⌋: even, and never two days without a section where sections suffice. */
function spreadDays(ids: readonly number[], state: PlanState): Map<number, Day> {
  const { from, over } = state.schedule
  const days = new Map<number, Day>()
  const calendar = readingDays(from, state)
  let reached = -1
  let day: Day | undefined
  for (const [index, id] of ids.entries()) {
    const wanted = Math.floor((index * over) / ids.length)
    while (reached < wanted) {
      day = calendar.next().value
      reached += 1
      if (day === undefined) return days
    }
    if (day !== undefined) days.set(id, day)
  }
  return days
}

/** The first of its dates from the start on. Weekdays do not matter; what falls into a pause is read after it. */
function daysByDate(plan: Plan, state: PlanState): Map<number, Day> {
  const { schedule, pauses } = state
  const wanted = new Set(idsOf(plan, schedule.sections))
  const days = new Map<number, Day>()
  for (const { id, date } of plan.sections) {
    if (date === undefined || !wanted.has(id)) continue
    const day = dateFrom(schedule.from, date)
    const pause = pauses.find((one) => one.from <= day && (one.to ?? day) >= day)
    if (!pause) days.set(id, day)
    else if (pause.to !== undefined) days.set(id, addDays(pause.to, 1))
  }
  // Started in the middle of the year, its second half is read first.
  return new Map([...days].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

/** A date that this year lacks, 29 February, is read on the day before. */
function dateFrom(from: Day, date: string): Day {
  const year = Number(from.slice(0, 4))
  const inYear = (one: number): Day => {
    const text = String(one).padStart(4, '0')
    const isLeap = one % 4 === 0 && (one % 100 !== 0 || one % 400 === 0)
    return `${text}-${date === '02-29' && !isLeap ? '02-28' : date}` as Day
  }
  const here = inYear(year)
  return here >= from ? here : inYear(year + 1)
}

/** A new round from a day on: all sections, so many a day. `perDay` may be a part of one: 0.5 is every second reading day. */
export function newSchedule(
  plan: Plan,
  {
    from,
    perDay,
    weekdays,
    round,
    byDate,
  }: Pick<PlanSchedule, 'from' | 'round'> & {
    perDay: number
    weekdays: readonly Weekday[]
    byDate: boolean
  },
): PlanSchedule {
  const { length } = plan.sections
  return {
    part: 'schedule',
    round,
    startedOn: from,
    from,
    sections: packIds(plan.sections.map(({ id }) => id)),
    skipped: '',
    over: Math.min(Math.max(1, Math.ceil(length / perDay)), maxPlanDays),
    weekdays: [...weekdays].sort((a, b) => a - b),
    ...(byDate ? { byDate: true } : {}),
  }
}
