/** The sections to read on a day: one function for page, worker and server. Pure. */
import type { Day } from '../../calendar/day'
import type { PlanState } from '../../contract/members/plan-state'
import { type Plan, type PlanSection, sectionOf } from '../plan'
import { isRead, type Progress, progressOf } from './marks'
import { idsOf, inReadingOrder, lastDayOf, plannedDays } from './planned-days'

export interface Due {
  /** Where the marks of these sections belong. */
  progress: Progress
  /** Planned for this day and not read. */
  today: readonly PlanSection[]
  /** Planned for an earlier day and not read. */
  missed: readonly PlanSection[]
  /** The first section that is neither read nor skipped, whenever it is planned. */
  next: PlanSection | undefined
  /** Sections of the round that are read, skipped ones left out of both. */
  read: number
  total: number
  /** The day of the last section; undefined where it has none. */
  lastDay: Day | undefined
  isPaused: boolean
}

/** `marks`: ends of the keys of all marks of the plan. */
export function dueSections(plan: Plan, state: PlanState, marks: ReadonlySet<string>, day: Day): Due {
  if (plan.rule === 'dayOfMonth') return dueOfMonth(plan, state, marks, day)
  const progress = progressOf(state, marks)
  const skipped = new Set(idsOf(plan, state.schedule.skipped))
  const days = plannedDays(plan, state)
  const wanted = inReadingOrder(plan, days).filter((section) => !skipped.has(section.id))
  const unread = wanted.filter((section) => !isRead(progress, section))
  const isPaused = isPausedOn(state, day)
  const isOff = isPaused || state.schedule.endedOn !== undefined
  const plannedAt = (section: PlanSection) => days.get(section.id)
  return {
    progress,
    today: isOff ? [] : unread.filter((section) => plannedAt(section) === day),
    missed: isOff ? [] : unread.filter((section) => (plannedAt(section) ?? day) < day),
    next: unread[0],
    read: wanted.length - unread.length,
    total: wanted.length,
    lastDay: lastDayOf(days),
    isPaused,
  }
}

/** True while nothing is due because the member pauses. */
export function isPausedOn({ pauses }: PlanState, day: Day): boolean {
  return pauses.some(({ from, to }) => from <= day && (to === undefined || to >= day))
}

/**
 * Each month is a round, and the section of a day has its number. Nothing is ever missed: what a day or a short month leaves out comes
 * again in the next month.
 */
function dueOfMonth(plan: Plan, state: PlanState, marks: ReadonlySet<string>, day: Day): Due {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const progress = progressOf(state, marks, year * 100 + month)
  const section = sectionOf(plan, date)
  const isPaused = isPausedOn(state, day)
  const isOn = !isPaused && state.schedule.endedOn === undefined && state.schedule.from <= day
  const today = isOn && section && !isRead(progress, section) ? [section] : []
  return {
    progress,
    today,
    missed: [],
    next: today[0],
    read: plan.sections.filter((one) => isRead(progress, one)).length,
    total: plan.sections.length,
    lastDay: undefined,
    isPaused,
  }
}
