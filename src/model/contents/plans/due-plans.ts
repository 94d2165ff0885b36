/** The plans that a member is reading, with what is due. */
import { useMemo } from 'react'
import type { Day } from '#core/calendar/day'
import { type Due, dueSections } from '#core/plans/schedule/due'
import type { ThingOf } from '#db/things'
import { useToday } from '../../../platform/page/today'
import { useAnswer } from '../../asking/use-answer'
import { type Kept, keptPlans, useKeptPlans } from './my-plans'
import { type FoundPlan, madePlans, plansByKeys, useMadePlans } from './use-plans'

export interface DuePlan {
  found: FoundPlan
  kept: Kept
  due: Due
}

/** Those of today, in the order they were started in; empty until they are known. */
export function useDuePlans(): readonly DuePlan[] {
  const day = useToday()
  const kept = useKeptPlans()
  const name = runningKeys(kept).join(' ')
  const made = useMadePlans()
  const plans = useAnswer(
    name === '' || !made ? undefined : [name, made],
    async () => await plansByKeys(name.split(' '), made ?? new Map()),
  )
  return useMemo(() => (kept && plans ? withDue(plans, kept, day) : []), [plans, kept, day])
}

/** Whether a section is planned for this day, or was for an earlier one, and is not read. */
export async function isAnythingDue(
  rows: readonly ThingOf<'pln'>[],
  marks: readonly ThingOf<'rpp'>[],
  made: readonly ThingOf<'mpl'>[],
  day: Day,
): Promise<boolean> {
  const kept = keptPlans(rows, marks)
  const plans = withDue(await plansByKeys(runningKeys(kept), madePlans(made)), kept, day)
  return plans.some(({ due }) => due.today.length > 0 || due.missed.length > 0)
}

function runningKeys(kept: ReadonlyMap<string, Kept> | undefined): string[] {
  return [...(kept ?? [])].filter(([, { state }]) => state.schedule.endedOn === undefined).map(([key]) => key)
}

function withDue(plans: readonly FoundPlan[], kept: ReadonlyMap<string, Kept>, day: Day): DuePlan[] {
  return plans.flatMap((found) => {
    const own = kept.get(found.plan.key)
    return own ? [{ found, kept: own, due: dueSections(found.plan, own.state, own.marks, day) }] : []
  })
}
