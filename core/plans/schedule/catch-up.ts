/** Three quiet ways to go on after days without reading. Each is a new schedule; no mark is touched. Pure. */
import { addDays, type Day } from '../../calendar/day'
import type { PlanSchedule, PlanState } from '../../contract/members/plan-state'
import type { Plan } from '../plan'
import { dueSections } from './due'
import { packIds } from './id-ranges'
import { isRead, progressOf } from './marks'
import { idsOf, inReadingOrder, lastDayOf, plannedDays, readingDays } from './planned-days'

/** `spread`: the rest over the days to the same end; `move`: as much a day as before, the end moves; `skip`: what was missed is left out. */
export const catchUpWays = ['spread', 'move', 'skip'] as const
export type CatchUpWay = (typeof catchUpWays)[number]

export function caughtUp(
  plan: Plan,
  state: PlanState,
  marks: ReadonlySet<string>,
  { day, way }: { day: Day; way: CatchUpWay },
): PlanSchedule {
  const { schedule } = state
  const due = dueSections(plan, state, marks, day)
  if (way === 'skip') {
    const skipped = [...idsOf(plan, schedule.skipped), ...due.missed.map(({ id }) => id)]
    return { ...schedule, skipped: packIds([...new Set(skipped)].sort((a, b) => a - b)) }
  }
  const left = unreadOf(plan, state, marks)
  const { byDate: _, ...rest } = schedule
  const over =
    way === 'spread' ? daysUntil(endOf(plan, state, day), state, day) : paceOf(plan, schedule, left)
  return { ...rest, from: day, sections: packIds(left), over: Math.max(1, over) }
}

/** The schedule of the same sections with other weekdays, from a day on; what is read stays, and so does the end as far as it can. */
export function withWeekdays(
  plan: Plan,
  state: PlanState,
  marks: ReadonlySet<string>,
  { day, weekdays }: { day: Day; weekdays: PlanSchedule['weekdays'] },
): PlanSchedule {
  const { byDate: _, ...schedule } = state.schedule
  const left = unreadOf(plan, state, marks)
  const from = schedule.from > day ? schedule.from : day
  return {
    ...schedule,
    from,
    weekdays,
    sections: packIds(left),
    over: Math.max(1, paceOf(plan, schedule, left)),
  }
}

function unreadOf(plan: Plan, state: PlanState, marks: ReadonlySet<string>): number[] {
  const progress = progressOf(state, marks)
  const skipped = new Set(idsOf(plan, state.schedule.skipped))
  return inReadingOrder(plan, plannedDays(plan, state))
    .filter((section) => !skipped.has(section.id) && !isRead(progress, section))
    .map(({ id }) => id)
}

/** Reading days for what is left, at the pace of the schedule. */
function paceOf(plan: Plan, { sections, over, byDate }: PlanSchedule, left: readonly number[]): number {
  const count = idsOf(plan, sections).length
  return byDate || count === 0 ? left.length : Math.ceil((left.length * over) / count)
}

/** The last planned day, or the day itself where that is over. */
function endOf(plan: Plan, state: PlanState, day: Day): Day {
  const last = lastDayOf(plannedDays(plan, state)) ?? day
  return last < day ? day : last
}

function daysUntil(last: Day, state: PlanState, day: Day): number {
  const end = addDays(last, 1)
  let count = 0
  for (const one of readingDays(day, state)) {
    if (one >= end) break
    count += 1
  }
  return count
}
