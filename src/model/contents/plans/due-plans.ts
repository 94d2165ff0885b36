/** The plans of a member with what is due on a day, out of their rows. */
import type { Day } from '#core/calendar/day'
import type { Due } from '#core/plans/schedule/due'
import type { ThingOf } from '#db/things'
import { dueOf, type Kept, keptPlans } from './my-plans'
import { type FoundPlan, plansByKeys } from './use-plans'

export interface DuePlan {
  found: FoundPlan
  kept: Kept
  due: Due
}

/** Running plans, in the order they were started in. */
export async function duePlans(
  rows: readonly ThingOf<'pln'>[],
  marks: readonly ThingOf<'rpp'>[],
  day: Day,
): Promise<DuePlan[]> {
  const running = [...keptPlans(rows, marks)].filter(([, { state }]) => state.schedule.endedOn === undefined)
  const plans = await plansByKeys(running.map(([key]) => key))
  return running.flatMap(([key, kept]) => {
    const found = plans.find(({ plan }) => plan.key === key)
    return found ? [{ found, kept, due: dueOf(found.plan, kept, day) }] : []
  })
}

/** Whether a section is planned for this day, or was for an earlier one, and is not read. */
export async function isAnythingDue(...asked: Parameters<typeof duePlans>): Promise<boolean> {
  return (await duePlans(...asked)).some(({ due }) => due.today.length > 0 || due.missed.length > 0)
}
