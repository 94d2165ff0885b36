/**
 * Addresses of reading plans (spec 2 §2, FEATURES CONT-03): `/reading-plan/{plan}/{number}` is a plan,
 * `/reading-plan/{plan}/{title}/{number}` a section of it. Plan and number count, the title is for people.
 */

export interface KnownPlan {
  number: number
  /** Ids of its sections. */
  sections: Pick<ReadonlySet<number>, 'has'>
}

export type PlanPlace =
  | { kind: 'plan'; key: string }
  /** For members only. */
  | { kind: 'section'; key: string; id: number }
  /** The list, or the same plan under its canonical address. */
  | { kind: 'elsewhere'; path: string }
  | { kind: 'unknown' }

const number = /^\d{1,9}$/

/** The address of a plan, decoded. */
export function planPath({ key, number: id }: { key: string; number: number }): string {
  return `/reading-plan/${key}/${id}`
}

/** The address of a section, decoded. `word`: for people. */
export function sectionPath(key: string, word: string, id: number): string {
  return `/reading-plan/${key}/${word}/${id}`
}

/** Reads the words after `/reading-plan/`; what has neither form leads to the list. */
export function readPlanAddress(
  words: readonly string[],
  plans: Pick<ReadonlyMap<string, KnownPlan>, 'get'>,
): PlanPlace {
  const [name = ''] = words
  const last = words.at(-1) ?? ''
  if ((words.length !== 2 && words.length !== 3) || !number.test(last))
    return { kind: 'elsewhere', path: '/reading-plans' }
  const key = name.toLowerCase()
  const plan = plans.get(key)
  if (!plan) return { kind: 'unknown' }
  const id = Number(last)
  if (words.length === 3) return plan.sections.has(id) ? { kind: 'section', key, id } : { kind: 'unknown' }
  if (id !== plan.number) return { kind: 'unknown' }
  return name === key ? { kind: 'plan', key } : { kind: 'elsewhere', path: planPath({ key, number: id }) }
}
