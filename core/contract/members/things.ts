/**
 * The data of synced records (SYNC 3.2); their kinds are in core/sync/kinds.ts. Data is as the server stores
 * and returns it; instants are the server's, ms since 1970.
 */
import * as z from 'zod/mini'
import * as limits from '../../limits'
import { numberingBases } from '../editions/edition'
import { uuidPattern } from '../uuid'
import { noteBodySchema } from './note-body'
import { tagColours } from './tag-colours'
import { isTarget } from './target'
import { typedText } from './typed-text'

/** Text of a target; see `target.ts`. */
export const targetSchema = z.string().check(z.refine(isTarget))
export const uuidSchema = z.string().check(z.regex(uuidPattern))
const instantSchema = z.int().check(z.minimum(0))
const canonicalSchema = z.int().check(z.minimum(limits.firstCanonical), z.maximum(99_999_999))

/** An activity as a device sends it. */
export const activityFields = z.object({
  name: typedText(limits.maxActivityName).check(z.minLength(1)),
  /** Path below the origin. */
  route: z.string().check(z.maxLength(2_048), z.regex(/^\/(?![/\\])[^\s\\\p{Cc}\p{Surrogate}]*$/u)),
  type: z.enum(['text', 'search']),
  /** Joined by commas. */
  abbreviations: z.string().check(z.maxLength(limits.maxColumns * 13), z.regex(/^[\p{L}\p{N},-]*$/u)),
  /** The activity this one continues; 0 for none and for read-on. */
  parent: z.union([uuidSchema, z.literal(0)]),
})
/** An activity as the server stores it. */
export const activitySchema = z.extend(activityFields, { occurredAt: instantSchema })
export type Activity = z.infer<typeof activitySchema>

/** A note as a device sends it. */
export const noteFields = z.object({
  title: typedText(limits.maxNoteTitle),
  body: noteBodySchema,
  /** The numbering of `chapter` and `verses`. */
  numbering: z.enum(numberingBases),
  /** Canonical of the chapter; 0 = a note without a verse. */
  chapter: z.union([canonicalSchema, z.literal(0)]),
  /** Canonicals of its verses, ascending; empty = the whole chapter. */
  verses: z.array(canonicalSchema).check(z.maxLength(limits.maxNoteVerses)),
  /** Tags by uuid; unknown ones are not shown. */
  tags: z.array(uuidSchema).check(z.maxLength(50)),
})
/** A note as the server stores it. */
export const noteSchema = z.extend(noteFields, {
  createdAt: instantSchema,
  changedAt: instantSchema,
  /** For a copy of a text that another device overwrote: the original note, and when the text was written. */
  copyOf: z.optional(z.object({ note: uuidSchema, writtenAt: instantSchema })),
})
export type Note = z.infer<typeof noteSchema>

/** A tag as a device sends it. */
export const tagFields = z.object({
  name: typedText(limits.maxTagName),
  colour: z.optional(z.enum(tagColours)),
  /** Shown to others, with counts but without names. */
  shared: z.boolean(),
})
export const tagSchema = tagFields
export type Tag = z.infer<typeof tagSchema>

/** The value itself. */
export const optionSchema = z.union([z.string().check(z.maxLength(4_096)), z.number(), z.boolean()])
/** Of a tagging, a like or a section that was read: when it began to exist. */
export const presenceSchema = z.object({ at: instantSchema })
/** Hides a notification until this instant. */
export const dismissalSchema = z.object({ until: instantSchema })

/** One row of a person, as the server numbers it: `rev` grows with every change of any row of that person. */
export const syncRowSchema = z.object({
  key: z.string().check(z.maxLength(200)),
  rev: z.int().check(z.minimum(1)),
  deleted: z.boolean(),
  /** Null when deleted; otherwise in the shape of its kind in core/sync/kinds.ts. */
  data: z.unknown(),
})
export type SyncRow = z.infer<typeof syncRowSchema>
