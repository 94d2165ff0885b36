/** Addresses of reading plans (spec 2 §2, FEATURES CONT-03). */

export type PlanPlace =
  | { kind: 'plan'; name: string; id: number }
  /** For members only. */
  | { kind: 'section'; name: string; title: string; id: number }
  | { kind: 'list' }
  | { kind: 'unknown' }

const number = /^\d{1,9}$/

/**
 * Reads the words after `/reading-plan/`: `{name}/{id}` is a plan, `{name}/{title}/{id}` a section of it, any
 * other form leads to the list. `plans`: the existing names, in lower case.
 */
export function readPlanAddress(words: readonly string[], plans: ReadonlySet<string>): PlanPlace {
  const [name = '', title = ''] = words
  const id = words.at(-1) ?? ''
  if ((words.length !== 2 && words.length !== 3) || !number.test(id)) return { kind: 'list' }
  if (!plans.has(name.toLowerCase())) return { kind: 'unknown' }
  return words.length === 2
    ? { kind: 'plan', name, id: Number(id) }
    : { kind: 'section', name, title, id: Number(id) }
}
