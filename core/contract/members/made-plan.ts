/**
 * A reading plan that a member made, or opened from a file (SYNC 3.2): its sections as they are read, and what they were made of. Days are
 * not in it; they are the rows of `plan-state.ts`, as for every plan.
 */
import * as z from 'zod/mini'
import * as limits from '../../limits'
import { utf8Length } from '../../utf8-length'
import { numberingBases } from '../editions/edition'
import { planRules } from './plan-rules'
import { typedText } from './typed-text'

/** Ranges as short texts (core/scripture/packed-ranges.ts), in the numbering of the plan. */
const place = '\\d{1,3}(?:\\.\\d{1,3}){0,2}'
const range = `${place}(?:-${place})?`
const rangesSchema = z.string().check(z.regex(new RegExp(`^(?:${range}(?: ${range})*)?$`)))

/** How a plan is divided: into so many days, or so much a day. */
export const divisions = ['days', 'chapters', 'verses', 'minutes'] as const
export type DivisionBy = (typeof divisions)[number]

const divisionSchema = z.object({
  by: z.enum(divisions),
  amount: z.int().check(z.minimum(1), z.maximum(limits.maxPlanDays)),
})
export type Division = z.infer<typeof divisionSchema>

/** Places chosen together, in the order they are read in. */
const sourceSchema = z.object({
  /** Of a topic or a tag; passages name themselves. */
  name: z.optional(typedText(limits.maxPlanTitle)),
  ranges: rangesSchema,
})
export type MadeSource = z.infer<typeof sourceSchema>

const sectionSchema = z.object({
  id: z.int().check(z.minimum(1), z.maximum(limits.maxPlanSectionId)),
  title: z.optional(typedText(limits.maxPlanTitle)),
  /** `MM-DD`, of a plan by date. */
  date: z.optional(z.string().check(z.regex(/^\d{2}-\d{2}$/))),
  ranges: rangesSchema,
})
export type MadeSection = z.infer<typeof sectionSchema>

/** A plan as a device sends it and the server stores it. */
export const madePlanSchema = z
  .object({
    title: typedText(limits.maxPlanTitle).check(z.regex(/\S/)),
    about: z.optional(typedText(limits.maxPlanAbout)),
    rule: z.enum(planRules),
    numbering: z.enum(numberingBases),
    /** Empty where the plan came as a file. */
    sources: z.array(sourceSchema).check(z.maxLength(limits.maxPlanSources)),
    division: z.optional(divisionSchema),
    /** By ascending ids, which their marks hang on. */
    sections: z.array(sectionSchema).check(z.minLength(1), z.maxLength(limits.maxPlanSections)),
    /** The highest id that any section of it ever had: ids are not given twice. */
    lastId: z.int().check(z.minimum(1), z.maximum(limits.maxPlanSectionId)),
  })
  .check(
    z.refine(({ sections }) => sections.every(({ id }, at) => id > (sections[at - 1]?.id ?? 0)), 'order'),
    z.refine(({ sections, lastId }) => (sections.at(-1)?.id ?? 0) <= lastId, 'lastId'),
    z.refine(isSmall, 'too long'),
  )
export type MadePlan = z.infer<typeof madePlanSchema>

/** Whether a plan may be stored; longer ones are refused before they are sent. */
export function isSmall(plan: object): boolean {
  return utf8Length(JSON.stringify(plan)) <= limits.maxMadePlanBytes
}
