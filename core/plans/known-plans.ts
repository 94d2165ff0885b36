/** Plans that addresses may name. Those of members are on their devices alone: each may be there, and the page says where it is not. */
import type { KnownPlan } from '../contract/address/contents/plan-address'
import { isMadeKey, madeNumber } from './made/made-plan'
import { isOwnPlan, ownPlan } from './own/own-plans'
import type { Plan } from './plan'

/** Our plans, and others by their key. */
export function knownPlans(others: readonly Plan[]): { get(key: string): KnownPlan | undefined } {
  const byKey = new Map(others.map((plan) => [plan.key, plan]))
  return {
    get(key) {
      if (isMadeKey(key)) return { number: madeNumber, sections: { has: () => true } }
      const plan = isOwnPlan(key) ? ownPlan(key) : byKey.get(key)
      return plan && { number: plan.number, sections: new Set(plan.sections.map(({ id }) => id)) }
    },
  }
}
