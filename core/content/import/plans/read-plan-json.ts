/**
 * Reads reading plans in JSON: our own form (docs/content.md), alone or in a list, and the form of days with references in OSIS as a
 * research project wrote it.
 */
import * as z from 'zod/mini'
import { numberingBases } from '../../../contract/editions/edition'
import { planRules } from '../../../contract/members/plan-rules'
import type { ContentSink } from '../sink'
import { damagedPlan, type PlanFound, sayPlan } from './plan-found'

const text = z.string().check(z.trim())
const name = text.check(z.minLength(1))

const sectionSchema = z.object({
  id: z.optional(z.int().check(z.minimum(1))),
  title: z.optional(text),
  date: z.optional(text),
  readings: z.array(name),
})

const ownSchema = z.object({
  title: name,
  about: z.optional(text),
  rule: z.optional(z.enum(planRules)),
  numbering: z.optional(z.enum(numberingBases)),
  locale: z.optional(text),
  abbr: z.optional(text),
  name: z.optional(text),
  licence: z.optional(text),
  attribution: z.optional(text),
  sourceUrl: z.optional(text),
  digitisedBy: z.optional(text),
  sections: z.array(sectionSchema),
})

/** `{"title": …, "plan": [{"day": 1, "refs": ["Gen.1"]}]}`. */
const daysSchema = z.object({
  title: name,
  plan: z.array(z.object({ day: z.int().check(z.minimum(1)), refs: z.array(name) })),
})

const objectSchema = z.record(z.string(), z.unknown())

/** The plans of a parsed file; undefined where it holds something else. */
export function plansIn(value: unknown): unknown[] | undefined {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items.some(isPlan) ? items : undefined
}

function isPlan(item: unknown): boolean {
  const object = objectSchema.safeParse(item)
  if (!object.success) return false
  const { sections, plan, rule } = object.data
  return Array.isArray(sections) || Array.isArray(plan) || planRules.some((one) => one === rule)
}

/** Says the plans that `plansIn` found. Throws `file-damaged` with what is wrong, and in which section. */
export function readPlanJson(items: readonly unknown[], file: string, sink: ContentSink): void {
  for (const [at, item] of items.entries()) {
    const number = at + 1
    sink.at({ file, line: number })
    const days = objectSchema.safeParse(item).data?.['plan']
    if (Array.isArray(days)) sayPlan(ofDays(item, file, number), file, sink)
    else sayOwn(item, { file, number, isOnly: items.length === 1 }, sink)
  }
}

function ofDays(item: unknown, file: string, number: number): PlanFound {
  const { title, plan } = parse(item, daysSchema, file, number)
  const sections = plan.map(({ day, refs }) => ({ id: day, title: '', readings: refs, line: day }))
  return { title, about: '', rule: 'day', sections }
}

function sayOwn(
  item: unknown,
  { file, number, isOnly }: { file: string; number: number; isOnly: boolean },
  sink: ContentSink,
): void {
  const {
    title,
    about = '',
    rule = 'day',
    sections,
    locale,
    name: ofPack,
    ...more
  } = parse(item, ownSchema, file, number)
  const { numbering, ...said } = more
  sink.metadata({
    ...said,
    ...(locale === undefined ? {} : { language: locale }),
    // A list or a folder of plans has a name of its own.
    ...(isOnly && ofPack !== undefined ? { name: ofPack } : {}),
  })
  const found = sections.map(({ id, title: own = '', date, readings }, at) => ({
    id: id ?? at + 1,
    title: own,
    readings,
    line: at + 1,
    ...(date === undefined ? {} : { date }),
  }))
  sayPlan({ title, about, rule, sections: found, ...(numbering ? { numbering } : {}) }, file, sink)
}

function parse<Shape>(item: unknown, schema: z.ZodMiniType<Shape>, file: string, number: number): Shape {
  const parsed = schema.safeParse(item)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw damagedPlan(file, `plan ${number}${placeOf(issue?.path ?? [])}: ${issue?.message ?? ''}`)
}

/** `sections 4 readings 0` is said as a person counts. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) =>
      typeof key === 'number' ? ` ${key + 1}` : key === 'sections' ? ', section' : `, ${String(key)}`,
    )
    .join('')
}
