/** Plans and schedules for tests. */
import { type Day, weekdays } from '#core/calendar/day'
import type { PlanState } from '#core/contract/members/plan-state'
import type { Plan } from '#core/plans/plan'
import { newSchedule } from '#core/plans/schedule/planned-days'

export const everyDay = [...weekdays]
const range = { from: 43_001_000, to: 43_001_000 }

export function planOf(sections: number, passages = 1): Plan {
  return {
    key: 'test-1',
    number: 1,
    rule: 'day',
    numbering: 'eng',
    sections: Array.from({ length: sections }, (_, index) => ({
      id: index + 1,
      title: '',
      ranges: Array.from({ length: passages }, () => range),
    })),
  }
}

export function started(
  plan: Plan,
  from: Day,
  more: Partial<Parameters<typeof newSchedule>[1]> = {},
): PlanState {
  const schedule = newSchedule(plan, {
    from,
    perDay: 1,
    weekdays: everyDay,
    round: 1,
    byDate: false,
    ...more,
  })
  return { schedule, pauses: [], upTo: new Map() }
}
