/**
 * The JSON block (`<script type="application/json" id="data">`) in the answer to a text address: what the
 * server, or the service worker with the local database, already knew. The page starts from it and the worker
 * stores it, so nothing is fetched twice.
 */
import * as z from 'zod/mini'
import { chapterSchema } from './editions/chapter'
import { editionSummarySchema, manifestSchema } from './editions/edition'
import { bookTitlesSchema } from './editions/names'

/** One stored chapter of one edition; `hash` is the hash of its book. */
export const chapterRecordSchema = z.object({
  abbreviation: z.string(),
  hash: z.string(),
  /** Titles of the book, as printed. */
  titles: z.array(z.string()),
  chapter: chapterSchema,
})
export type ChapterRecord = z.infer<typeof chapterRecordSchema>

/** A canonical range in the numbering of the first edition of the address. */
export const rangeSchema = z.object({ from: z.int(), to: z.int() })
export type Range = z.infer<typeof rangeSchema>

/**
 * The meaning of a text address: stored abbreviations, the chapter to open, the verses to mark, the other
 * places named.
 */
export const textAddressSchema = z.object({
  abbreviations: z.array(z.string()),
  /** Canonical of the chapter (verse 0) in the first edition's numbering. */
  chapter: z.int(),
  /** Ranges inside that chapter to scroll to and mark. */
  marked: z.array(rangeSchema),
  /** Further places of the address, shown as chips. */
  others: z.array(rangeSchema),
  /**
   * Of a passage over several chapters: those after the first, which stand below it, one range for each. The
   * verses to mark, or the chapter itself (verse 0) without a mark.
   */
  further: z.optional(z.array(rangeSchema)),
  /** The rest of such a passage beyond its limit (`maxPassageChapters`). */
  rest: z.optional(rangeSchema),
  /** The one canonical path. */
  path: z.string(),
})
export type TextAddress = z.infer<typeof textAddressSchema>

/** Data of a page. */
export const pageDataSchema = z.object({
  contract: z.int(),
  /** Absent on pages without a text address. */
  address: z.optional(textAddressSchema),
  /** All editions of the server, for the worker to store; empty when the device answers from its database. */
  editions: z.array(editionSummarySchema),
  /** Manifests of the editions in the address; on the home page, of the edition of its verse. */
  manifests: z.array(manifestSchema),
  /**
   * Every chapter the address needs, including those where other numberings put the same text; on the home
   * page, those of the verse of the day.
   */
  chapters: z.array(chapterRecordSchema),
  /** Those of `address.further` that were known. */
  further: z.optional(z.array(chapterRecordSchema)),
  /**
   * On the home page: the verses of yesterday, today and tomorrow by UTC in its edition. `isOther`: the edition lacks that of the day, and
   * another one greets. `edition`: another one of `manifests`, where the first has only a part of the sentence.
   */
  days: z.optional(
    z.array(
      z.object({
        day: z.string(),
        text: z.string(),
        href: z.string(),
        label: z.string(),
        edition: z.optional(z.string()),
        isOther: z.optional(z.literal(true)),
      }),
    ),
  ),
  /** Book titles by locale, for the editions in the address. */
  names: z.record(z.string(), bookTitlesSchema),
})
export type PageData = z.infer<typeof pageDataSchema>
