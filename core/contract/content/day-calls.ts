/** Reading plans and the verse of the day: rows of the table of calls (api.ts). */
import * as z from 'zod/mini'
import { daySchema } from '../../calendar/day'
import { numberingBases } from '../editions/edition'
import { planRules } from '../members/plan-rules'

const nothing = z.object({})
const plan = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
const range = z.object({ from: z.int(), to: z.int() })

const planRowSchema = z.object({
  key: z.string(),
  number: z.int(),
  rule: z.enum(planRules),
  title: z.string(),
  sections: z.int(),
  /** Of a day, for a quick reader. */
  minutes: z.int(),
  /** The pack that brings it; absent for ours. */
  pack: z.optional(z.string()),
})

const planSchema = z.object({
  key: z.string(),
  number: z.int(),
  rule: z.enum(planRules),
  title: z.string(),
  numbering: z.enum(numberingBases),
  sections: z.array(
    z.object({ id: z.int(), title: z.string(), date: z.optional(z.string()), ranges: z.array(range) }),
  ),
})
export type PlanAnswer = z.infer<typeof planSchema>

const visitors = { access: 'visitor', isPublic: true } as const

const verseSchema = z.object({
  /** Absent for an entry. */
  day: z.optional(daySchema),
  uuid: z.string(),
  /** English numbering. */
  range,
  /** These are absent where no edition of the library has the passage. */
  text: z.optional(z.string()),
  label: z.optional(z.string()),
  path: z.optional(z.string()),
  /** The edition asked for, or another one that has it. */
  edition: z.optional(z.string()),
})

export const dayCalls = {
  plans: {
    method: 'GET',
    path: '/api/plans',
    summary: 'All reading plans of this server, named in the language of the request.',
    params: nothing,
    query: nothing,
    answer: z.object({ data: z.array(planRowSchema) }),
    caching: 'revalidate',
    ...visitors,
  },
  plan: {
    method: 'GET',
    path: '/api/plans/{plan}',
    summary: 'A reading plan with the passages of its sections, counted as it says.',
    params: z.object({ plan }),
    query: nothing,
    answer: z.object({ data: planSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  verseOfTheDay: {
    method: 'GET',
    path: '/api/verse-of-the-day/{day}',
    summary: 'The passage of a day (YYYY-MM-DD) or of an entry (UUID), in an edition of the library.',
    params: z.object({ day: z.string().check(z.maxLength(36)) }),
    query: z.object({ edition: z.optional(z.string().check(z.maxLength(13))) }),
    answer: z.object({ data: verseSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  planCalendar: {
    method: 'GET',
    path: '/api/plans/{plan}/calendar',
    summary: 'The days of a plan from a day on, as a file for calendars (iCalendar).',
    params: z.object({ plan }),
    query: z.object({
      start: daySchema,
      /** Days of the week, Monday is 1: `1,2,3`. Absent: all of them. */
      weekdays: z.optional(z.string().check(z.regex(/^[1-7](?:,[1-7]){0,6}$/))),
      /** Sections a day. */
      perDay: z.optional(z.string().check(z.regex(/^(?:[1-9]|0\.5)$/))),
    }),
    answer: z.string(),
    contentType: 'text/calendar',
    caching: 'revalidate',
    ...visitors,
  },
} as const
