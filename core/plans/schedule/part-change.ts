/** The change of a row that a member keeps of a plan. */
import type { Change } from '../../contract/members/op'
import { type PlanChange, partKey } from '../../contract/members/plan-state'

export function partChange(plan: string, body: PlanChange): Change {
  return { kind: 'plan', key: `pln:${plan}:${partKey(body)}`, body }
}
