/** The plans a member reads, with what is due today. Their code is loaded for those who read one. */
import { Suspense } from 'react'
import { useThings } from '../../model/account/member-database'
import { withMessages } from '../../platform/language/with-messages'
import { lazyPart } from '../../ui/timing/lazy-part'

const PlanToday = lazyPart(() =>
  withMessages(['plans'], async () => (await import('../../model/contents/plans/plan-today')).PlanToday),
)

export function PlanSlot() {
  const hasPlans = (useThings('pln')?.length ?? 0) > 0
  return <Suspense>{hasPlans && <PlanToday />}</Suspense>
}
