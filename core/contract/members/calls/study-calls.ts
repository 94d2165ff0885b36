/** Lists of what members have written and of what all members share: rows of the table of calls (api.ts). */
import * as z from 'zod/mini'
import { daySchema } from '../../../calendar/day'
import * as limits from '../../../limits'
import { numberingBases } from '../../editions/edition'
import { tagColours } from '../tag-colours'
import { activitySchema, noteSchema, targetSchema, uuidSchema } from '../things'
import { notificationSchema } from '../user'
import { memberCall } from './base-calls'

const page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1)
const meta = z.object({ max_page: z.int() })
const listedActivity = z.extend(activitySchema, { id: uuidSchema })

export const studyCalls = {
  lastActivity: {
    ...memberCall,
    method: 'GET',
    path: '/api/activity/last',
    summary: 'Where reading was left.',
    answer: z.object({ data: z.nullable(listedActivity) }),
  },
  activityAbbreviations: {
    ...memberCall,
    method: 'GET',
    path: '/api/activity/abbrs',
    summary: 'Translations that occur in the history.',
    answer: z.object({ data: z.array(z.string()) }),
  },
  activities: {
    ...memberCall,
    method: 'GET',
    path: '/api/activities',
    summary: 'The history, a page at a time.',
    query: z.object({
      /** JSON `{search?, types?, date?}`; `date` is a day (YYYY-MM-DD) or two joined by `..`. */
      filter: z.optional(z.string().check(z.maxLength(2_048))),
      /** date (also for an unknown word), name or type; a leading minus reverses the order. */
      sort: z.optional(z.string().check(z.maxLength(20))),
      page,
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.activityPageSize)),
        limits.activityPageSize,
      ),
      /** `list`: every entry; `last`: each route once. */
      mode: z._default(z.string().check(z.maxLength(20)), 'list'),
    }),
    answer: z.object({ data: z.object({ activities: z.array(listedActivity), meta }) }),
  },
  chapterNotes: {
    ...memberCall,
    method: 'GET',
    /** `{id}` is the canonical number of a chapter. */
    path: '/api/notes/{id}',
    summary:
      'Notes at the verses of a chapter: with `after` a page of them and where the next begins (0 is the first), else all.',
    params: z.object({ id: z.coerce.number().check(z.int(), z.minimum(1_001_000), z.maximum(99_999_999)) }),
    query: z.object({
      numbering: z._default(z.enum(numberingBases), 'eng'),
      /** `next` of the page before. */
      after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    }),
    answer: z.object({
      data: z.array(z.extend(noteSchema, { id: uuidSchema })),
      /** Absent where all were asked for; null on the last page. */
      next: z.optional(z.nullable(z.int())),
    }),
  },
  sharedTags: {
    ...memberCall,
    method: 'GET',
    path: '/api/tags',
    summary: 'Tags that members share, by name, with how many share each.',
    query: z.object({ sort: z._default(z.string().check(z.maxLength(20)), 'usercount'), page }),
    answer: z.object({
      data: z.object({
        tags: z.array(
          z.object({
            name: z.string(),
            colour: z.optional(z.enum(tagColours)),
            usercount: z.int(),
            verses: z.int(),
          }),
        ),
        meta,
      }),
    }),
    access: 'visitor',
  },
  sharedTag: {
    ...memberCall,
    method: 'GET',
    path: '/api/tag/{name}',
    summary: 'The verses that carry a shared tag.',
    params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(limits.maxTagName)) }),
    query: z.object({ page }),
    answer: z.object({
      data: z.object({
        name: z.string(),
        verses: z.array(z.object({ target: targetSchema, usercount: z.int() })),
        meta,
      }),
    }),
    access: 'visitor',
  },
  sharedLikes: {
    ...memberCall,
    method: 'GET',
    path: '/api/likes',
    summary: 'Verses members like, with how many do.',
    query: z.object({ sort: z._default(z.string().check(z.maxLength(20)), 'canonical'), page }),
    answer: z.object({
      data: z.object({ likes: z.array(z.object({ target: targetSchema, usercount: z.int() })), meta }),
    }),
    access: 'visitor',
  },
  notifications: {
    ...memberCall,
    method: 'GET',
    path: '/api/notifications',
    summary:
      'Messages for the member that are not dismissed; with the day of the device also what reading plans ask for (id 0).',
    query: z.object({ day: z.optional(daySchema) }),
    answer: z.object({ data: z.array(notificationSchema) }),
  },
} as const
