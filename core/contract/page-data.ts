/**
 * The JSON block (`<script type="application/json" id="data">`) in the answer to a text address: what the server, or the
 * service worker from the local database, already knew. The page starts from it; the worker stores it; nothing is fetched twice.
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

/** A text address, understood: stored abbreviations, the chapter to open, the verses to mark, the other places named. */
export const textAddressSchema = z.object({
  abbreviations: z.array(z.string()),
  /** Canonical of the chapter (verse 0) in the first edition's numbering. */
  chapter: z.int(),
  /** Ranges inside that chapter to scroll to and mark. */
  marked: z.array(rangeSchema),
  /** Further places of the address, shown as chips. */
  others: z.array(rangeSchema),
  /** The one canonical path. */
  path: z.string(),
})
export type TextAddress = z.infer<typeof textAddressSchema>

export const pageDataSchema = z.object({
  contract: z.int(),
  /** Absent on pages that are no text address. */
  address: z.optional(textAddressSchema),
  /** Every edition of the server, for the worker to store; empty where the device answers from what it has stored. */
  editions: z.array(editionSummarySchema),
  /** Of the editions in the address; at home of the one that its verse is from. */
  manifests: z.array(manifestSchema),
  /** Every chapter the address needs, also the ones other numberings put the same text in; at home that of its verse. */
  chapters: z.array(chapterRecordSchema),
  /** Book titles by locale: those of the editions in the address. */
  names: z.record(z.string(), bookTitlesSchema),
})
export type PageData = z.infer<typeof pageDataSchema>
