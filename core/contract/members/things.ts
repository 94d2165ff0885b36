/**
 * The data of what is synced (SYNC 3.2); which kinds there are, core/sync/kinds.ts says. Data is as the server stores and answers it;
 * instants are the server's, ms since 1970.
 */
import * as z from 'zod/mini'
import * as limits from '../../limits'
import { numberingBases } from '../editions/edition'
import { noteBodySchema } from './note-body'
import { tagColours } from './tag-colours'
import { isTarget } from './target'
import { typedText } from './typed-text'

export const targetSchema = z.string().check(z.refine(isTarget))
export const uuidSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))
const instantSchema = z.int().check(z.minimum(0))
const canonicalSchema = z.int().check(z.minimum(limits.firstCanonical), z.maximum(99_999_999))

export const activityFields = z.object({
  name: typedText(limits.maxActivityName).check(z.minLength(1)),
  /** Path below the origin. */
  route: z.string().check(z.maxLength(2_048), z.regex(/^\/(?![/\\])[^\s\\\p{Cc}\p{Surrogate}]*$/u)),
  type: z.enum(['text', 'search']),
  /** Joined by commas. */
  abbreviations: z.string().check(z.maxLength(limits.maxColumns * 13), z.regex(/^[\p{L}\p{N},-]*$/u)),
  /** The activity this one goes on from; 0 for none and for read-on. */
  parent: z.union([uuidSchema, z.literal(0)]),
})
export const activitySchema = z.extend(activityFields, { occurredAt: instantSchema })
export type Activity = z.infer<typeof activitySchema>

export const noteFields = z.object({
  title: typedText(limits.maxNoteTitle),
  body: noteBodySchema,
  /** In which `chapter` and `verses` count. */
  numbering: z.enum(numberingBases),
  /** Canonical of the chapter; 0 = a note at no verse. */
  chapter: z.union([canonicalSchema, z.literal(0)]),
  /** Canonicals of its verses, ascending; empty = the whole chapter. */
  verses: z.array(canonicalSchema).check(z.maxLength(200)),
  /** Tags by uuid; unknown ones are not shown. */
  tags: z.array(uuidSchema).check(z.maxLength(50)),
})
export const noteSchema = z.extend(noteFields, {
  createdAt: instantSchema,
  changedAt: instantSchema,
  /** A text that was overwritten by another device: the note it was, and when it was written. */
  copyOf: z.optional(z.object({ note: uuidSchema, writtenAt: instantSchema })),
})
export type Note = z.infer<typeof noteSchema>

export const tagFields = z.object({
  name: typedText(limits.maxTagName),
  colour: z.optional(z.enum(tagColours)),
  /** Shown to others, with counts, without names. */
  shared: z.boolean(),
})
export const tagSchema = tagFields
export type Tag = z.infer<typeof tagSchema>

/** The value itself. */
export const optionSchema = z.union([z.string().check(z.maxLength(4_096)), z.number(), z.boolean()])
/** A tagging, a like or a section that was read: it is there, since when. */
export const presenceSchema = z.object({ at: instantSchema })
export const dismissalSchema = z.object({ until: instantSchema })

/** A row of one person, as the server numbers it: `rev` grows with every change of any of the person's rows. */
export const syncRowSchema = z.object({
  key: z.string().check(z.maxLength(200)),
  rev: z.int().check(z.minimum(1)),
  deleted: z.boolean(),
  /** Null when deleted; otherwise of the shape its kind has in core/sync/kinds.ts. */
  data: z.unknown(),
})
export type SyncRow = z.infer<typeof syncRowSchema>

export function isUuid(text: string): boolean {
  return uuidSchema.safeParse(text).success
}
