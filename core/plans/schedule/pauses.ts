/** Pauses of a plan. Its sections are read after it, so nothing gets late meanwhile. Pure. */
import { addDays, type Day } from '../../calendar/day'
import type { PlanPauses, PlanState } from '../../contract/members/plan-state'
import * as limits from '../../limits'

/** From this day on nothing is due. The oldest pauses are left out where there are too many. */
export function pausedFrom({ pauses }: PlanState, day: Day): PlanPauses {
  return { part: 'pause', pauses: [...pauses, { from: day }].slice(-limits.maxPlanPauses) }
}

/** Reading goes on with this day; a pause that began on it was none. */
export function resumedOn({ pauses }: PlanState, day: Day): PlanPauses {
  return {
    part: 'pause',
    pauses: pauses.flatMap((pause) => {
      const isOver = pause.to !== undefined && pause.to < day
      if (isOver) return [pause]
      return pause.from < day ? [{ from: pause.from, to: addDays(day, -1) }] : []
    }),
  }
}
