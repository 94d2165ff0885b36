/** Plans that addresses may name. */
import type { KnownPlan } from '../contract/address/contents/plan-address'
import { isOwnPlan, ownPlan } from './own/own-plans'
import type { Plan } from './plan'

/** Our plans, and others by their key. */
export function knownPlans(others: readonly Plan[]): { get(key: string): KnownPlan | undefined } {
  const byKey = new Map(others.map((plan) => [plan.key, plan]))
  return {
    get(key) {
      const plan = isOwnPlan(key) ? ownPlan(key) : byKey.get(key)
      return plan && { number: plan.number, sections: new Set(plan.sections.map(({ id }) => id)) }
    },
  }
}
