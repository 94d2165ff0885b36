/** A reading plan: what is read in which section. When it is read is the member's (schedule/). */
import type { Range } from '../contract/content/article'
import type { NumberingBase } from '../contract/editions/edition'
import type { PlanRule } from '../contract/members/plan-rules'

export interface PlanSection {
  /** From 1, ascending in the order of the plan; stays when the plan is updated, and so do the marks of its readers. */
  id: number
  /** Its place in the plan, which is shown, where the id is another number. */
  place?: number
  /** Empty where the number says enough. */
  title: string
  /** The message that is its title instead, in the group `plans`. */
  titleKey?: `prayer-${number}`
  /** Passages in the numbering of the plan, in reading order. */
  ranges: readonly Range[]
  /** `MM-DD`, of a plan by date. */
  date?: string
}

export interface Plan {
  /** In addresses and in the keys of what members keep: `mcheyne`, `acts-3`. */
  key: string
  /** The number at the end of its address. */
  number: number
  rule: PlanRule
  numbering: NumberingBase
  sections: readonly PlanSection[]
}

/** "Day 12" and the name of the section, where it has one. `numbered`: "Day 12" in the language. */
export function sectionTitle(
  { title, titleKey }: PlanSection,
  numbered: string,
  say: (key: NonNullable<PlanSection['titleKey']>) => string,
): string {
  const name = titleKey === undefined ? title : say(titleKey)
  return name === '' ? numbered : `${numbered}: ${name}`
}

/** A section by its id. */
export function sectionOf(plan: Plan, id: number): PlanSection | undefined {
  const guess = plan.sections[id - 1]
  return guess?.id === id ? guess : plan.sections.find((section) => section.id === id)
}
