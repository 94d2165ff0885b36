/** The address of a part of a plan, with its name for people. */
import type { TFunction } from 'i18next'
import { slugOf } from '#core/content/reading/addresses'
import { sectionPath } from '#core/contract/address/contents/plan-address'
import type { Plan, PlanSection } from '#core/plans/plan'
import { sectionTitle } from '../../../model/contents/plans/plan-words'

export function sectionHref(plan: Plan, section: PlanSection, t: TFunction<'plans'>): string {
  return sectionPath(plan.key, slugOf(sectionTitle(section, t)), section.id)
}
