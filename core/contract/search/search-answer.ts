/** What a search finds (spec 1 §3 "Search result", FEATURES SRCH-03); byte for byte the same from the server and from the worker. */
import * as z from 'zod/mini'
import { verseSchema } from '../editions/chapter'
import { bookTitlesSchema } from '../editions/names'
import { searchTypes } from './search-request'

/** Start and length in UTF-16 units, ascending, not overlapping. */
const marksSchema = z.array(z.tuple([z.int(), z.int()]))

export const foundVerseSchema = z.extend(verseSchema, {
  /** In the edition's own numbering. */
  canonical: z.int(),
  /** The place it stands beside in the numbering of the first edition: equal for the verses of one row. */
  row: z.int(),
})
export type FoundVerse = z.infer<typeof foundVerseSchema>

export const editionHitsSchema = z.object({
  /** Verses found in this edition on all pages. */
  count: z.int(),
  /** How many of them have none of the words: their meaning is near. */
  meant: z.int(),
  /** Of this page, in its order: the verses found, and beside them what stands there in this edition without being found. */
  verses: z.array(foundVerseSchema),
  /** By canonical of the verse, for every verse found; an empty list where its meaning alone was found. */
  marks: z.record(z.string(), marksSchema),
  /** Headings found, by canonical of the verse below: their text and the marks in it. */
  headings: z.record(z.string(), z.object({ content: z.string(), marks: marksSchema })),
  /** By book number: the books of this page. */
  booknames: bookTitlesSchema,
  /** By book number: verses found in all books, whatever the area, on all pages. */
  books: z.record(z.string(), z.int()),
})
export type EditionHits = z.infer<typeof editionHitsSchema>

export const searchAnswerSchema = z.object({
  /** What was done: a quoted phrase is classic whatever was asked for. */
  type: z.enum(searchTypes),
  /** By stored abbreviation, in the order asked for. */
  result: z.record(z.string(), editionHitsSchema),
  /** Rows found in all editions together: what pages are counted over. */
  count: z.int(),
  page: z.int(),
  max_pages: z.int(),
  /** Row of the last verse so far; 0 where nothing was found. */
  last_canonical: z.int(),
  /** By abbreviation: verses sent up to this page. */
  offsets: z.record(z.string(), z.int()),
  /** Words in no selected edition and what was looked for instead; nothing where no spelling is near. */
  corrections: z.array(z.object({ word: z.string(), used: z.array(z.string()) })),
  /** Where nothing was found: rows with the same words in all books, and with any one of the words. */
  wider: z.optional(z.int()),
  looser: z.optional(z.int()),
  /** True where the search would have been too much: some of the words, or of what has them, was left out. */
  partial: z.optional(z.boolean()),
  /** Version of the model of meanings that took part; empty where words alone were searched. */
  meaning: z.string(),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
