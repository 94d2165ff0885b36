/** The writes and pulls of members (SYNC 3.3, 3.8): rows of the table of calls (api.ts). */
import * as z from 'zod/mini'
import * as limits from '../../../limits'
import { hourMs } from '../../../time'
import { madePlanSchema } from '../made-plan'
import { planChangeSchema } from '../plan-state'
import { activityFields, noteFields, optionSchema, syncRowSchema, tagFields, uuidSchema } from '../things'
import { wordMarkFields } from '../word-mark'
import { memberCall } from './base-calls'

const id = z.object({ id: uuidSchema })
/** Device time, ms since 1970. */
const deviceTime = z.coerce.number().check(z.int(), z.minimum(0))
/** `<tag uuid>:<target>`, `verse:<target>`, `<plan>:<section>`: the key of the row without its kind. */
const keyParams = z.object({ key: z.string().check(z.minLength(3), z.maxLength(150)) })
/** Revisions after the first, up to and including the second. */
const revisionGap = z.readonly(z.tuple([z.int(), z.int()]))
export type RevisionGap = z.infer<typeof revisionGap>
const oneRow = z.object({ row: syncRowSchema })

export const syncCalls = {
  addActivity: {
    ...memberCall,
    method: 'POST',
    path: '/api/activity',
    summary: 'A chapter was read or a search was done. With an id of the client it is stored once.',
    body: z.extend(activityFields, { id: z.optional(uuidSchema), occurredAt: z.optional(deviceTime) }),
    /** `row` is absent when the activity is older than the clear mark. */
    answer: z.object({ data: uuidSchema, row: z.optional(syncRowSchema) }),
  },
  clearActivities: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/activities',
    summary: 'Clears the history up to now, or up to a device time.',
    query: z.object({ before: z.optional(deviceTime) }),
    answer: z.object({ clearedBefore: z.int(), removed: z.array(uuidSchema) }),
  },
  setOption: {
    ...memberCall,
    method: 'PATCH',
    path: '/api/profile/option/{id}',
    summary: 'Sets one option of the tree.',
    params: z.object({ id: z.coerce.number().check(z.int(), z.minimum(1)) }),
    body: z.object({
      path: z.string().check(z.maxLength(100)),
      value: optionSchema,
    }),
    answer: oneRow,
    access: 'owner',
  },
  putNote: {
    ...memberCall,
    method: 'PUT',
    path: '/api/notes/{id}',
    summary:
      'Makes or changes a note; a text of another device that this one had not seen is kept as a copy.',
    params: id,
    body: z.extend(noteFields, { base: z.int().check(z.minimum(0)) }),
    /** The note, and the copy if one was made. */
    answer: z.object({ rows: z.array(syncRowSchema) }),
  },
  deleteNote: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/notes/{id}',
    summary: 'Deletes a note, unless another device has changed it since.',
    params: id,
    query: z.object({ base: z.coerce.number().check(z.int(), z.minimum(0)) }),
    answer: z.object({ row: syncRowSchema, kept: z.optional(z.literal(true)) }),
  },
  putTag: {
    ...memberCall,
    method: 'PUT',
    path: '/api/tags/{id}',
    summary: 'Makes or changes a tag.',
    params: id,
    body: tagFields,
    answer: oneRow,
  },
  deleteTag: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/tags/{id}',
    summary: 'Deletes a tag.',
    params: id,
    answer: oneRow,
  },
  putTagging: {
    ...memberCall,
    method: 'PUT',
    path: '/api/taggings/{key}',
    summary: 'Puts a tag on a verse.',
    params: keyParams,
    answer: oneRow,
  },
  deleteTagging: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/taggings/{key}',
    summary: 'Takes a tag off a verse.',
    params: keyParams,
    answer: oneRow,
  },
  putWordMark: {
    ...memberCall,
    method: 'PUT',
    path: '/api/word-marks/{id}',
    summary: 'Colours words of a verse in one edition.',
    params: id,
    body: wordMarkFields,
    answer: oneRow,
  },
  deleteWordMark: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/word-marks/{id}',
    summary: 'Takes the colour off words of a verse.',
    params: id,
    answer: oneRow,
  },
  putLike: {
    ...memberCall,
    method: 'PUT',
    path: '/api/likes/{key}',
    summary: 'Likes a verse.',
    params: keyParams,
    answer: oneRow,
  },
  deleteLike: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/likes/{key}',
    summary: 'Takes a like back.',
    params: keyParams,
    answer: oneRow,
  },
  putPlanProgress: {
    ...memberCall,
    method: 'PUT',
    path: '/api/plan-progress/{key}',
    summary: 'A section of a reading plan was read.',
    params: keyParams,
    answer: oneRow,
  },
  deletePlanProgress: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/plan-progress/{key}',
    summary: 'A section of a reading plan was not read after all.',
    params: keyParams,
    answer: oneRow,
  },
  putPlan: {
    ...memberCall,
    method: 'PUT',
    path: '/api/plans/{plan}/mine',
    summary: 'When a reading plan is read, its pauses, or how far a round of it is read.',
    params: z.object({ plan: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)) }),
    body: z.object({ change: planChangeSchema }),
    answer: oneRow,
  },
  putMadePlan: {
    ...memberCall,
    method: 'PUT',
    path: '/api/made-plans/{id}',
    summary: 'Makes or changes a reading plan of one’s own.',
    params: id,
    body: madePlanSchema,
    answer: oneRow,
  },
  deleteMadePlan: {
    ...memberCall,
    method: 'DELETE',
    path: '/api/made-plans/{id}',
    summary: 'Deletes a reading plan of one’s own; what was read of it stays.',
    params: id,
    answer: oneRow,
  },
  dismissNotification: {
    ...memberCall,
    method: 'POST',
    path: '/api/notifications/{id}/dismiss',
    summary: 'Hides a notification for its days.',
    params: z.object({ id: z.coerce.number().check(z.int(), z.minimum(0)) }),
    body: z.object({
      id: z.int(),
      /** Days until it may be shown again. */
      dismiss: z.int().check(z.minimum(0), z.maximum(3_650)),
      readingPlan: z.boolean(),
      ids: z.array(z.int()).check(z.maxLength(100)),
      /** Instead of days, ms from the click; a day in which clocks are put back is longer than 24 hours. */
      forMs: z.optional(z.int().check(z.minimum(0), z.maximum(26 * hourMs))),
    }),
    answer: oneRow,
  },
  pull: {
    ...memberCall,
    method: 'GET',
    path: '/api/sync',
    summary: 'What changed since a cursor, each row once, in the order of `rev`.',
    query: z.object({
      /** Opaque; empty at first. */
      cursor: z._default(z.string().check(z.maxLength(100)), ''),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pullPageSize)),
        limits.pullPageSize,
      ),
    }),
    answer: z.object({
      changes: z.array(syncRowSchema),
      cursor: z.string(),
      more: z.boolean(),
      /** The device's rows are too old to be updated: this page begins a snapshot of all rows. */
      reset: z.boolean(),
      /** Epoch of this database; another one after a backup was restored. */
      epoch: z.string(),
      clearedBefore: z.int(),
      /** Bytes the member uses on the server, and the quota. */
      space: z.optional(z.object({ used: z.int(), quota: z.int() })),
      /** Revisions whose rows were missing in restored backups: used at the end of a snapshot. */
      lost: z.optional(z.array(revisionGap)),
    }),
  },
} as const
