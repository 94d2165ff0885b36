/** Marks and days of a plan of one's own after it was changed. Pure. */
import { addDays, type Day, type Weekday } from '../../calendar/day'
import type { Change } from '../../contract/members/op'
import type { PlanSchedule } from '../../contract/members/plan-state'
import type { Plan } from '../plan'
import { packIds } from '../schedule/id-ranges'
import { isRead, markSection, progressOf } from '../schedule/marks'
import { idsOf, plannedDays } from '../schedule/planned-days'
import type { Reading } from './staying'

/** Changes that mark what stays of a part as read: it has fewer passages than before. */
export function marksAfter(before: Plan, after: Plan, { state, marks }: Reading): Change[] {
  const progress = progressOf(state, marks)
  const old = new Map(before.sections.map((section) => [section.id, section]))
  return after.sections.flatMap((section) => {
    const was = old.get(section.id)
    const isLess = was !== undefined && was.ranges.length > section.ranges.length
    return isLess && !isRead(progress, was) ? markSection(after, progress, section.id, true) : []
  })
}

/**
 * The schedule of a plan after its change: what is open from this day on, as much a day as before. Where something of the day was read, it goes
 * on with the next one. `marks`: with those of `marksAfter`.
 */
export function rescheduled(
  before: Plan,
  after: Plan,
  { state, marks }: Reading,
  { day, weekdays }: { day: Day; weekdays: readonly Weekday[] },
): PlanSchedule {
  const { byDate, ...rest } = state.schedule
  const schedule = { ...rest, ...(byDate && after.rule === 'date' ? { byDate } : {}) }
  const progress = progressOf(state, marks)
  const skipped = new Set(idsOf(before, schedule.skipped))
  const left = after.sections.filter((section) => !skipped.has(section.id) && !isRead(progress, section))
  const count = idsOf(before, schedule.sections).length
  const over = byDate || count === 0 ? left.length : Math.ceil((left.length * schedule.over) / count)
  const days = plannedDays(before, state)
  const hasReadToday = before.sections.some(
    (section) => days.get(section.id) === day && isRead(progress, section),
  )
  const from = hasReadToday ? addDays(day, 1) : day
  return {
    ...schedule,
    from: schedule.from > from ? schedule.from : from,
    sections: packIds(left.map(({ id }) => id)),
    over: Math.max(1, over),
    weekdays: weekdays.toSorted((one, other) => one - other),
  }
}
