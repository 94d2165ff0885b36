/**
 * The result of a search (spec 1 §3 "Search result", FEATURES SRCH-03); byte for byte the same from the
 * server and the worker.
 */
import * as z from 'zod/mini'
import { verseSchema } from '../editions/chapter'
import { bookTitlesSchema } from '../editions/names'
import { locales } from '../locales'
import { searchTypes } from './search-request'

/**
 * Whose words of the original an edition is searched by: its own, given or learnt; `lent`: those of the originals of the
 * library, in the same verses; `none`: there are none.
 */
export const originalOrigins = ['given', 'learnt', 'lent', 'none'] as const
export type OriginalOrigin = (typeof originalOrigins)[number]

/** Start and length in UTF-16 units, ascending, not overlapping. */
const marksSchema = z.array(z.tuple([z.int(), z.int()]))

/** A verse in the result. */
export const foundVerseSchema = z.extend(verseSchema, {
  /** In the edition's own numbering. */
  canonical: z.int(),
  /** The same row's place in the numbering of the first edition: equal for the verses of one row. */
  row: z.int(),
})
export type FoundVerse = z.infer<typeof foundVerseSchema>

/** The hits of one edition. */
export const editionHitsSchema = z.object({
  /** Verses found in this edition on all pages. */
  count: z.int(),
  /** How many of them contain none of the words: their meaning is similar. */
  meant: z.int(),
  /**
   * Verses of this page in order: the verses found, and beside them what this edition has in the same row
   * without being a hit.
   */
  verses: z.array(foundVerseSchema),
  /** By canonical of the verse, for every verse found; an empty list when only its meaning matched. */
  marks: z.record(z.string(), marksSchema),
  /** Headings found, by canonical of the following verse: their text and its marks. */
  headings: z.record(z.string(), z.object({ content: z.string(), marks: marksSchema })),
  /** By book number: the books of this page. */
  booknames: bookTitlesSchema,
  /** By book number: hits in all books, whatever the area, on all pages. */
  books: z.record(z.string(), z.int()),
})
export type EditionHits = z.infer<typeof editionHitsSchema>

/** What the editions of a search have together, where they are searched as one. */
export const mergedHitsSchema = z.object({
  /** Abbreviations of those that were searched, in the requested order. */
  editions: z.array(z.string()),
  /** Rows on all pages that have none of the words in any edition: their meaning is similar. */
  meant: z.int(),
  /** By book number: rows in all books, whatever the area, on all pages. */
  books: z.record(z.string(), z.int()),
  /** Rows of this page in order. */
  rows: z.array(
    z.object({
      row: z.int(),
      /**
       * Where it is found: the place of the edition in `editions`, and its first verse (canonical, in its own numbering).
       * The first one is the edition that has its text in `result`.
       */
      found: z.array(z.tuple([z.int(), z.int()])),
    }),
  ),
})
export type MergedHits = z.infer<typeof mergedHitsSchema>

/** Words of the original that a search asked for. */
export const askedOriginalsSchema = z.object({
  /** As typed, with the numbers that are meant: of a lemma several where dictionaries have several, none where none has it. */
  asked: z.array(z.object({ typed: z.string(), numbers: z.array(z.string()) })),
  /** By abbreviation: whose words of the original were searched. */
  origins: z.record(z.string(), z.enum(originalOrigins)),
})
export type AskedOriginals = z.infer<typeof askedOriginalsSchema>

/** An entry of the finder with its passages in the numbering of the first edition. */
export const foundEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Language of the title. */
  locale: z.enum(locales),
  /** The best first; verse 0 means the whole chapter. */
  places: z.array(z.object({ from: z.int(), to: z.int() })),
  /** The first verse of the first one. */
  text: z.string(),
})
export type FoundEntry = z.infer<typeof foundEntrySchema>

/** One page of results. */
export const searchAnswerSchema = z.object({
  /** The search that ran: a quoted phrase is classic, whatever was requested. */
  type: z.enum(searchTypes),
  /** By stored abbreviation, in the requested order. */
  result: z.record(z.string(), editionHitsSchema),
  /** Rows found in all editions together: pages are counted in rows. */
  count: z.int(),
  /**
   * Of editions that are searched as one. In `result` each then has the verses whose text it gives alone, and no books.
   */
  merged: z.optional(mergedHitsSchema),
  /** How many of them have all the words in one verse; absent where all do, or one word was typed. */
  whole: z.optional(z.int()),
  page: z.int(),
  max_pages: z.int(),
  /** Row of the last verse so far; 0 when nothing was found. */
  last_canonical: z.int(),
  /** By abbreviation: verses sent up to this page; empty where the editions are searched as one. */
  offsets: z.record(z.string(), z.int()),
  /** Words that no selected edition has and what was searched instead; empty when no spelling is close. */
  corrections: z.array(z.object({ word: z.string(), used: z.array(z.string()) })),
  /** Absent where no word of the original was asked for. */
  originals: z.optional(askedOriginalsSchema),
  /** When nothing was found: rows with the same words in all books, and with any one of the words. */
  wider: z.optional(z.int()),
  looser: z.optional(z.int()),
  /** Stories, persons, themes that the words name, best first; on the first page of a hybrid search. */
  entries: z.optional(z.array(foundEntrySchema)),
  /**
   * True when the search would have been too expensive: some words, or some of their matches, were left out.
   */
  partial: z.optional(z.boolean()),
  /** Version of the model used; empty when only words were searched. */
  meaning: z.string(),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
