/** Stores a plan that was built, with its days, as one change. */
import { useTranslation } from 'react-i18next'
import type { Day } from '#core/calendar/day'
import { isSmall, type MadePlan } from '#core/contract/members/made-plan'
import type { Change } from '#core/contract/members/op'
import type { PlanSchedule } from '#core/contract/members/plan-state'
import type { Before, MadeParts } from '#core/plans/made/edit'
import { madeRow, planOfMade } from '#core/plans/made/made-plan'
import { marksAfter, rescheduled } from '#core/plans/made/reschedule'
import type { Plan } from '#core/plans/plan'
import { partChange } from '#core/plans/schedule/part-change'
import { newSchedule, plannedDays } from '#core/plans/schedule/planned-days'
import { workerClient } from '../../../platform/client/worker-client'
import { useToday } from '../../../platform/page/today'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { useReporting } from '../../../ui/snackbars/use-reporting'
import { type Draft, madeOf } from './draft'

/** The key of the stored plan; undefined where it could not be stored, which is then said. */
export function useSavePlan(
  before: Before | undefined,
): (draft: Draft, parts: MadeParts, title: string) => Promise<string | undefined> {
  const { t } = useTranslation('planning')
  const report = useReporting()
  const today = useToday()
  return async (draft, parts, title) => {
    const key = before?.key ?? crypto.randomUUID()
    const body = madeOf(draft, parts, title, before)
    if (!isSmall(body)) {
      showSnackbar(t('tooLong'), { type: 'error', id: 'plan' })
      return undefined
    }
    const changes = changesFor(key, body, { before, draft, today })
    if (!(await report(workerClient().changeAll(changes)))) return undefined
    showSnackbar(t(before ? 'plans:changed' : 'plans:started'), { id: 'plan' })
    return key
  }
}

interface Chosen {
  before: Before | undefined
  /** Of a new plan its first day; days of the week. */
  draft: Pick<Draft, 'from' | 'weekdays'>
  today: Day
}

/** The plan, marks of what stays of parts that are no more, and its days: of a new plan from its first day on. */
export function changesFor(key: string, body: MadePlan, chosen: Chosen): Change[] {
  const { before } = chosen
  const plan = planOfMade(key, body)
  const schedule = scheduleOf(plan, chosen)
  return [
    { kind: 'madePlan', key: madeRow(key), body },
    ...(before?.reading ? marksAfter(planOfMade(key, before.plan), plan, before.reading) : []),
    ...(schedule ? [partChange(key, schedule)] : []),
  ]
}

/** Undefined where nothing changes, and for a plan that nobody reads. */
function scheduleOf(
  plan: Plan,
  { before, draft: { from, weekdays }, today }: Chosen,
): PlanSchedule | undefined {
  if (!before) return newSchedule(plan, { from, weekdays, perDay: 1, round: 1, byDate: false })
  const { reading, key } = before
  if (!reading || plan.rule === 'dayOfMonth') return undefined
  const old = planOfMade(key, before.plan)
  const isSame = JSON.stringify(old.sections) === JSON.stringify(plan.sections)
  const areDaysSame = JSON.stringify(reading.state.schedule.weekdays) === JSON.stringify(weekdays)
  if (isSame && areDaysSame) return undefined
  const marked = marksAfter(old, plan, reading).map(({ key: mark }) => mark.split(':')[2] ?? '')
  const after = { ...reading, marks: new Set([...reading.marks, ...marked]) }
  return rescheduled(old, plan, after, { day: today, weekdays })
}

/** On which day each part of a plan that is being built would be read; empty for one that nobody reads. */
export function daysOf(plan: Plan, chosen: Chosen): ReadonlyMap<number, Day> {
  const { before } = chosen
  const schedule = scheduleOf(plan, chosen) ?? before?.reading?.state.schedule
  if (!schedule) return new Map()
  const state = before?.reading?.state ?? { pauses: [], upTo: new Map<number, number>() }
  return plannedDays(plan, { ...state, schedule })
}
