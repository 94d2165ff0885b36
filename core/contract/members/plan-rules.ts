/** Rules for the day of a section: its place in the plan, its own date, the day of the month, or nothing. */
export const planRules = ['day', 'date', 'dayOfMonth', 'free'] as const
export type PlanRule = (typeof planRules)[number]
